/**
 * Publishes figures, services and glossary as JSON with schemas in public/ for
 * others to reuse. Writes the numbers of every page to .generated/urgent.json and
 * those of the offline page to .generated/contacts.json (data/contacts.yaml).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialable } from '../i18n/format.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'
import { PUBLISHED, publishedContent, publishedSchema } from './lib/published.ts'
import { siteToday } from './lib/today.ts'
import { serviceView } from './mdx/views.ts'

handleHelp(
  'build-json: write public/{figures,services,glossary}.json with their schemas, .generated/urgent.json and contacts.json from data/'
)

const root = join(import.meta.dirname, '..')
const generated = join(root, '.generated')

const data = loadData()
const schemas = join(root, 'public', 'schemas')
mkdirSync(schemas, { recursive: true })
for (const name of PUBLISHED) {
  writeFileSync(join(root, 'public', `${name}.json`), `${JSON.stringify(publishedContent(name, data))}\n`)
  writeFileSync(join(schemas, `${name}.schema.json`), `${JSON.stringify(publishedSchema(name), null, 2)}\n`)
}

mkdirSync(generated, { recursive: true })
const groups = [...data.contacts.values()]

const urgent = Object.fromEntries(
  groups.flatMap(({ every_page: name, services: [first = ''] }) => {
    const phone = data.services.get(first)?.phone ?? ''
    return name ? [[name, { phone, tel: dialable(phone) }]] : []
  })
)
writeFileSync(join(generated, 'urgent.json'), `${JSON.stringify(urgent, null, 2)}\n`)

const contacts = Object.fromEntries(
  LANGUAGES.map(language => {
    const context = { data, language, today: siteToday() }
    const inLanguage = groups.map(({ id, name, services }) => ({
      id,
      name: name[language],
      services: services.map(service => serviceView(context, service))
    }))
    return [language, inLanguage]
  })
)
writeFileSync(join(generated, 'contacts.json'), `${JSON.stringify(contacts, null, 2)}\n`)
