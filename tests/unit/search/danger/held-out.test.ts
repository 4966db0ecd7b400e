import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { readDangerSentences } from '../../../../scripts/search/danger/sentences.ts'
import { readHeldOut } from '../../../../scripts/search/danger/held-out.ts'
import { DangerWatch } from '../../../../search/danger/watch.ts'
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

/** Rates from 0 to 1 on data/danger/held-out.yaml, with the words of the sentence alone to go by. */
function measure(language: Language): { rates: Rates; wrong: string } {
  const answers = entries.flatMap(({ category, [language]: sentences }) =>
    sentences.map(text => ({ category, text, id: watch.judge(text, language, { pages: [] })?.id }))
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

/** What was measured on 28 November 2026, less half a point. Better figures go up here; they never go down. */
const LEAST: Record<Language, Rates> = {
  en: { detected: 0.949, right: 0.723, nearMisses: 0.056, ordinary: 0.05 },
  zh: { detected: 0.957, right: 0.727, nearMisses: 0.055, ordinary: 0.05 }
}

describe('danger in sentences that no model has learned', () => {
  it.each(LANGUAGES)('is detected in %s, and others raise few alarms', language => {
    const { rates, wrong } = measure(language)
    expect(rates.detected, wrong).toBeGreaterThanOrEqual(LEAST[language].detected)
    expect(rates.right, wrong).toBeGreaterThanOrEqual(LEAST[language].right)
    expect(rates.nearMisses, wrong).toBeLessThanOrEqual(LEAST[language].nearMisses)
    expect(rates.ordinary, wrong).toBeLessThanOrEqual(LEAST[language].ordinary)
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
