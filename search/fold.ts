/** Folds what people type and what pages print, one code point at a time: each letter can be traced back. */

/** Traditional characters and the simplified ones that our pages use for them. */
export type Simplified = ReadonlyMap<string, string>

/** @param folding traditional characters and, at the same places, their simplified forms, as files and scripts carry them */
export function readFolding([traditional = '', simple = '']: readonly string[]): Simplified {
  const simplified = [...simple]
  return new Map([...traditional].map((char, index) => [char, simplified[index] ?? char]))
}

const MARKS = /\p{M}/gu

/** With the acute accent and the prime: some keyboards have nothing closer. */
const APOSTROPHES = /['’‘‛`´ʼ′]/

function foldChar(char: string, simplified: Simplified): string {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return char === "'" || char === '`' ? '' : char.toLowerCase()
  // Spares slow phones compiling the pattern below, which takes milliseconds.
  if (code >= 0x3400 && code <= 0x9fff) return simplified.get(char) ?? char
  // Half of a surrogate pair upsets encoders.
  if (code >= 0xd800 && code <= 0xdfff) return ' '
  // Before NFKD splits the acute accent into a space and a mark.
  if (APOSTROPHES.test(char)) return ''
  const folded = char.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase()
  return simplified.get(folded) ?? folded
}

/** The text to compare, on both sides; its length may differ from the original’s. */
export function fold(text: string, simplified: Simplified): string {
  let folded = ''
  for (const char of text) folded += foldChar(char, simplified)
  return folded
}

export interface Folded {
  text: string
  /** For each UTF-16 unit of the folded text, and for its end, the offset in the original. */
  offsets: number[]
}

/** As `fold`, with the offsets that marking matches in the original needs. */
export function foldWithOffsets(text: string, simplified: Simplified): Folded {
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const char of text) {
    const part = foldChar(char, simplified)
    for (let index = 0; index < part.length; index += 1) offsets.push(at)
    folded += part
    at += char.length
  }
  offsets.push(at)
  return { text: folded, offsets }
}
