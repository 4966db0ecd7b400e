/** The sentences from which the build learns to detect danger in a query: data/danger-sentences.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** What a sentence is about; `harmless` only sounds like danger. */
export const DANGER_CATEGORIES = [
  'suicide',
  'overdose',
  'violence',
  'control',
  'children',
  'baby',
  'forced-work',
  'sexual',
  'no-bed',
  'elder',
  'danger',
  'harmless'
] as const

const sentences = z.array(z.string().trim().min(1)).min(1)
const entrySchema = z.strictObject({ category: z.enum(DANGER_CATEGORIES), en: sentences, zh: sentences })

/** One category of data/danger-sentences.yaml with its sentences in each language. */
export type DangerSentences = z.infer<typeof entrySchema>

/**
 * Reads data/danger-sentences.yaml.
 * @param root the repository
 * @throws ZodError if it has another shape
 */
export function readDangerSentences(root: string): DangerSentences[] {
  return z.array(entrySchema).parse(parse(readFileSync(join(root, 'data', 'danger-sentences.yaml'), 'utf8')))
}
