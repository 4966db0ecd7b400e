import type { Context, Problem } from './types.ts'

export const name = 'data'
export const describe = 'everything under data/ has its shape, its sources, and an id of its own'

/** What the loader found wrong, in the form of a check. */
export function run({ dataProblems }: Context): Problem[] {
  return dataProblems.map(({ file, line, message, mend }) => ({ file, line, message, mend }))
}
