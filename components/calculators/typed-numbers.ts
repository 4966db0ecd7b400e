/** Reads amounts and other numbers as people type or paste them. */

export type AmountError = 'empty' | 'not-a-number' | 'negative' | 'too-large' | 'too-many-decimals'
export type NumberError = 'empty' | 'not-whole' | 'not-number' | 'too-many-decimals' | 'out-of-range'

export type Amount = { cents: number; error?: undefined } | { cents?: undefined; error: AmountError }
export type NumberRead = { value: number; error?: undefined } | { value?: undefined; error: NumberError }

/** $9,999,999.99: a larger amount is a typing error. */
export const MOST_TYPED = 999_999_999

const SIGN = /^[-\u2212\u2013]/
const CURRENCY = /^(?:AUD|A?\$)|(?:AUD|澳元|澳币|元)$/gi
const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u200b]/g, '')
    .replace('。', '.')
}

/** An amount in cents, or why it is none. Takes `1,234.50`, `$800`, full-width digits, commas between thousands. */
export function readAmount(typed: string): Amount {
  const text = plain(typed)
  if (text === '') return { error: 'empty' }
  const bare = text.replace(CURRENCY, '')
  const unsigned = bare.replace(SIGN, '').replace(CURRENCY, '')
  const match = PLAIN.exec(unsigned)
  if (!match || !/\d/.test(unsigned)) return { error: 'not-a-number' }
  if (unsigned !== bare && /[1-9]/.test(unsigned)) return { error: 'negative' }
  const decimals = match[1] ?? ''
  if (decimals.length > 2) return { error: 'too-many-decimals' }
  const [whole = ''] = unsigned.replaceAll(',', '').split('.')
  const digits = whole.replace(/^0+/, '')
  if (digits.length > 12) return { error: 'too-large' }
  const cents = Number(digits) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > MOST_TYPED ? { error: 'too-large' } : { cents }
}

/** Another number with so many `decimals`, or why it is none. Takes full-width digits, spaces, 岁 and %. */
export function readNumber(typed: string, least: number, most: number, decimals = 0): NumberRead {
  const text = plain(typed).replace(/[岁%]$/, '')
  if (text === '') return { error: 'empty' }
  const match = /^-?\d+(?:\.(\d*))?$/.exec(text)
  const places = match?.[1]?.replace(/0+$/, '').length ?? 0
  if (decimals === 0 && (!match || places > 0)) return { error: 'not-whole' }
  if (!match) return { error: 'not-number' }
  if (places > decimals) return { error: 'too-many-decimals' }
  const value = Number(text)
  return value < least || value > most ? { error: 'out-of-range' } : { value }
}

const FORTNIGHTS_A_YEAR = 26

/** An amount of a period as whole cents a fortnight. */
export function aFortnight(cents: number, period: string): number {
  if (period === 'week') return cents * 2
  if (period === 'year') return Math.round(cents / FORTNIGHTS_A_YEAR)
  return cents
}

/** Cents a fortnight as whole cents of another period. */
export function fromFortnight(cents: number, period: 'week' | 'year'): number {
  return period === 'week' ? Math.round(cents / 2) : cents * FORTNIGHTS_A_YEAR
}
