/** The house style as data: data/style-en.yaml and data/style-zh.yaml. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Language } from '../../i18n/languages.ts'

const entry = z.strictObject({
  worse: z.string().min(1).describe('The word or phrase that is not written'),
  better: z.string().min(1).describe('What to write in its place'),
  why: z.string().min(1).describe('Why, for the person who reads the message'),
  unless: z.array(z.string().min(1)).describe('Phrases in which the word is right').optional()
})

export type StyleEntry = z.infer<typeof entry>

/**
 * The list of one language; empty where a repository has none.
 * @throws ZodError for an entry of another shape
 */
export function readStyle(root: string, language: Language): StyleEntry[] {
  const file = join(root, 'data', `style-${language}.yaml`)
  return existsSync(file) ? z.array(entry).parse(parse(readFileSync(file, 'utf8'))) : []
}

const baseline = z.strictObject({ items: z.number().int().nonnegative() })

/** How many clipped list items there may still be: data/style-clipped.yaml. None where a repository has no such file. */
export function clippedToday(root: string): number {
  const file = join(root, 'data', 'style-clipped.yaml')
  return existsSync(file) ? baseline.parse(parse(readFileSync(file, 'utf8'))).items : 0
}

/** The entries whose worse form is in a text, apart from phrases in which it is right. */
export function offences(text: string, entries: readonly StyleEntry[], language: Language): StyleEntry[] {
  return entries.filter(({ worse, unless = [] }) => {
    const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
    if (language === 'zh') return rest.includes(worse)
    return new RegExp(`(?<![\\w-])${worse.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`, 'i').test(rest)
  })
}
