/** Converts simplified characters to traditional ones, by a table that the build makes (scripts/lib/traditional.ts). */

/** The conversion table. A traditional form has as many characters as the simplified one. */
export interface TraditionalTable {
  /** Characters, with their usual forms at the same index of the second string. */
  characters: [from: string, to: string]
  /** Phrases whose characters take other forms, each followed by those: `头发頭髮 标签標籤`. */
  phrases: string
}

/** @returns converts a text; at each place the longest phrase wins */
export function traditionalOf({ characters: [from, to], phrases }: TraditionalTable): (text: string) => string {
  const forms = new Map<string, string>()
  for (const phrase of phrases.split(' ').filter(Boolean))
    forms.set(phrase.slice(0, phrase.length / 2), phrase.slice(phrase.length / 2))
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length)
  for (let at = 0; at < from.length; at++) forms.set(from.charAt(at), to.charAt(at))
  const convertible = new RegExp([...longestFirst, `[${from}]`].join('|'), 'g')
  return text => text.replace(convertible, found => forms.get(found) ?? found)
}
