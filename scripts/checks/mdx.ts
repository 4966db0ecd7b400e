import type { Context, Problem } from './types.ts'

export const name = 'mdx'
export const describe = 'every page is well-formed MDX with front matter; no other check sees one that is not'

/** Pages that could not be parsed. */
export function run({ broken }: Context): Problem[] {
  return broken.map(({ file, line, message, mend }) => ({ file, line, message, mend }))
}
