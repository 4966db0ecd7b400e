import { readFiles } from './files.ts'
import type { Context, Problem } from './types.ts'

export const name = 'days'
export const describe = 'nothing in data/ was read or checked on a day to come'

/** Keys that hold the day of a reading, or of the page that was read. */
const READ = /\b(page_date|checked|read):\s*['"]?(\d{4}-\d{2}-\d{2})/g

/** Every such day of data/, line by line: they stand in entries of every kind. */
export function run({ root, today }: Context): Problem[] {
  return readFiles(root, 'data', /\.yaml$/).flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(READ)]
        .filter(([, , day = '']) => day > today)
        .map(([, key, day]) => ({
          file,
          line: index + 1,
          message: `${key} is ${day}, a day to come`,
          mend: 'write the day on which it was read, or that the page itself prints'
        }))
    )
  )
}
