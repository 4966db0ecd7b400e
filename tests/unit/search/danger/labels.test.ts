import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { DANGER_CATEGORIES, readDangerSentences } from '../../../../scripts/search/danger/sentences.ts'

const entries = readDangerSentences(join(import.meta.dirname, '..', '..', '..', '..'))

/** Enough to learn from. There are more kinds of harmless queries. */
const FEWEST = { danger: 45, harmless: 250 }

const toSimplified = Converter({ from: 't', to: 'cn' })

/** Only the letters, which two spellings of one sentence share. */
function letters(sentence: string): string {
  return toSimplified(sentence.normalize('NFKC').toLowerCase()).replace(/[^\p{Letter}\p{Number}]/gu, '')
}

describe('data/danger-sentences.yaml', () => {
  it('has every category once, the harmless last', () => {
    expect(entries.map(({ category }) => category)).toEqual(DANGER_CATEGORIES)
  })

  it.each(LANGUAGES)('has enough sentences of each category in %s', language => {
    const short = entries.filter(
      entry => entry[language].length < (entry.category === 'harmless' ? FEWEST.harmless : FEWEST.danger)
    )
    expect(short.map(({ category }) => category)).toEqual([])
  })

  it('has each sentence once, so that none is in two categories', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { category, en, zh } of entries) {
      for (const sentence of [...en, ...zh]) {
        const first = seen.get(letters(sentence))
        if (first) twice.push(`${category}: “${sentence}” is in ${first}`)
        seen.set(letters(sentence), category)
      }
    }
    expect(twice).toEqual([])
  })

  it('has no Chinese character among the English sentences', () => {
    const misplaced = entries.flatMap(({ en }) => en.filter(sentence => /\p{Script=Han}/u.test(sentence)))
    expect(misplaced).toEqual([])
  })
})
