/** The exported site of this repository: what pages there are, and in which language. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse, type HTMLElement } from 'node-html-parser'
import type { Language } from '../../i18n/languages.ts'
import { CALCULATORS, isCalculator } from '../../rules/calculators.ts'
import { loadData } from '../../rules/data/load.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { figuresFrom, usableOn } from '../../rules/lookup.ts'
import { dataDay, ratesDay } from '../../scripts/lib/data-day.ts'
import { exportedPages as pagesOf, type ExportedPage } from '../../scripts/lib/exported.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { GOOD_FOR_DAYS, SECURITY_PATH } from '../../scripts/lib/security-txt.ts'
import { interviewData } from '../../scripts/mdx/household.ts'

export type { ExportedPage } from '../../scripts/lib/exported.ts'

export const OUT = join(import.meta.dirname, '..', '..', 'out')

/** Every page of the export, in a stable order. */
export function exportedPages(): ExportedPage[] {
  return pagesOf(OUT)
}

/** The pages of one language's tree. */
export function pagesIn(language: Language): ExportedPage[] {
  return exportedPages().filter(page => page.language === language)
}

/** The HTML of a page. */
export function htmlOf({ file }: Pick<ExportedPage, 'file'>): string {
  return readFileSync(join(OUT, file), 'utf8')
}

/**
 * The document at an address of the export, read without a browser.
 * @throws where there is none
 */
export function documentAt(path: string): HTMLElement {
  const file = fileAt(path)
  if (!file) throw new Error(`${path} is not in out/.`)
  return parse(readFileSync(file, 'utf8'))
}

/** The file behind an address, `/en/jobseeker` or `/favicon.svg`; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  return [path, `${path}.html`, join(path, 'index.html')]
    .map(name => join(OUT, name))
    .find(name => /\.\w+$/.test(name) && existsSync(name))
}

/**
 * The day of the build; pages are written for an earlier one (`writtenFor`).
 * security.txt expires so many days after it.
 * @throws where the export has no security.txt that expires
 */
export function builtOn(): IsoDate {
  const [, expires] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(readFileSync(join(OUT, SECURITY_PATH), 'utf8')) ?? []
  if (expires === undefined) throw new Error(`${SECURITY_PATH} in out/ does not expire.`)
  return addDays(expires, -GOOD_FOR_DAYS)
}

/**
 * The day that a page is written for, which its calculator shows until React brings the reader’s own.
 * @param path below its language
 */
export function writtenFor(path: string): IsoDate {
  const data = loadData()
  const today = dataDay(data, builtOn())
  if (path.endsWith('/what-can-i-get')) return interviewData({ data, language: 'en', today }).today
  const source = join(ROOT, 'pages', 'en', `${path}.mdx`)
  const [, id = ''] = (existsSync(source) && /<Calculator id="([^"]+)"/.exec(readFileSync(source, 'utf8'))) || []
  if (!isCalculator(id)) return today
  const prefixes: readonly string[] = CALCULATORS[id].figures
  return ratesDay(
    [...data.figures.values()].filter(figure => prefixes.some(prefix => figure.id.startsWith(prefix))),
    today
  )
}

/**
 * The day on which browser tests see the site: that of the build. Where it is more than a year after rates were due,
 * calculators refuse it, and tests see the last day on which they do not.
 */
export function seenOn(): IsoDate {
  return usableOn(figuresFrom(loadData().figures.values()), builtOn())
}

const sizes = new Map<string, number>()

/** @throws where no file of the export has this address */
function compressedSize(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const file = fileAt(path)
  if (!file) throw new Error(`${path} was fetched and is not in out/.`)
  const size = gzipSync(readFileSync(file)).length
  sizes.set(path, size)
  return size
}

/** Bytes of files of the export, each compressed with gzip, as all budgets count them. @param paths their addresses */
export function compressedSizes(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + compressedSize(path), 0)
}

/** Bytes of the code inside a page, compressed. */
export function inlineScriptBytes(page: ExportedPage): number {
  const code = parse(htmlOf(page))
    .querySelectorAll('script:not([src], [type])')
    .map(script => script.rawText)
  return gzipSync(code.join('')).length
}
