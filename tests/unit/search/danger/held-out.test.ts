import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { readDangerSentences } from '../../../../scripts/search/danger/sentences.ts'
import { readHeldOut, type HeldOut } from '../../../../scripts/search/danger/held-out.ts'
import { moreDangerTerms } from '../../../../scripts/search/danger/words.ts'
import { dangerTerms, evidenceOf, readTerms, type Evidence } from '../../../../search/danger/scorer.ts'
import { DangerWatch, plainWords } from '../../../../search/danger/watch.ts'
import { readFolding } from '../../../../search/fold.ts'
import { ROOT, data, words } from './built-words.ts'

const watch = new DangerWatch(words)
const entries = readHeldOut(ROOT)

/** The last to write: threshold and settings were chosen by the totals of those before. */
const NEWEST = 'D'

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

/** Rates from 0 to 1 on sentences of data/danger/held-out.yaml, by their words alone: no page is known. */
function measure(
  written: readonly HeldOut[],
  language: Language,
  more: More = () => ({ total: 0, known: 0 })
): { rates: Rates; wrong: string } {
  const idFor = (text: string) =>
    (watch.judge(text, language) ?? watch.judge(text, language, { pages: [], danger: more(text) }))?.id
  const answers = written.flatMap(({ category, [language]: sentences }) =>
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

/** The same of the newest author, by the words alone and with the terms of the index. */
const NEWEST_LEAST: Record<Language, Rates> = {
  en: { detected: 0.845, right: 0.645, nearMisses: 0.069, ordinary: 0.089 },
  zh: { detected: 0.978, right: 0.828, nearMisses: 0.055, ordinary: 0.039 }
}

const NEWEST_LEAST_WITH_INDEX: Record<Language, Rates> = {
  en: { detected: 0.845, right: 0.661, nearMisses: 0.056, ordinary: 0.055 },
  zh: { detected: 0.961, right: 0.828, nearMisses: 0.055, ordinary: 0.039 }
}

function expectAtLeast({ rates, wrong }: ReturnType<typeof measure>, least: Rates): void {
  expect(rates.detected, wrong).toBeGreaterThanOrEqual(least.detected)
  expect(rates.right, wrong).toBeGreaterThanOrEqual(least.right)
  expect(rates.nearMisses, wrong).toBeLessThanOrEqual(least.nearMisses)
  expect(rates.ordinary, wrong).toBeLessThanOrEqual(least.ordinary)
}

describe('danger in sentences that no model has learned', () => {
  const newest = entries.filter(({ author }) => author === NEWEST)
  const earlier = entries.filter(({ author }) => author !== NEWEST)

  function withIndex(language: Language): More {
    const known = readTerms(moreDangerTerms(ROOT, data, language, words.danger))
    const simplified = readFolding(words.fold)
    return text => evidenceOf(dangerTerms(plainWords(text, simplified)), known)
  }

  it.each(LANGUAGES)('is detected in %s, and others raise few alarms', language => {
    expectAtLeast(measure(earlier, language), LEAST[language])
    expectAtLeast(measure(newest, language), NEWEST_LEAST[language])
  })

  it.each(LANGUAGES)('is detected with the terms of the index in %s', language => {
    const more = withIndex(language)
    expectAtLeast(measure(earlier, language, more), LEAST_WITH_INDEX[language])
    expectAtLeast(measure(newest, language, more), NEWEST_LEAST_WITH_INDEX[language])
  })

  it.each(LANGUAGES)('is measured on at least 600 sentences in %s', language => {
    const unseen = entries.filter(({ author }) => author !== 'A')
    expect(unseen.reduce((total, entry) => total + entry[language].length, 0)).toBeGreaterThanOrEqual(595)
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
