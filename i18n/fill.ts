import type { Language } from './languages.ts'

/** Puts values into the `{name}` placeholders of a message; a placeholder without a value is left out. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([\w-]+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}

/** The names of the `{name}` placeholders of a message, in their order. */
export function placeholders(template: string): string[] {
  return [...template.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name)
}

/** What separates two sentences: a space in English, nothing in Chinese. */
export function sentenceGap(language: Language): string {
  return language === 'en' ? ' ' : ''
}

/** Sentences as one text; those that are missing are left out. */
export function joinSentences(sentences: readonly (string | false | undefined)[], language: Language): string {
  return sentences.filter(Boolean).join(sentenceGap(language))
}

/** Names as a list, without a word before the last. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(language === 'en' ? ', ' : '、')
}

/** Separates a label from its value. */
export function colon(language: Language): string {
  return language === 'en' ? ': ' : '：'
}

/** `Base pay, before tax: give an amount.` A label that is a question needs no colon. */
export function afterLabel(label: string, text: string, language: Language): string {
  return label + (/[?？]$/.test(label) ? sentenceGap(language) : colon(language)) + text
}

/** A message about a number of things: `one` for a single one, else `many` with its `{count}` filled. */
export function fillCount(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count })
}
