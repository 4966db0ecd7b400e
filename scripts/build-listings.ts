/** Writes beside the pages, into out/: {en,zh}/changes.xml, llms.txt, third-party-notices.txt, .well-known/security.txt. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../i18n/languages.ts'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages, summaryOf } from './lib/exported.ts'
import { changesFeed, feedPath } from './lib/feed.ts'
import { llmsText } from './lib/llms.ts'
import { thirdPartyNotices } from './lib/notices.ts'
import { SECURITY_PATH, securityText } from './lib/security-txt.ts'
import { siteToday } from './lib/today.ts'

handleHelp('build-listings: write the feeds of changes, llms.txt, the licences of others and security.txt into out/')

const root = join(import.meta.dirname, '..')
const out = join(root, 'out')
const data = loadData()

for (const language of LANGUAGES) {
  writeFileSync(join(out, feedPath(language)), changesFeed(data, language, siteToday()))
}

const pages = exportedPages(out)
  .map(page => ({ ...page, ...summaryOf(readFileSync(join(out, page.file), 'utf8')) }))
  .filter(page => page.indexed)
writeFileSync(join(out, 'llms.txt'), llmsText(pages))
writeFileSync(join(out, 'third-party-notices.txt'), thirdPartyNotices(root))
mkdirSync(dirname(join(out, SECURITY_PATH)), { recursive: true })
writeFileSync(join(out, SECURITY_PATH), securityText(siteToday()))
