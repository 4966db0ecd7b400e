/** Reads an amount of money as people type or paste it. */

export type AmountError = 'empty' | 'not-a-number' | 'negative' | 'too-large' | 'too-many-decimals'

export type Amount = { cents: number; error?: undefined } | { cents?: undefined; error: AmountError }

/** $9,999,999.99: beyond it an amount is a slip of the keyboard. */
export const MOST_TYPED = 999_999_999

const SIGN = /^[-\u2212\u2013]/
const CURRENCY = /^(?:AUD|A?\$)|(?:AUD|澳元|澳币|元)$/gi
const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

/**
 * Takes `1,234.50`, `$800`, full-width digits and pasted spaces; thousands may
 * be parted by commas, and only where commas part thousands.
 */
export function readAmount(typed: string): Amount {
  const text = typed.normalize('NFKC').replace(/[\s\u200b]/g, '').replace('。', '.')
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
