import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { lineAt } from './text.ts'

export const name = 'figures-zh'
export const describe = 'in Chinese the period of a figure comes before its verb: 每两周最多, not 最多每两周'

/** Verbs about an amount, at the end of the text before a figure with its period. */
const VERB = '(最多(?:可领|可加|减)?|至少|不超过|不到|少于|低于|超过|多于|达到|加|减)'
const IN_TEXT = new RegExp(`${VERB} ?<Figure id="([^"]+)"[^>]* per(?![^>]*lead)[^>]*/>`, 'g')
const IN_FRONT_MATTER = new RegExp(`${VERB} ?\\{figure:([a-z0-9.-]+)(?:@[\\d-]+)?\\}`, 'g')
const ENGLISH_LEAD = /<Figure [^>]*lead="([^"]*)"[^>]*\/>/g

/** Figures of Chinese pages whose verb was left before the period, and words between them on English pages. */
export function run({ root, data }: Context): Problem[] {
  const hasPeriod = (id: string) => data.figures.get(id)?.period !== undefined
  const chinese = readFiles(root, 'pages/zh', /\.mdx$/).flatMap(({ file, text }) => [
    ...found(file, text, IN_TEXT, (verb, id) => leftBehind(verb, `<Figure id="${id}" per lead="${verb}" />`)),
    ...found(file, text, IN_FRONT_MATTER, (verb, id) =>
      hasPeriod(id) ? leftBehind(verb, `每两周${verb} {amount:${id}}, with the figure’s own period`) : []
    )
  ])
  const english = readFiles(root, 'pages/en', /\.mdx$/).flatMap(({ file, text }) =>
    found(file, text, ENGLISH_LEAD, lead => [
      { message: `lead="${lead}" prints nothing in English`, fix: 'write the words before <Figure … />' }
    ])
  )
  return [...chinese, ...english]
}

function found(file: string, text: string, pattern: RegExp, issues: (word: string, id: string) => Issue[]): Problem[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 1: word = '', 2: id = '' }) =>
    at({ file }, lineAt(text, index), issues(word, id))
  )
}

function leftBehind(verb: string, fix: string): Issue[] {
  return [{ message: `“${verb}” is left before the period of the figure`, fix: `write ${fix}` }]
}
