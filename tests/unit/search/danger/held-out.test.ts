import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { readDangerSentences } from '../../../../scripts/search/danger/sentences.ts'
import { readHeldOut } from '../../../../scripts/search/danger/held-out.ts'
import { moreDangerTerms } from '../../../../scripts/search/danger/words.ts'
import { dangerTerms, evidenceOf, readTerms, type Evidence } from '../../../../search/danger/scorer.ts'
import { DangerWatch, plainWords } from '../../../../search/danger/watch.ts'
import { readFolding } from '../../../../search/fold.ts'
import { ROOT, data, words } from './built-words.ts'

const watch = new DangerWatch(words)
const entries = readHeldOut(ROOT)

/** Only the letters, which two spellings of one sentence share. */
function letters(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}

interface Rates {
  detected: number
  /** Of those in danger, with the card of their own kind. */
  right: number
  /** Alarms in sentences with words of danger where nobody is in danger. */
  nearMisses: number
  ordinary: number
}

/** What the terms of a sentence say that the index knows and the search script does not. */
type More = (text: string) => Evidence

/** Rates from 0 to 1 on data/danger/held-out.yaml, with the words of the sentence alone to go by: no page is known. */
function measure(language: Language, more: More = () => ({ total: 0, known: 0 })): { rates: Rates; wrong: string } {
  const idFor = (text: string) =>
    (watch.judge(text, language) ?? watch.judge(text, language, { pages: [], danger: more(text) }))?.id
  const answers = entries.flatMap(({ category, [language]: sentences }) =>
    sentences.map(text => ({ category, text, id: idFor(text) }))
  )
  const isHarmless = (category: string) => category === 'harmless' || category === 'ordinary'
  const inDanger = answers.filter(({ category }) => !isHarmless(category))
  const of = (category: string) => answers.filter(answer => answer.category === category)
  const share = (part: typeof answers, whole: typeof answers) => (whole.length > 0 ? part.length / whole.length : 0)
  const detected = inDanger.filter(({ id }) => id)
  const alarms = (category: string) =>
    share(
      of(category).filter(({ id }) => id),
      of(category)
    )
  const wrong = answers.filter(({ id, category }) => Boolean(id) === isHarmless(category))
  return {
    rates: {
      detected: share(detected, inDanger),
      right: share(
        inDanger.filter(({ id, category }) => id === category),
        inDanger
      ),
      nearMisses: alarms('harmless'),
      ordinary: alarms('ordinary')
    },
    wrong: wrong.map(({ category, id, text }) => `${category}: ${id ?? 'nothing'}: ${text}`).join('\n')
  }
}

/** What was measured on 29 November 2026, less half a point, or on the 28th where that was better. Better figures go up here; they never go down. */
const LEAST: Record<Language, Rates> = {
  en: { detected: 0.949, right: 0.798, nearMisses: 0.018, ordinary: 0.016 },
  zh: { detected: 0.957, right: 0.836, nearMisses: 0.043, ordinary: 0.045 }
}

/** As `LEAST`, with the terms of the index: what readers get once it has arrived, but for the pages. */
const LEAST_WITH_INDEX: Record<Language, Rates> = {
  en: { detected: 0.966, right: 0.815, nearMisses: 0.018, ordinary: 0.021 },
  zh: { detected: 0.965, right: 0.84, nearMisses: 0.043, ordinary: 0.016 }
}

function expectAtLeast({ rates, wrong }: ReturnType<typeof measure>, least: Rates): void {
  expect(rates.detected, wrong).toBeGreaterThanOrEqual(least.detected)
  expect(rates.right, wrong).toBeGreaterThanOrEqual(least.right)
  expect(rates.nearMisses, wrong).toBeLessThanOrEqual(least.nearMisses)
  expect(rates.ordinary, wrong).toBeLessThanOrEqual(least.ordinary)
}

describe('danger in sentences that no model has learned', () => {
  it.each(LANGUAGES)('is detected in %s, and others raise few alarms', language => {
    expectAtLeast(measure(language), LEAST[language])
  })

  it.each(LANGUAGES)('is detected with the terms of the index in %s', language => {
    const known = readTerms(moreDangerTerms(ROOT, data, language, words.danger))
    const simplified = readFolding(words.fold)
    const more = (text: string) => evidenceOf(dangerTerms(plainWords(text, simplified)), known)
    expectAtLeast(measure(language, more), LEAST_WITH_INDEX[language])
  })

  it.each(LANGUAGES)('is measured on at least 400 sentences in %s', language => {
    const unseen = entries.filter(({ author }) => author !== 'A')
    expect(unseen.reduce((total, entry) => total + entry[language].length, 0)).toBeGreaterThanOrEqual(395)
  })

  it('stays unlearned', () => {
    const learned = new Set(
      [
        ...readDangerSentences(ROOT).flatMap(({ en, zh }) => [...en, ...zh]),
        ...[...data.questions.values()].flatMap(({ ask }) => [...ask.en, ...ask.zh]),
        ...readCrisisKinds(ROOT).flatMap(({ say }) => [...say.en, ...say.zh])
      ].map(letters)
    )
    const sentences = entries.flatMap(({ en, zh }) => [...en, ...zh])
    expect(sentences.filter(sentence => learned.has(letters(sentence)))).toEqual([])
    expect(new Set(sentences.map(letters)).size).toBe(sentences.length)
  })
})
