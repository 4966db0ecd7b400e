/**
 * Folds text so that what people type meets what pages print: full-width and
 * accented letters, capitals, apostrophes, traditional characters. Works one
 * code point at a time, so that every folded letter knows where it came from.
 */

/** Traditional characters and the simplified ones that our pages use for them. */
export type Simplified = ReadonlyMap<string, string>

const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`]/g

function foldChar(char: string, simplified: Simplified): string {
  const code = char.codePointAt(0) ?? 0
  // Plain ASCII is most of what is folded.
  if (code < 0x80) return char === "'" || char === '`' ? '' : char.toLowerCase()
  // Half of a surrogate pair says nothing and upsets encoders.
  if (code >= 0xd800 && code <= 0xdfff) return ' '
  const simple = simplified.get(char)
  if (simple) return simple
  const folded = char.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase()
  return simplified.get(folded) ?? folded
}

/** Text as it is compared, on both sides; its length may differ from the original’s. */
export function fold(text: string, simplified: Simplified): string {
  let folded = ''
  for (const char of text) folded += foldChar(char, simplified)
  return folded
}

export interface Folded {
  text: string
  /** For each UTF-16 unit of the folded text, and its end, where that stands in the original. */
  offsets: number[]
}

/** As `fold`, for marking what matched in the text as printed. */
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
