import type { Context, Problem } from './context.ts'
import { readFiles, type SourceFile } from './files.ts'
import { lineAt } from './text.ts'

export const name = 'withdrawn'
export const describe = 'no wording of data/withdrawn.yaml, which was wrong, is back'

/** Pages, messages and data, as they are written. */
export function run({ root, data }: Context): Problem[] {
  const files = [
    ...readFiles(root, 'pages', /\.mdx$/),
    ...readFiles(root, 'i18n', /\.ts$/),
    ...readFiles(root, 'data', /\.yaml$/).filter(({ file }) => !file.endsWith('withdrawn.yaml'))
  ]
  return [...data.withdrawn.values()].flatMap(({ id, phrases, reason }) =>
    phrases.flatMap(phrase => {
      const pattern = anySpaces(phrase)
      return files.flatMap(source =>
        linesWith(source, pattern).map(line => ({
          file: source.file,
          line,
          message: `“${phrase}” was withdrawn (${id})`,
          fix: reason
        }))
      )
    })
  )
}

/** A phrase may be broken over lines where text is folded. */
function anySpaces(phrase: string): RegExp {
  const words = phrase.trim().split(/\s+/)
  return new RegExp(words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(String.raw`\s+`), 'gi')
}

function linesWith({ text }: SourceFile, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => lineAt(text, index))
}
