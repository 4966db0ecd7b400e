/** What an index knows about words: synonyms from data/, traditional characters, pinyin. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { pinyin } from 'pinyin-pro'
import { parse } from 'yaml'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import type { Term } from '../../rules/data/text-schemas.ts'
import type { WordSource } from '../../search/build.ts'
import type { Core, SynonymList } from '../../search/types.ts'

const phrases = z.strictObject({
  en: z.array(z.string().min(1)).default([]),
  zh: z.array(z.string().min(1)).default([])
})

/** `data/search-words.yaml`: everyday words, and our pages' words for the same thing. */
const searchWords = z.array(z.strictObject({ mean: phrases, say: phrases }))

type SearchWords = z.infer<typeof searchWords>

/** `data/page-words.yaml`: what people type who want a page. */
const pageWords = z.array(phrases.extend({ page: z.string().startsWith('/') }))

const HAN = /\p{Script=Han}/u
const HAN_ALL = /\p{Script=Han}/gu

/** @throws if data/search-words.yaml has another shape */
export function readSearchWords(root: string): SearchWords {
  return searchWords.parse(parse(readFileSync(join(root, 'data', 'search-words.yaml'), 'utf8')))
}

/**
 * What people type for each page, both languages together, by its path below the language.
 * @throws if data/page-words.yaml has another shape
 */
export function readPageWords(root: string): Map<string, string[]> {
  const entries = pageWords.parse(parse(readFileSync(join(root, 'data', 'page-words.yaml'), 'utf8')))
  return new Map(entries.map(({ page, en, zh }) => [page, [...en, ...zh]]))
}

/** A name without the text in brackets, and that text: people say both. */
function namesIn(name: string): string[] {
  const inside = [...name.matchAll(/[（(]([^）)]+)[）)]/g)].map(match => match[1] ?? '')
  return [name.replace(/[（(][^）)]*[）)]/g, ''), ...inside.filter(text => !/旧称|old name|noun|policy/.test(text))]
    .flatMap(text => text.split('/'))
    .map(text => text.trim())
    .filter(text => text.length > 1)
}

/** A term's first name is the one on our pages; its other names are synonyms. */
function termWords(term: Term): SearchWords[number] {
  const [en = '', ...otherEn] = namesIn(term.en)
  const [zh = '', ...otherZh] = namesIn(term.zh)
  const variants = (term.variants_zh ?? []).flatMap(namesIn)
  const typed = [...(term.search_zh ?? []), ...(term.search_unprinted ?? [])]
  return {
    mean: { en: [en], zh: [zh] },
    say: { en: [...otherEn, ...(term.search_en ?? [])], zh: [...otherZh, ...variants, ...typed] }
  }
}

/**
 * The synonyms of a language, `[meant, synonym…]`: the glossary's of both languages, and the everyday words of this
 * one with the other's name. Everyday words of both would add 6 KiB to each first search; a query in the other script
 * is offered the other language's page instead.
 */
export function synonymsFor(data: Data, words: SearchWords, language: Language): SynonymList {
  const rows = new Map<string, Set<string>>()
  const add = (mean: SearchWords[number]['mean'], say: string[]) => {
    for (const name of mean[language]) {
      const row = rows.get(name) ?? new Set<string>()
      say.filter(word => word && word !== name).forEach(word => row.add(word))
      rows.set(name, row)
    }
  }
  for (const { mean, say } of [...data.terms.values()].map(termWords)) {
    add(
      mean,
      LANGUAGES.flatMap(each => [...say[each], ...mean[each]])
    )
  }
  for (const { mean, say } of words) add(mean, [...say[language], ...LANGUAGES.flatMap(each => mean[each])])
  return [...rows].filter(([, row]) => row.size > 0).map(([meant, row]) => [meant, ...row])
}

let allForms: Map<string, string> | undefined

/** Every traditional character with its simplified form. */
function simplifiedForms(): Map<string, string> {
  const standard = Converter({ from: 't', to: 'cn' })
  const regional = (['hk', 'tw'] as const).map(from => Converter({ from, to: 'cn' }))
  const chars = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  const forms = new Map<string, string>()
  const add = (char: string, simple = char) => {
    if (simple !== char && [...simple].length === 1) forms.set(char, simple)
  }
  for (const char of chars) add(char, standard(char))
  // Forms of one region: 著 is Taiwan's 着. A simplified character, such as 么, is never a traditional form.
  const simplified = new Set(forms.values())
  for (const char of chars) {
    if (forms.has(char) || simplified.has(char)) continue
    add(
      char,
      regional.map(simplify => simplify(char)).find(simple => simple !== char)
    )
  }
  // OpenCC converts it only within longer words: 瞭解, 明瞭.
  add('瞭', '了')
  // Our 账户 and 复核 can be written either way: 帳戶 or 帐户, 覆核.
  for (const account of ['帳', '帐']) add(account, '账')
  add('覆', '复')
  return forms
}

/** The traditional forms, Hong Kong's and Taiwan's among them, of the characters in a text. */
export function foldingFor(text: string): Core['fold'] {
  // Computed once: some sixty thousand conversions.
  const forms = (allForms ??= simplifiedForms())
  const used = new Set((text.match(HAN_ALL) ?? []).map(char => forms.get(char) ?? char))
  const pairs = [...forms].filter(([, simple]) => used.has(simple))
  return [pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')]
}

/** Readings of the characters in titles and synonyms, in the compact form of the core. */
export function pinyinOf(texts: string[]): string {
  const bySyllable = new Map<string, Set<string>>()
  for (const text of texts) {
    const chars = [...text]
    const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true })
    if (syllables.length !== chars.length) continue
    chars.forEach((char, index) => {
      const syllable = syllables[index] ?? ''
      if (!HAN.test(char) || !/^[a-z]+$/.test(syllable)) return
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? new Set()).add(char))
    })
  }
  return [...bySyllable]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, chars]) => syllable + [...chars].join(''))
    .join(',')
}

/**
 * The data about words for one language.
 * @param pageTexts the text of all its pages
 * @param titles their titles
 */
export function wordSource(
  data: Data,
  words: SearchWords,
  language: Language,
  pageTexts: string,
  titles: string[]
): WordSource {
  const synonyms = synonymsFor(data, words, language)
  const names = synonyms.flat()
  return {
    synonyms,
    fold: foldingFor(pageTexts + names.join('')),
    pinyin: language === 'zh' ? pinyinOf([...titles, ...names.filter(name => HAN.test(name))]) : ''
  }
}
