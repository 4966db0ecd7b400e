/**
 * What search learns from data/questions/: models of the sentences that people type, and where each page answers them.
 */
import { pinyin } from 'pinyin-pro'
import type { Language } from '../../i18n/languages.ts'
import type { Question } from '../../rules/data/text-schemas.ts'
import type { PageSource, WordSource } from '../../search/build.ts'
import { isHan, piecesOf } from '../../search/encoder.ts'
import { fold, readFolding, type Simplified } from '../../search/fold.ts'
import { learnWeights, type Example, type LearnOptions } from '../../search/learn.ts'
import { readPinyin } from '../../search/pinyin.ts'
import { pinyinTerms, sentenceTerms, syllablePairs, termsIn } from '../../search/sentence.ts'
import { packWeights } from '../../search/page-scorer.ts'
import type { SentenceModel } from '../../search/types.ts'
import { answersOf } from './answers.ts'

/** Bytes that readers fetch: 40, 36 and 20 KiB (docs/decisions/0005-search.md). Chinese has more terms to name. */
export const MOST: Record<Language | 'pinyin', LearnOptions> = {
  en: { terms: 5_000, weights: 23_000, frequency: 0.5 },
  zh: { terms: 3_500, weights: 14_300, frequency: 0.5 },
  pinyin: { terms: 2_600, weights: 10_000 }
}

/** The weight of a sentence of danger beside a question, because there are many for few pages. */
export const WORRY = 0.25

/**
 * A page's questions count less each the more it has, or pages that many ask for would win wherever it is close; to this
 * power of their number. Chosen by cross-validation.
 */
const MANY = -0.5

/** Questions by the path of their page below the language; the home page is ''. */
export function questionsByPage(questions: Iterable<Question>): Map<string, Question[]> {
  const byPage = new Map<string, Question[]>()
  for (const question of questions) {
    const path = question.page === '/' ? '' : question.page
    byPage.set(path, [...(byPage.get(path) ?? []), question])
  }
  return byPage
}

/** The pages with their answers, and the tools for those who ask them. */
export function withQuestions(
  pages: readonly PageSource[],
  questions: ReadonlyMap<string, Question[]>,
  language: Language,
  words: WordSource
): PageSource[] {
  const simplified = readFolding(words.fold)
  return pages.map(page => {
    const own = questions.get(page.path) ?? []
    return {
      ...page,
      answers: answersOf(own, page.sections, language, text => sentenceTerms(fold(text, simplified))),
      tools: toolShares(own, language)
    }
  })
}

function toolShares(questions: readonly Question[], language: Language): Record<string, number> {
  const total = questions.reduce((sum, { ask }) => sum + ask[language].length, 0)
  const shares: Record<string, number> = {}
  for (const { tool, ask } of questions) {
    if (tool) shares[tool] = (shares[tool] ?? 0) + ask[language].length / total
  }
  return shares
}

/**
 * The models of one language, by the name of their file: `s` for sentences, `p` for those in pinyin.
 * @param danger what people in danger type, by the page for it
 */
export function sentenceModels(
  pages: readonly PageSource[],
  questions: ReadonlyMap<string, Question[]>,
  language: Language,
  words: WordSource,
  danger: ReadonlyMap<string, string[]> = new Map()
): Record<string, SentenceModel> {
  const simplified = readFolding(words.fold)
  const all = [...questions.values()].flatMap(own => own.flatMap(({ ask }) => ask[language]))
  const usual = all.length / questions.size
  const asked = pages.flatMap(({ path }, page) => {
    const texts = (questions.get(path) ?? []).flatMap(({ ask }) => ask[language])
    const worries = (danger.get(path) ?? []).filter(text => (language === 'zh') === isHan(text))
    return [
      ...texts.map(text => ({ text: fold(text, simplified), page, weight: (texts.length / usual) ** MANY })),
      ...worries.map(text => ({ text: fold(text, simplified), page, weight: WORRY }))
    ]
  })
  const sentences = asked.map(({ text, page, weight }): Example => ({ terms: sentenceTerms(text), page, weight }))
  const models = { s: { pages: packWeights(learnWeights(sentences, fieldsOf(pages, simplified), MOST[language])) } }
  if (language === 'en') return models
  const syllables = new Set([...readPinyin(words.pinyin).values()].flat())
  const spelt = asked.map(({ text, page, weight }): Example => {
    const typed = pinyinTerms(text, syllables)
    return { terms: typed.length > 0 ? typed : speltOut(text), page, weight }
  })
  const nothing = { weight: 0, terms: pages.map(() => []) }
  return { ...models, p: { pages: packWeights(learnWeights(spelt, [nothing], MOST.pinyin)) } }
}

/** The pairs of syllables in each run of Chinese. */
function speltOut(folded: string): string[] {
  const runs = piecesOf(folded).filter(isHan)
  return [...new Set(runs.flatMap(run => syllablePairs(pinyin(run, { toneType: 'none', type: 'array', v: true }))))]
}

/** The pages' own words, as a prior. */
function fieldsOf(pages: readonly PageSource[], simplified: Simplified) {
  const field = (weight: number, textsOf: (page: PageSource) => string[]) => ({
    weight,
    terms: pages.map(page => textsOf(page).flatMap(text => termsIn(fold(text, simplified))))
  })
  return [
    field(2, ({ title, otherTitle }) => [title, otherTitle]),
    field(1.5, ({ phrases }) => phrases),
    field(1, ({ sections }) => sections.map(([, heading]) => heading)),
    field(1, ({ sections }) => sections.map(([, , text]) => text))
  ]
}
