/** Reads a number that is no money, such as an age or a percentage, as people type it. */

export type NumberError = 'empty' | 'not-whole' | 'not-number' | 'too-many-decimals' | 'out-of-range'

export type NumberRead = { value: number; error?: undefined } | { value?: undefined; error: NumberError }

/**
 * The number, or why what was typed is none. Takes full-width digits, spaces, zeros at the end, 岁 and %.
 * @param least the smallest number that is taken
 * @param most the largest
 * @param decimals digits that may stand after the point
 */
export function readNumber(typed: string, least: number, most: number, decimals = 0): NumberRead {
  const text = typed.normalize('NFKC').replace(/\s/g, '').replace('。', '.').replace(/[岁%]$/, '')
  if (text === '') return { error: 'empty' }
  const match = /^-?\d+(?:\.(\d*))?$/.exec(text)
  const places = match?.[1]?.replace(/0+$/, '').length ?? 0
  if (decimals === 0 && (!match || places > 0)) return { error: 'not-whole' }
  if (!match) return { error: 'not-number' }
  if (places > decimals) return { error: 'too-many-decimals' }
  const value = Number(text)
  return value < least || value > most ? { error: 'out-of-range' } : { value }
}
