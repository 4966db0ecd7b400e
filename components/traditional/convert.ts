/** Simplified characters into traditional ones, by a table that the build makes (scripts/lib/traditional.ts). */

/** What stands for what. Every form has as many characters as what it stands for. */
export interface TraditionalTable {
  /** Characters, and at the same place in the second text their usual forms. */
  characters: [from: string, to: string]
  /** Phrases whose characters have other forms, each followed by them: `头发頭髮 标签標籤`. */
  phrases: string
}

/** @returns the text in traditional characters; at each place the longest phrase counts */
export function traditionalOf({ characters: [from, to], phrases }: TraditionalTable): (text: string) => string {
  const forms = new Map<string, string>()
  for (const phrase of phrases.split(' ').filter(Boolean))
    forms.set(phrase.slice(0, phrase.length / 2), phrase.slice(phrase.length / 2))
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length)
  for (let at = 0; at < from.length; at++) forms.set(from.charAt(at), to.charAt(at))
  const convertible = new RegExp([...longestFirst, `[${from}]`].join('|'), 'g')
  return text => text.replace(convertible, found => forms.get(found) ?? found)
}
