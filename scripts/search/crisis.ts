/** What the search script needs to recognise words of danger: data/crisis-words.yaml with its services and pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dialable } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import { plainWords, type CrisisHelp, type CrisisWords } from '../../search/crisis.ts'
import { readFolding } from '../../search/fold.ts'
import { fileOfPath, frontMatterOf } from '../mdx/site.ts'
import { foldingFor } from './words.ts'

const kindSchema = z.strictObject({
  id: z.string(),
  services: z.array(z.string()).min(1),
  pages: z.array(z.string().startsWith('/')).min(1),
  say: z.strictObject({ en: z.array(z.string()).min(1), zh: z.array(z.string()).min(1) })
})

/** One entry of data/crisis-words.yaml. */
export type CrisisKind = z.infer<typeof kindSchema>

/** Reads data/crisis-words.yaml. @throws ZodError where it has another shape */
export function readCrisisKinds(root: string): CrisisKind[] {
  return z.array(kindSchema).parse(parse(readFileSync(join(root, 'data', 'crisis-words.yaml'), 'utf8')))
}

/**
 * The words of danger, with the help for each.
 * @param root the repository
 * @throws Error where a service has no phone
 */
export function crisisWords(root: string, data: Data): CrisisWords {
  const kinds = readCrisisKinds(root)
  const fold = foldingFor(kinds.flatMap(({ say }) => say.zh).join(''))
  const simplified = readFolding(fold)

  function helpFor({ id, services, pages, say }: CrisisKind, language: Language): CrisisHelp {
    const known = pages.flatMap(path => {
      const href = `/${language}${path}`
      const file = fileOfPath(href)
      const title = file && frontMatterOf(file).title
      return title ? [{ href, title }] : []
    })
    return {
      // People in danger type in whichever language comes first.
      say: [...new Set([...say.en, ...say.zh].map(phrase => plainWords(phrase, simplified)))],
      services: services.map(service => {
        const entry = data.services.get(service)
        if (!entry?.phone) throw new Error(`data/crisis-words.yaml: ${id} names ${service}, which has no phone.`)
        return { name: entry.name[language], phone: entry.phone, tel: dialable(entry.phone) }
      }),
      pages,
      ...(known[0] && { link: known[0] })
    }
  }

  const helpIn = (language: Language) => kinds.map(kind => helpFor(kind, language))
  return { fold, help: { en: helpIn('en'), zh: helpIn('zh') } }
}
