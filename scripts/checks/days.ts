import { readFiles } from './files.ts'
import type { Context, Problem } from './context.ts'

export const name = 'days'
export const describe = 'nothing in data/ was read or checked in the future'

/** Keys that hold the day on which something was read, or the date of the page itself. */
const READ = /\b(page_date|checked|read):\s*['"]?(\d{4}-\d{2}-\d{2})/g

/** Searches line by line, because entries of every kind have such days. */
export function run({ root, today }: Context): Problem[] {
  return readFiles(root, 'data', /\.yaml$/).flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(READ)]
          .filter(([, , day = '']) => day > today)
          .map(([, key, day]) => ({
            file,
            line: index + 1,
            message: `${key} is ${day}, which is in the future`,
            fix: 'write the day on which it was read, or the date that the page itself prints'
          }))
      )
  )
}
