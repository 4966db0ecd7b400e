import type { Context, Problem } from './types.ts'

export const name = 'data'
export const describe = 'everything in data/ has the right shape, known sources and a unique id'

/** The problems that the loader found. */
export function run({ dataProblems }: Context): Problem[] {
  return dataProblems.map(({ file, line, message, fix }) => ({ file, line, message, fix }))
}
