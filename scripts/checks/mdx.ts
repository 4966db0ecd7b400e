import type { Context, Problem } from './types.ts'

export const name = 'mdx'
export const describe = 'every page is well-formed MDX with front matter; other checks skip pages that are not'

/** Pages that could not be parsed. */
export function run({ broken }: Context): Problem[] {
  return broken.map(({ file, line, message, fix }) => ({ file, line, message, fix }))
}
