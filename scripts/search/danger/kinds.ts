/** The kinds of danger that search knows: data/crisis-words.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const phrases = z.strictObject({ en: z.array(z.string()).min(1), zh: z.array(z.string()).min(1) })

const kindSchema = z.strictObject({
  id: z.string(),
  services: z.array(z.string()).min(1),
  pages: z.array(z.string().startsWith('/')).min(1),
  say: phrases,
  /** Help is needed today, but nobody is in danger of their life: a quieter card, which links this page too. */
  calm: z.string().startsWith('/').optional(),
  /** People write its Chinese phrases half in letters, so that filters do not see them. */
  coded: z.literal(true).optional(),
  /** Phrases of `say` that people who are safe also use. */
  weak: phrases.partial().optional(),
  /** Phrases that nobody who is safe uses: they count whatever else is typed. No model learns them. */
  sure: phrases.partial().optional(),
  /** Phrases that mean this danger only if nothing else is typed. */
  alone: phrases.partial().optional(),
  /** Services of data/services.yaml that people ask for, with names for them that are not in that file. */
  named: z
    .array(
      z.strictObject({
        service: z.string(),
        say: z.array(z.string()).default([]),
        /** Names that mean it only if nothing else is typed. */
        alone: z.array(z.string()).default([])
      })
    )
    .default([])
})

/** One entry of data/crisis-words.yaml. */
export type CrisisKind = z.infer<typeof kindSchema>

/**
 * Reads data/crisis-words.yaml.
 * @throws ZodError if it has another shape
 * @throws Error if a weak phrase is not in `say`
 */
export function readCrisisKinds(root: string): CrisisKind[] {
  const kinds = z.array(kindSchema).parse(parse(readFileSync(join(root, 'data', 'crisis-words.yaml'), 'utf8')))
  for (const { id, say, weak } of kinds) {
    const known = new Set([...say.en, ...say.zh])
    const unknown = [...(weak?.en ?? []), ...(weak?.zh ?? [])].filter(phrase => !known.has(phrase))
    if (unknown.length > 0) throw new Error(`data/crisis-words.yaml: ${id} does not say “${unknown.join('”, “')}”.`)
  }
  return kinds
}
