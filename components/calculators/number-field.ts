/** Reads a whole number, such as an age, as people type it. */

export type WholeError = 'empty' | 'not-whole' | 'out-of-range'

export type Whole = { value: number; error?: undefined } | { value?: undefined; error: WholeError }

export function readWhole(typed: string, least: number, most: number): Whole {
  const text = typed.normalize('NFKC').replace(/\s/g, '').replace(/岁$/, '')
  if (text === '') return { error: 'empty' }
  if (!/^-?\d+(?:\.0*)?$/.test(text)) return { error: 'not-whole' }
  const value = Number(text)
  return value < least || value > most ? { error: 'out-of-range' } : { value }
}
