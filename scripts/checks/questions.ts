import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Question } from '../../rules/data/text-schemas.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, pathsIn, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { placeholdersIn, withoutPlaceholders, words, type Page, type Placeholder } from './pages.ts'
import { joinLines, lineAt, type Line } from './text.ts'
import { VOCABULARY } from './vocabulary.ts'

export const name = 'questions'
export const describe = 'every question of data/questions/ is answered where it says, in both languages'

const KINDS = ['figures', 'services', 'dates', 'statements'] as const

type Kind = (typeof KINDS)[number]

/** What each placeholder shows. */
const SHOWN_BY = {
  figure: 'figures',
  amount: 'figures',
  phone: 'services',
  date: 'dates',
  statement: 'statements'
} satisfies Record<NonNullable<Placeholder['kind']>, Kind>

/** From a line of a page to the one before another. */
interface Part {
  from: number
  to: number
}

/** Every entry of data/questions/. The loader checks its shape and ids. */
export function run(context: Context): Problem[] {
  return readFiles(context.root, 'data/questions', /\.yaml$/).flatMap(file =>
    [...file.text.matchAll(/^- id: (\S+)$/gm)].flatMap(({ 1: id = '', index }) => {
      const question = context.data.questions.get(id)
      if (!question) return []
      const issues = LANGUAGES.flatMap(language => questionIssues(context, question, language))
      return at(file, lineAt(file.text, index), issues)
    })
  )
}

function questionIssues(context: Context, question: Question, language: Language): Issue[] {
  const { page: path, tool, heading, danger, contains } = question
  const url = `/${language}${path === '/' ? '' : path}`
  const page = context.pages.find(page => page.language === language && page.path === path)
  if (!page) {
    // A page that cannot be read has a problem already.
    const isThere = pathsIn(context, language).has(path)
    return isThere ? [] : [{ message: `there is no page ${url}`, fix: 'correct “page”, or write that page' }]
  }
  if (tool && !pathsIn(context, language).has(tool)) {
    return [{ message: `there is no tool /${language}${tool}`, fix: 'correct “tool”, or leave it out' }]
  }
  const place = page.headings.findIndex(({ id }) => id === heading)
  if (heading && place < 0) {
    return [{ message: `${url} has no heading #${heading}`, fix: 'name one of its headings, or leave “heading” out' }]
  }
  if (danger && place > 0) {
    const fix = 'answer above the second heading, and leave “heading” out'
    return [{ message: `#${heading} of ${url} is below the first screen`, fix }]
  }
  const answer = answerOf(context, page, partOf(page, question))
  const where = danger ? `${url}, above its second heading,` : `${url}${heading ? `#${heading}` : ''}`
  const fix = 'put the answer back, or correct the question'
  const lost = KINDS.flatMap(kind =>
    (contains[kind] ?? [])
      .filter(id => !answer.ids(kind).includes(id))
      .map(id => ({ message: `${where} does not show “${id}” of ${kind}`, fix }))
  )
  const unsaid = contains[language]
    .filter(text => !answer.texts.some(said => said.includes(text.toLowerCase())))
    .map(text => ({ message: `${where} does not say “${text}”`, fix }))
  return [...lost, ...unsaid]
}

/** Where the answer is; `undefined` is the whole page. */
function partOf({ headings }: Page, { heading, danger }: Question): Part | undefined {
  if (danger) return { from: 1, to: headings[1]?.line ?? Infinity }
  const start = headings.find(({ id }) => heading && id === heading)
  if (!start) return undefined
  const next = headings.find(({ depth, line }) => line > start.line && depth <= start.depth)
  return { from: start.line, to: next?.line ?? Infinity }
}

/** What a reader finds in a part of a page: ids by kind, and each text in lower case. */
function answerOf({ data }: Context, page: Page, part: Part | undefined) {
  const { language } = page
  // Questions of the front matter are at the end of the page; its description is not printed.
  const description = page.fieldLine(['description'])
  const isIn = ({ line }: { line: number }) => (part ? line >= part.from && line < part.to : line !== description)
  const components = page.components.filter(isIn)
  const blocks = page.blocks.filter(({ kind, lines }) => lines.some(isIn) && !(part && kind === 'front-matter'))
  const written = part ? [] : page.placeholders.filter(isIn)
  const named = (kind: Kind | 'terms') =>
    components.flatMap(({ name: component, attributes }) =>
      [...attributes].flatMap(([attribute, value]) =>
        VOCABULARY[component]?.attributes[attribute] === kind ? words(value) : []
      )
    )
  const filled = (placeholders: Placeholder[], kind: Kind) =>
    placeholders.flatMap(({ kind: by, id }) => (by && SHOWN_BY[by] === kind ? [id] : []))
  const statements = [...named('statements'), ...filled(written, 'statements')].flatMap(
    id => data.statements.get(id)?.text[language] ?? []
  )
  const terms = named('terms').flatMap(id => data.terms.get(id)?.[language] ?? [])
  const placeholders = [...written, ...statements.flatMap(text => placeholdersIn(text, 1))]
  return {
    ids: (kind: Kind) => [...named(kind), ...filled(placeholders, kind)],
    texts: [...blocks.map(({ lines }) => oneLine(lines)), ...statements.map(withoutPlaceholders), ...terms].map(text =>
      text.toLowerCase()
    )
  }
}

function oneLine(lines: Line[]): string {
  return joinLines(lines).replace(/\s+/g, ' ')
}
