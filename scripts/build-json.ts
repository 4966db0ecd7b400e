/**
 * Publishes figures, services and glossary as JSON with schemas in public/ for
 * others to reuse, and writes the few numbers that the layout shows on every page to
 * .generated/urgent.json, and those of the offline page to .generated/contacts.json.
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

handleHelp('build-json: write public/{figures,services,glossary}.json with their schemas, .generated/urgent.json and contacts.json from data/')

const root = join(import.meta.dirname, '..')

/** In the order of the strip: danger, crisis, violence. */
const URGENT = { danger: 'emergency-000', crisis: 'lifeline', violence: '1800respect' }

/** Who to call without a connection, by need; in the order of the offline page. */
const CONTACTS = {
  danger: ['emergency-000', 'emergency-106-tty'],
  talk: ['lifeline', 'suicide-call-back', 'beyond-blue', '13yarn', 'kids-helpline', 'mensline'],
  home: ['1800respect'],
  health: ['1800medicare', 'poisons-information'],
  tonight: [
    'link2home',
    'opening-doors-vic',
    'homeless-hotline-qld',
    'homeless-connect-sa',
    'entrypoint-perth',
    'crisis-care-wa',
    'housing-connect-tas'
  ],
  money: ['centrelink-jobseeker', 'salvation-army'],
  language: ['tis-national', 'centrelink-multilingual']
}

const data = loadData()
const schemas = join(root, 'public', 'schemas')
mkdirSync(schemas, { recursive: true })
for (const name of PUBLISHED) {
  writeFileSync(join(root, 'public', `${name}.json`), `${JSON.stringify(publishedContent(name, data))}\n`)
  writeFileSync(join(schemas, `${name}.schema.json`), `${JSON.stringify(publishedSchema(name), null, 2)}\n`)
}

const urgent = Object.fromEntries(
  Object.entries(URGENT).map(([key, id]) => {
    const phone = data.services.get(id)?.phone
    if (!phone) throw new Error(`data/services.yaml has no phone for ${id}, which every page shows.`)
    return [key, { phone, tel: dialable(phone) }]
  })
)
mkdirSync(join(root, '.generated'), { recursive: true })
writeFileSync(join(root, '.generated', 'urgent.json'), `${JSON.stringify(urgent, null, 2)}\n`)

const contacts = Object.fromEntries(
  LANGUAGES.map(language => {
    const context = { data, language, today: siteToday() }
    const groups = Object.entries(CONTACTS).map(([need, ids]) => [need, ids.map(id => serviceView(context, id))])
    return [language, Object.fromEntries(groups)]
  })
)
writeFileSync(join(root, '.generated', 'contacts.json'), `${JSON.stringify(contacts, null, 2)}\n`)
