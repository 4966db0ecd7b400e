import { LANGUAGES, otherLanguage } from '../../i18n/languages.ts'
import { at, pathsIn, type Context, type Problem } from './context.ts'
import { words, type Component, type Page } from './pages.ts'

export const name = 'translations'
export const describe = 'every page exists in both languages with the same headings, data, links and front matter'

interface Mark {
  key: string
  line: number
}

/** Front matter that is the same in both languages. */
const SHARED_KEYS = ['sources', 'related', 'audience', 'safety', 'reviewed', 'answer']

/** Compares each page with the page at the same path in the other language. */
export function run(context: Context): Problem[] {
  const english = context.pages.filter(({ language }) => language === 'en')
  const chinese = new Map(context.pages.filter(({ language }) => language === 'zh').map(page => [page.path, page]))
  const differences = english.flatMap(en => {
    const zh = chinese.get(en.path)
    return zh ? compare(en, zh) : []
  })
  return [...missingTranslations(context), ...differences]
}

function missingTranslations(context: Context): Problem[] {
  return LANGUAGES.flatMap(language => {
    const other = otherLanguage(language)
    const translated = pathsIn(context, other)
    return [...context.pages, ...context.broken]
      .filter(page => page.language === language && !translated.has(page.path))
      .flatMap(page => {
        const fix = `write ${page.file.replace(/^pages\/\w+/, `pages/${other}`)}`
        return at(page, 1, [{ message: 'the page has no translation', fix }])
      })
  })
}

function compare(en: Page, zh: Page): Problem[] {
  return [...compareHeadings(en, zh), ...surplusMarks(en, zh), ...surplusMarks(zh, en), ...compareFrontMatter(en, zh)]
}

function compareHeadings(en: Page, zh: Page): Problem[] {
  const outline = (page: Page) => page.headings.map(({ depth, id }) => `h${depth} #${id ?? '?'}`)
  const [wanted, actual] = [outline(en), outline(zh)]
  const length = Math.max(wanted.length, actual.length)
  const index = Array.from({ length }, (_, at) => at).find(at => wanted[at] !== actual[at])
  if (index === undefined) return []
  const message = `heading ${index + 1} is ${actual[index] ?? 'missing'}; in ${en.file} it is ${wanted[index] ?? 'missing'}`
  const fix = 'give both pages the same headings: ids, levels and order'
  return at(zh, zh.headings[index]?.line ?? 1, [{ message, fix }])
}

/** What a page has and its translation lacks. */
function surplusMarks(page: Page, other: Page): Problem[] {
  const fix = 'add it there or remove it here'
  return [componentMarks, placeholderMarks, linkMarks].flatMap(marksOf =>
    surplus(marksOf(page), marksOf(other)).flatMap(({ key, line }) =>
      at(page, line, [{ message: `${key} is here but not, or not as often, in ${other.file}`, fix }])
    )
  )
}

/** Marks in one list that the other lacks, counting repetitions. */
function surplus(marks: Mark[], others: Mark[]): Mark[] {
  const left = others.map(({ key }) => key)
  return marks.filter(({ key }) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** `<Term>` and `<Lang>` depend on the language, so they are left out. */
const MARKED: Record<string, (attribute: (name: string) => string) => string> = {
  Figure: get => `${get('id')}${get('on') && `@${get('on')}`}`,
  RatesTable: get => `${get('figures')}${get('compare') && `@${get('compare')}`}${get('heads') && ' heads'}`,
  RatesToday: get => get('figures'),
  RatesHistory: get => get('figures'),
  Compare: () => '',
  Fold: () => '',
  History: get => get('figure'),
  Keep: get => get('situation'),
  Ladder: () => '',
  SectionPages: get => `${get('pages')}${get('plain') && ' plain'}`,
  Sum: get => get('of'),
  Timeline: get => get('id'),
  WorkedExample: get => get('id'),
  DateOf: get => get('id'),
  Dated: get => ['until', 'from', 'after'].map(name => get(name)).join(' '),
  Statement: get => get('id'),
  Phone: get => `${get('id')}${get('sms') && ' sms'}`,
  Helpline: get => get('id'),
  Helplines: get => `${get('ids')}${get('folded') && ' folded'}`,
  FiguresOf: get => get('area'),
  Source: get => get('id'),
  SourcesOf: get => get('part'),
  ByState: get => get('without'),
  State: get => get('id'),
  Urgent: get => `${get('ids')}${get('line') && ' line'}`,
  SayThis: get => `${get('en')} / ${get('zh')}`
}

function componentMarks(page: Page): Mark[] {
  return page.components.flatMap(({ name: component, attributes, line }) => {
    const mark = MARKED[component]
    return mark ? [{ key: `<${component} ${mark(key => attributeText(attributes.get(key)))}>`, line }] : []
  })
}

function attributeText(value: ReturnType<Component['attributes']['get']>): string {
  return value === true ? 'true' : words(value).join(' ')
}

/** `{amount:…}` and `{figure:…}` of one figure are the same fact: Chinese puts the period first. */
function placeholderMarks(page: Page): Mark[] {
  return page.placeholders.map(({ kind, id, on, line }) => ({
    key: `{${kind === 'amount' ? 'figure' : kind}:${id}${on ? `@${on}` : ''}}`,
    line
  }))
}

function linkMarks(page: Page): Mark[] {
  return page.links.map(({ href, line }) => ({
    key: `the link to ${href.replace(/^\/(?:en|zh)(?=[/#]|$)/, '') || '/'}`,
    line
  }))
}

/** A key as text; of an answer, all but its words. */
function sharedPart({ frontMatter }: Page, key: string): string {
  const value = frontMatter[key]
  return JSON.stringify(key === 'answer' ? { ...(value as object | undefined), say: undefined } : value) ?? ''
}

function compareFrontMatter(en: Page, zh: Page): Problem[] {
  const different = SHARED_KEYS.filter(key => sharedPart(en, key) !== sharedPart(zh, key))
  const problems = different.flatMap(key => {
    const issue = { message: `“${key}” differs from ${en.file}`, fix: `write the same ${key} in both` }
    return at(zh, zh.fieldLine([key]), [issue])
  })
  const count = ({ frontMatter: { faq } }: Page) => (Array.isArray(faq) ? faq.length : 0)
  if (count(en) === count(zh)) return problems
  const message = `${count(zh)} questions; ${en.file} has ${count(en)}`
  return [...problems, ...at(zh, zh.fieldLine(['faq']), [{ message, fix: 'answer the same questions in both' }])]
}
