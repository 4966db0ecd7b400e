/** How people write words of danger so that filters do not see them: data/danger-spellings.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const list = z.array(z.string().trim().min(1))

const spellingsSchema = z.strictObject({
  /** Chinese words by what they stand for. */
  meant: z.record(z.string(), list.min(1)),
  /** Phrases in which words of danger mean none; `#` is any number. */
  harmless: z.strictObject({
    en: z.array(z.string().regex(/^[a-z0-9# ]+$/, 'small letters, digits and #, one space between words')),
    zh: list
  })
})

/** The content of data/danger-spellings.yaml. */
export type DangerSpellings = z.infer<typeof spellingsSchema>

/**
 * Reads data/danger-spellings.yaml.
 * @param root the repository
 * @throws ZodError if it has another shape
 */
export function readDangerSpellings(root: string): DangerSpellings {
  return spellingsSchema.parse(parse(readFileSync(join(root, 'data', 'danger-spellings.yaml'), 'utf8')))
}
