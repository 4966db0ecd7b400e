import { LANGUAGES, otherLanguage } from '../../i18n/languages.ts'
import { pathsIn } from './context.ts'
import { words, type Component, type Page } from './pages.ts'
import type { Context, Problem } from './types.ts'

export const name = 'translations'
export const describe = 'every page exists in both languages with the same headings, data, links and front matter'

/** Something that both translations must have. */
interface Mark {
  key: string
  line: number
}

/** Front matter that is the same in both languages. */
const SHARED_KEYS = ['sources', 'related', 'audience', 'safety', 'reviewed']

/** Compares each page with the page at the same path in the other language. */
export function run(context: Context): Problem[] {
  return [...missingTranslations(context), ...pairs(context.pages).flatMap(([en, zh]) => compare(en, zh))]
}

function missingTranslations(context: Context): Problem[] {
  return LANGUAGES.flatMap(language => {
    const translated = pathsIn(context, otherLanguage(language))
    return [...context.pages, ...context.broken]
      .filter(page => page.language === language && !translated.has(page.path))
      .map(({ file }) => ({
        file,
        line: 1,
        message: 'the page has no translation',
        fix: `write ${inLanguage(file, otherLanguage(language))}`
      }))
  })
}

function inLanguage(file: string, language: string): string {
  return file.replace(/^pages\/\w+/, `pages/${language}`)
}

function pairs(pages: Page[]): [Page, Page][] {
  const chinese = new Map(pages.filter(({ language }) => language === 'zh').map(page => [page.path, page]))
  return pages
    .filter(({ language }) => language === 'en')
    .flatMap(en => {
      const zh = chinese.get(en.path)
      return zh ? [[en, zh] as [Page, Page]] : []
    })
}

function compare(en: Page, zh: Page): Problem[] {
  return [
    ...compareHeadings(en, zh),
    ...compareMarks(en, zh, componentMarks),
    ...compareMarks(en, zh, placeholderMarks),
    ...compareMarks(en, zh, linkMarks),
    ...compareFrontMatter(en, zh)
  ]
}

function compareHeadings(en: Page, zh: Page): Problem[] {
  const outline = (page: Page) => page.headings.map(({ depth, id }) => `h${depth} #${id ?? '?'}`)
  const [wanted, actual] = [outline(en), outline(zh)]
  const length = Math.max(wanted.length, actual.length)
  const index = Array.from({ length }, (_, at) => at).find(at => wanted[at] !== actual[at])
  if (index === undefined) return []
  return [
    {
      file: zh.file,
      line: zh.headings[index]?.line ?? 1,
      message: `heading ${index + 1} is ${actual[index] ?? 'missing'}; in ${en.file} it is ${wanted[index] ?? 'missing'}`,
      fix: 'give both pages the same headings: ids, levels and order'
    }
  ]
}

/** What one translation has and the other lacks. */
function compareMarks(en: Page, zh: Page, marksOf: (page: Page) => Mark[]): Problem[] {
  return [
    [en, zh],
    [zh, en]
  ].flatMap(([page, other]) =>
    page && other
      ? surplus(marksOf(page), marksOf(other)).map(({ key, line }) => ({
          file: page.file,
          line,
          message: `${key} is here but not, or not as often, in ${other.file}`,
          fix: 'add it there or remove it here'
        }))
      : []
  )
}

/** Marks of one list that the other lacks, counting repetitions. */
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
  RatesTable: get => `${get('figures')}${get('compare') && `@${get('compare')}`}`,
  RatesToday: get => get('figures'),
  RatesHistory: get => get('figures'),
  DateOf: get => get('id'),
  Phone: get => `${get('id')}${get('sms') && ' sms'}`,
  Helpline: get => get('id'),
  Helplines: get => get('ids'),
  FiguresOf: get => get('area'),
  Source: get => get('id'),
  SourcesOf: get => get('part'),
  Urgent: get => get('ids'),
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

function compareFrontMatter(en: Page, zh: Page): Problem[] {
  const keys = SHARED_KEYS.filter(
    key => JSON.stringify(en.frontMatter[key]) !== JSON.stringify(zh.frontMatter[key])
  ).map(key => ({ key, message: `“${key}” differs from ${en.file}`, fix: `write the same ${key} in both` }))
  const count = (page: Page) => (Array.isArray(page.frontMatter.faq) ? page.frontMatter.faq.length : 0)
  const faq =
    count(en) === count(zh)
      ? []
      : [
          {
            key: 'faq',
            message: `${count(zh)} questions; ${en.file} has ${count(en)}`,
            fix: 'answer the same questions in both'
          }
        ]
  return [...keys, ...faq].map(({ key, message, fix }) => ({ file: zh.file, line: zh.fieldLine([key]), message, fix }))
}
