import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../scripts/search/crisis-kinds.ts'
import { readDangerSentences } from '../../../scripts/search/danger-sentences.ts'
import { readHeldOut } from '../../../scripts/search/held-out.ts'
import { DangerWatch } from '../../../search/crisis.ts'
import { ROOT, data, words } from './crisis-words.ts'

const watch = new DangerWatch(words)
const entries = readHeldOut(ROOT)

/** Only the letters, which two spellings of one sentence share. */
function letters(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** Rates from 0 to 1 on data/danger/held-out.yaml, with the words of the sentence alone to go by. */
function rates(language: Language) {
  const answers = entries.flatMap(({ category, [language]: sentences }) =>
    sentences.map(text => ({ category, text, id: watch.help(text, language, { pages: [] })?.id }))
  )
  const inDanger = answers.filter(({ category }) => category !== 'ordinary')
  const ordinary = answers.filter(({ category }) => category === 'ordinary')
  const alarms = ordinary.filter(({ id }) => id)
  return {
    missed: inDanger.filter(({ id }) => !id).map(({ text }) => text),
    detected: inDanger.filter(({ id }) => id).length / inDanger.length,
    right: inDanger.filter(({ id, category }) => id === category).length / inDanger.length,
    alarms: alarms.map(({ text }) => text),
    falseAlarms: alarms.length / ordinary.length
  }
}

/** What was measured on 28 November 2026, less one or two sentences. Better figures go up here; they never go down. */
const LEAST: Record<Language, { detected: number; right: number; falseAlarms: number }> = {
  en: { detected: 0.96, right: 0.72, falseAlarms: 0.05 },
  zh: { detected: 0.96, right: 0.74, falseAlarms: 0.07 }
}

describe('danger in sentences that no model has learned', () => {
  it.each(LANGUAGES)('is detected in %s, and ordinary sentences raise no alarm', language => {
    const { missed, detected, right, alarms, falseAlarms } = rates(language)
    expect(detected, missed.join('\n')).toBeGreaterThanOrEqual(LEAST[language].detected)
    expect(right).toBeGreaterThanOrEqual(LEAST[language].right)
    expect(falseAlarms, alarms.join('\n')).toBeLessThanOrEqual(LEAST[language].falseAlarms)
  })

  it.each(LANGUAGES)('is measured on enough sentences in %s', language => {
    const count = (isDanger: boolean) =>
      entries
        .filter(({ category }) => (category !== 'ordinary') === isDanger)
        .reduce((total, entry) => total + entry[language].length, 0)
    expect(count(true)).toBeGreaterThanOrEqual(60)
    expect(count(false)).toBeGreaterThanOrEqual(60)
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
