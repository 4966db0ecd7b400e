import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Amounts } from '../../../../components/content/Amounts'
import { formatMoney } from '../../../../i18n/format'
import { LANGUAGES } from '../../../../i18n/languages'

const marked = (text: string) =>
  [...renderToStaticMarkup(<Amounts text={text} />).matchAll(/<span translate="no">(.*?)<\/span>/g)].map(
    found => found[1]
  )

describe('a sentence with sums', () => {
  it.each([
    ['If you earn $400, your payment is $694.30.', ['$400', '$694.30']],
    ['At least $75.04, up to $1,057.', ['$75.04', '$1,057']],
    ['Your payment is $0', ['$0']],
    ['每两周 694.30 澳元，合计 1,094.30 澳元', ['694.30 澳元', '1,094.30 澳元']],
    ['每年 138.8 万澳元', ['138.8 万澳元']],
    ['In 4 weeks, from 20 September 2026', []]
  ])('marks the sums of “%s” and nothing else', (text, sums) => {
    expect(marked(text)).toEqual(sums)
  })

  it.each(LANGUAGES)('marks whatever the money format writes, in %s', language => {
    for (const cents of [0, 1, 100, 99_99, 105_750, 1_234_567_00, 138_800_000]) {
      const text = formatMoney(cents, language)
      expect(marked(`a ${text}, b`)).toEqual([text])
    }
  })

  it('keeps the whole sentence', () => {
    const text = 'If you earn $400, you have $1,094.30 in all.'
    expect(renderToStaticMarkup(<Amounts text={text} />).replace(/<[^>]+>/g, '')).toBe(text)
  })
})
