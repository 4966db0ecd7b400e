import { readFiles } from './files.ts'
import type { Context, Problem } from './context.ts'

export const name = 'machine-words'
export const describe = 'no file names a path of one machine or a package registry'

const TEXT_FILE = /\.(?:c?js|mjs|tsx?|mdx?|ya?ml|css|txt)$/

const FORBIDDEN: { what: string; pattern: RegExp; fix: string }[] = [
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.:/-])\/(?:work|root|tmp|home|Users)\/[\w.-]+|\b[A-Z]:\\Users\b/,
    fix: 'write it relative to the repository'
  },
  {
    what: 'a package registry',
    pattern:
      /\b(?:registry\.(?:npmjs\.org|yarnpkg\.com|npmmirror\.com)|npm\.pkg\.github\.com|[\w.-]*(?:artifactory|verdaccio|nexus)[\w-]*\.[\w.-]+)/i,
    fix: 'leave the registry to each person’s npm settings'
  }
]

/** Every text file of the repository. */
export function run({ root }: Context): Problem[] {
  return readFiles(root, '', TEXT_FILE).flatMap(({ file, text }) =>
    text.split('\n').flatMap((words, index) =>
      FORBIDDEN.flatMap(({ what, pattern, fix }) => {
        const match = pattern.exec(words)
        return match ? [{ file, line: index + 1, message: `${what} is named: “${match[0]}”`, fix }] : []
      })
    )
  )
}
