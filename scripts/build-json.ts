/**
 * Publishes figures with history and sources as public/figures.json for others
 * to reuse, and writes the few numbers that the layout shows on every page to
 * .generated/urgent.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialable } from '../i18n/format.ts'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('build-json: write public/figures.json and .generated/urgent.json from data/')

const root = join(import.meta.dirname, '..')

/** In the order of the strip: danger, crisis, violence. */
const URGENT = { danger: 'emergency-000', crisis: 'lifeline', violence: '1800respect' }

const data = loadData()
const sources = Object.fromEntries(data.sources)
const figures = [...data.figures.values()]
writeFileSync(
  join(root, 'public', 'figures.json'),
  `${JSON.stringify({ currency: 'AUD', money: 'integer cents', percent: 'basis points', figures, sources })}\n`
)

const urgent = Object.fromEntries(
  Object.entries(URGENT).map(([key, id]) => {
    const phone = data.services.get(id)?.phone
    if (!phone) throw new Error(`data/services.yaml has no phone for ${id}, which every page shows.`)
    return [key, { phone, tel: dialable(phone) }]
  })
)
mkdirSync(join(root, '.generated'), { recursive: true })
writeFileSync(join(root, '.generated', 'urgent.json'), `${JSON.stringify(urgent, null, 2)}\n`)
