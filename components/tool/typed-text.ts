/** Text as people type or paste it, in one plain form for the parsers of numbers and days. */

/** Zeros of decimal digits that NFKC leaves as they are: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0]

/** Raised and lowered digits mark a footnote: as digits they would make another number. */
const FOOTNOTE = /[\u00b2\u00b3\u00b9\u2070-\u209c]/g

const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }

/** Traditional characters of the words that stand beside numbers and days, each before its simplified form. */
const TRADITIONAL =
  '歲岁週周塊块圓元圆元幣币萬万億亿兩两錢钱時时個个約约負负點点鐘钟鍾钟無无沒没禮礼號号總总計计紙纸間间貳贰參叁陸陆'

const SIMPLIFIED = new Map(
  Array.from({ length: TRADITIONAL.length / 2 }, (_, index) => [
    TRADITIONAL.charAt(index * 2),
    TRADITIONAL.charAt(index * 2 + 1)
  ])
)

/**
 * Lower case, half width, simplified characters and European digits; one space for any white space, and nothing for
 * marks that cannot be seen. What is a footnote, not a number, becomes `?`.
 */
export function plainText(typed: string): string {
  return typed
    .replace(FOOTNOTE, '?')
    .replace(/[¼½¾]/g, fraction => FRACTIONS[fraction] ?? fraction)
    .normalize('NFKC')
    .replace(/[\s\u2800\u3164\u115f\u1160]+/g, ' ')
    .replace(/[\p{C}\p{M}]/gu, '')
    .replace(/\p{Nd}/gu, europeanDigit)
    .replace(/[\u4e00-\u9fff]/g, character => SIMPLIFIED.get(character) ?? character)
    .toLowerCase()
    .trim()
}

function europeanDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find(each => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}
