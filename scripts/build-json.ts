/** Publishes the data with its schemas for others to reuse (docs/reuse.md), and writes what pages show of all data. */
import { join } from 'node:path'
import { dialable } from '../i18n/format.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'
import { ROOT, writeJson } from './lib/paths.ts'
import { figureFileSchemaJson, PUBLISHED, publishedContent, publishedSchema } from './lib/published.ts'
import { dataDay } from './lib/data-day.ts'
import { siteToday } from './lib/today.ts'
import { householdFile } from './mdx/household.ts'
import { sectionPages } from './mdx/section-pages.ts'
import { serviceView } from './mdx/views.ts'

handleHelp(
  'build-json: write public/{figures,services,glossary}.json with their schemas and that of one figure, .generated/{urgent,offline-page,sections,household-en,household-zh}.json from data/'
)

const data = loadData()
const today = dataDay(data, siteToday())
for (const name of PUBLISHED) {
  writeJson(`public/${name}.json`, publishedContent(name, data))
  writeJson(`public/schemas/${name}.schema.json`, publishedSchema(name), 2)
}

const groups = [...data.contacts.values()]

writeJson('public/schemas/figure.schema.json', figureFileSchemaJson(), 2)

/** On every page. */
const urgent = Object.fromEntries(
  groups.flatMap(({ every_page: name, services: [first = ''] }) => {
    const phone = data.services.get(first)?.phone ?? ''
    return name ? [[name, { phone, tel: dialable(phone) }]] : []
  })
)
writeJson('.generated/urgent.json', urgent, 2)

/** On the offline page: who to call, and the tools in the sidebar's order. */
const offlinePage = await Promise.all(
  LANGUAGES.map(async language => {
    const context = { data, language, today }
    const contacts = groups.map(({ id, name, services }) => ({
      id,
      name: name[language],
      services: services.map(service => serviceView(context, service))
    }))
    const file = join(ROOT, 'pages', language, 'calculators', 'index.mdx')
    const tools = await sectionPages({ ...context, file, grouped: new Set() }, [])
    return [language, { contacts, tools: tools.map(({ href, title }) => ({ href, title })) }]
  })
)
writeJson('.generated/offline-page.json', Object.fromEntries(offlinePage), 2)

/** On the search page, for a browser without scripts: what the sidebar lists first. */
const sections = await Promise.all(
  LANGUAGES.map(async language => {
    const file = join(ROOT, 'pages', language, 'index.mdx')
    const pages = await sectionPages({ data, language, today: siteToday(), file, grouped: new Set() }, [])
    return [language, pages.map(({ href, title }) => ({ href, title }))]
  })
)
writeJson('.generated/sections.json', Object.fromEntries(sections), 2)

/** For the rules and the answer of “What can I get?”. */
for (const language of LANGUAGES) {
  writeJson(`.generated/household-${language}.json`, householdFile({ data, language, today }))
}
