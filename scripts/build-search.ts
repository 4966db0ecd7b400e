/** Builds the search index from the exported pages: out/search/{en,zh}-{hash}*.json, and the manifest with the hashes. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, otherLanguage, type Language } from '../i18n/languages.ts'
import crisis from '../.generated/crisis.json' with { type: 'json' }
import { loadData } from '../rules/data/load.ts'
import { buildIndex, type PageSource } from '../search/build.ts'
import { isTool } from '../search/tools.ts'
import type { Manifest } from '../search/types.ts'
import { handleHelp } from './lib/cli.ts'
import { OUT, ROOT } from './lib/paths.ts'
import { dangerByPage, moreDangerTerms } from './search/danger/words.ts'
import { isSearched, pageText, type PageText } from './search/extract.ts'
import { questionsByPage, sentenceModels, withQuestions } from './search/sentences.ts'
import { readPageWords, readSearchWords, wordSource } from './search/words.ts'
import { writeIndex, writeManifest } from './search/write.ts'

handleHelp('build-search: write out/search/ from the exported pages (out/en, out/zh)')

const folder = join(OUT, 'search')

/** Pages by their path below the language. */
function readPages(language: Language): Map<string, PageText> {
  const files = readdirSync(join(OUT, language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => ({ path: `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`, file: join(OUT, language, file) }))
  const pages = new Map<string, PageText>()
  for (const { path, file } of [{ path: '', file: join(OUT, `${language}.html`) }, ...files]) {
    const page = isSearched(path) ? pageText(readFileSync(file, 'utf8')) : undefined
    if (page?.title) pages.set(path, page)
  }
  return pages
}

const data = loadData()
const words = readSearchWords(ROOT)
const pageWords = readPageWords(ROOT)
const pages = { en: readPages('en'), zh: readPages('zh') }

const unknown = [...pageWords.keys()].filter(path => !pages.en.has(path))
if (unknown.length > 0) console.warn(`data/page-words.yaml names pages that do not exist: ${unknown.join(', ')}`)

const served = new Set([...data.questions.values()].map(({ tool }) => tool))
const alone = [...pages.en.keys()].filter(path => isTool(path) && !served.has(path))
if (alone.length > 0) {
  throw new Error(
    `No question of data/questions/ names ${alone.join(', ')}: search cannot offer it to those it serves.`
  )
}

const danger = dangerByPage(ROOT)
const questions = questionsByPage(data.questions.values())
const asked = [...data.questions.values()].flatMap(({ ask }) => LANGUAGES.flatMap(each => ask[each])).join('')

rmSync(folder, { recursive: true, force: true })
const manifest = Object.fromEntries(
  LANGUAGES.map(language => {
    const others = pages[otherLanguage(language)]
    const sources = [...pages[language]]
      .map(([path, page]): PageSource => ({
        path,
        ...page,
        otherTitle: others.get(path)?.title ?? '',
        phrases: pageWords.get(path) ?? [],
        answers: [],
        tools: {}
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
    const titles = sources.map(({ title }) => title)
    const texts = sources.map(source => JSON.stringify(source)).join('') + asked
    const source = wordSource(data, words, language, texts, titles)
    const index = buildIndex(withQuestions(sources, questions, language, source), source, new Set(danger.keys()))
    const models = sentenceModels(sources, questions, language, source, danger)
    const { s } = models
    if (s) s.danger = moreDangerTerms(ROOT, data, language, crisis.danger)
    return [language, writeIndex(folder, language, index, models)]
  })
) as Manifest
writeManifest(folder, manifest)
