/** Sentences on which detection of danger is measured: data/danger/held-out.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { DANGER_CATEGORIES } from './sentences.ts'

const sentences = z.array(z.string().trim().min(1)).min(1)

const entrySchema = z.strictObject({
  author: z.string().regex(/^[A-Z]$/),
  category: z.enum([...DANGER_CATEGORIES, 'ordinary']),
  en: sentences,
  zh: sentences
})

/** What one author wrote of one category, in each language. */
export type HeldOut = z.infer<typeof entrySchema>

/**
 * Reads data/danger/held-out.yaml.
 * @param root the repository
 * @throws ZodError if it has another shape
 */
export function readHeldOut(root: string): HeldOut[] {
  return z.array(entrySchema).parse(parse(readFileSync(join(root, 'data', 'danger', 'held-out.yaml'), 'utf8')))
}
