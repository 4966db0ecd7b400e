/** `npm run bench:search:scale [-- --pages N]`: a search on a slow phone, as built and on generated pages (2,000). */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { buildIndex, type PageSource } from '../search/build.ts'
import type { Core, Manifest, Pack } from '../search/types.ts'
import { parse } from '../scripts/lib/cli.ts'
import { writeIndex, writeManifest } from '../scripts/search/write.ts'
import { measureSearch } from './browser.ts'
import { readManifest } from './lib.ts'

const { values: options } = parse(
  'bench:search:scale [-- --pages N]: bytes and seconds of a first search, now and at N pages',
  { options: { pages: { type: 'string', default: '2000' } } }
)

const OUT = join(import.meta.dirname, '..', 'out')

const QUERIES: Record<Language, string[]> = {
  en: ['rent assistance', 'how much is the dole', 'interpreter appointment'],
  zh: ['租房补助', '失业金 金额', '口译 电话']
}

await measure('as built', OUT)
const folder = mkdtempSync(join(tmpdir(), 'foothold-scale-'))
try {
  // All but the pages and the index.
  const left = /[\\/]out[\\/](?:search|(?:en|zh)[\\/].+)$/
  cpSync(OUT, folder, { recursive: true, filter: path => !left.test(path) || /centrelink\.html$/.test(path) })
  const manifest = Object.fromEntries(
    LANGUAGES.map(language => {
      const pages = generate(language, Number(options.pages) / LANGUAGES.length)
      const { synonyms, fold, pinyin } = readCore(language)
      return [language, writeIndex(join(folder, 'search'), language, buildIndex(pages, { synonyms, fold, pinyin }))]
    })
  ) as Manifest
  writeManifest(join(folder, 'search'), manifest)
  await measure(`${options.pages} generated pages`, folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, out: string): Promise<void> {
  if (!existsSync(join(out, '_headers'))) throw new Error('There is no built site in out/. Run: npm run build')
  console.log(name)
  for (const language of LANGUAGES) {
    for (const query of QUERIES[language]) {
      const result = await measureSearch(out, `/${language}/centrelink`, query)
      console.log(
        `  ${language} ${query}: first result ${result.firstMilliseconds} ms, ${result.firstKib.toFixed(0)} KiB; ` +
          `all ${result.fullMilliseconds} ms, ${result.fullKib.toFixed(0)} KiB; longest task ${result.longestTaskMilliseconds} ms`
      )
    }
  }
}

function readCore(language: Language): Core {
  return readPart(language, '') as Core
}

function readPart(language: Language, part: string): unknown {
  const name = `${language}-${readManifest()[language]}${part}.json`
  return JSON.parse(readFileSync(join(OUT, 'search', name), 'utf8'))
}

/** Pages with the sections and words of the real ones, mixed, with titles of their own. */
function generate(language: Language, count: number): PageSource[] {
  const core = readCore(language)
  const texts = core.packs.flatMap((_first, index) => readPart(language, `-t${index}`) as Pack)
  return Array.from({ length: count }, (_, number) => {
    const [path = '', title = ''] = core.pages[number % core.pages.length] ?? []
    const own = texts[number % texts.length] ?? []
    const blank = { description: '', otherTitle: '', phrases: [] }
    if (number < core.pages.length) return { ...blank, path, title, sections: own }
    const other = texts[(number * 7 + 3) % texts.length] ?? []
    const round = Math.floor(number / core.pages.length)
    return {
      ...blank,
      path: `${path}/part-${round}`,
      title: `${title} ${round} ${other[1]?.[1] ?? ''}`,
      sections: own.map((section, index) => other[(index + round) % Math.max(1, other.length)] ?? section)
    }
  })
}
