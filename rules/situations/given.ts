/** Quotes what someone wrote: short, on one line, and harmless to the terminal that shows it. */

/** How much of a text is quoted: enough to find it again. */
const MOST_CHARACTERS = 60

/** What a terminal obeys or does not show: controls, breaks, odd spaces, direction marks, half characters. */
const UNSEEN = /(?! )[\p{Cc}\p{Cf}\p{Z}\p{Cs}]/gu

/** A text on one line, cut where it is long, with invisible characters written as `\u{1b}`. */
export function readable(text: string): string {
  // No character takes more than two places: a text of megabytes is not split.
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS + 2)]
  const start = characters.slice(0, MOST_CHARACTERS).join('')
  const line = start.replace(UNSEEN, unseen => `\\u{${unseen.codePointAt(0)?.toString(16)}}`)
  return characters.length > MOST_CHARACTERS ? `${line}…` : line
}

/** A value in a few words: `30`, `the text "30"`, `a list`. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty text' : `the text "${readable(value)}"`
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : `a ${typeof value}`
}
