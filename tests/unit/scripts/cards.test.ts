import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CARDS, CARD_WORDS, cardOf, cardPath } from '../../../i18n/cards.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { CARD_SIZE, cardFingerprint } from '../../../scripts/lib/card-picture.ts'
import drawn from '../../../scripts/lib/cards-drawn.json' with { type: 'json' }

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public')

function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('the images of public/og', () => {
  const all = LANGUAGES.flatMap(language => CARDS.map(card => ({ language, card })))

  it.each(all)('$card in $language has the text of i18n/cards.ts (else: npm run cards)', ({ language, card }) => {
    const path = cardPath(card, language)
    expect((drawn as Record<string, string>)[path]).toBe(cardFingerprint(card, language))
    const png = readFileSync(join(PUBLIC, path))
    expect(sizeOf(png)).toEqual(CARD_SIZE)
    expect(png.length).toBeLessThan(120_000)
  })

  it.each(LANGUAGES)('have different titles in %s', language => {
    expect(new Set(CARDS.map(card => CARD_WORDS[language][card].title)).size).toBe(CARDS.length)
  })
})

describe('cardOf', () => {
  it.each([
    ['', 'site'],
    ['/jobseeker/payment-rates', 'rates'],
    ['/about/figures', 'rates'],
    ['/calculators/rent-assistance', 'calculator'],
    ['/employers/first-hire', 'employers'],
    ['/community/legal', 'help'],
    ['/helplines', 'help'],
    ['/centrelink/guides/mygov', 'guide'],
    ['/about/privacy', 'site']
  ] as const)('gives %s the image “%s”', (path, card) => {
    expect(cardOf(path, false)).toBe(card)
  })

  it('does not reveal that a link is about danger or crisis', () => {
    expect(cardOf('/healing/trauma-recovery', true)).toBe('site')
    expect(cardOf('/community/crisis/immediate-help', false)).toBe('site')
    expect(cardOf('/community/domestic-violence/visas', false)).toBe('site')
  })
})
