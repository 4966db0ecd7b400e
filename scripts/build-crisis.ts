/**
 * Turns data/crisis-words.yaml into .generated/crisis.json: for each language the
 * words, the numbers to call and the pages to read, ready for the search box.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { parse } from 'yaml'
import { z } from 'zod'
import { dialable } from '../i18n/format.ts'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { loadData } from '../rules/data/load.ts'
import type { CrisisHelp } from '../search/crisis.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('build-crisis: write .generated/crisis.json from data/crisis-words.yaml')

const root = join(import.meta.dirname, '..')

const kindSchema = z
  .object({
    id: z.string(),
    services: z.array(z.string()).min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
    say: z.object({ en: z.array(z.string()).min(1), zh: z.array(z.string()).min(1) }).strict()
  })
  .strict()

type Kind = z.infer<typeof kindSchema>

const data = loadData()
const kinds = z.array(kindSchema).parse(parse(readFileSync(join(root, 'data', 'crisis-words.yaml'), 'utf8')))
const traditional = Converter({ from: 'cn', to: 'hk' })

/** A page's own title, or undefined where there is no such page. */
function titleOf(language: Language, path: string): string | undefined {
  const file = [`${path}.mdx`, `${path}/index.mdx`]
    .map(name => join(root, 'pages', language, name))
    .find(name => existsSync(name))
  return file && (/^title: ['"]?(.+?)['"]?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
}

function helpFor({ id, services, pages, say }: Kind, language: Language): CrisisHelp {
  const known = pages.flatMap(path => {
    const title = titleOf(language, path)
    return title ? [{ href: `/${language}${path}`, title }] : []
  })
  return {
    // People in danger type in whichever language comes first.
    say: [...new Set([...say.en, ...say.zh, ...say.zh.map(traditional)])],
    services: services.map(service => {
      const entry = data.services.get(service)
      if (!entry?.phone) throw new Error(`data/crisis-words.yaml: ${id} names ${service}, which has no phone.`)
      return { name: entry.name[language], phone: entry.phone, tel: dialable(entry.phone) }
    }),
    pages,
    ...(known[0] && { link: known[0] })
  }
}

const help = Object.fromEntries(LANGUAGES.map(language => [language, kinds.map(kind => helpFor(kind, language))]))
mkdirSync(join(root, '.generated'), { recursive: true })
writeFileSync(join(root, '.generated', 'crisis.json'), `${JSON.stringify(help, null, 2)}\n`)
