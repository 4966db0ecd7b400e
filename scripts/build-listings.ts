import { LANGUAGES } from '../i18n/languages.ts'
import { loadData } from '../rules/data/load.ts'
import { readFiles } from './checks/files.ts'
import { handleHelp } from './lib/cli.ts'
import { dataDay } from './lib/data-day.ts'
import { datesFeed, datesFeedPath } from './lib/dates-feed.ts'
import { listedPages } from './lib/exported.ts'
import { changesFeed, feedPath } from './lib/feed.ts'
import { FIGURES_CSV, figuresCsv } from './lib/figure-files.ts'
import { llmsText } from './lib/llms.ts'
import { thirdPartyNotices } from './lib/notices.ts'
import { openfiscaYaml, OPENFISCA_PATH } from './lib/openfisca.ts'
import { OUT, ROOT, write, writeJson } from './lib/paths.ts'
import { figureFile, figurePath } from './lib/published.ts'
import { rulesSchemas } from './lib/rules-schemas.ts'
import { SECURITY_PATH, securityText } from './lib/security-txt.ts'
import { robotsText } from './lib/sitemap.ts'
import { siteToday } from './lib/today.ts'

handleHelp(
  'build-listings: write the feeds of changes and of days, each figure, the tables of all, the schemas of the rules, llms.txt, robots.txt, the licences of others and security.txt into out/'
)

const data = loadData()
const today = dataDay(data, siteToday())
const pages = readFiles(ROOT, 'pages/en', /\.mdx$/)
for (const language of LANGUAGES) {
  write(`out${feedPath(language)}`, changesFeed(data, language, today))
  write(`out${datesFeedPath(language)}`, datesFeed({ data, language, today, pages }))
}
for (const figure of data.figures.values()) writeJson(`out${figurePath(figure.id)}`, figureFile(figure, data))
write(`out${FIGURES_CSV}`, figuresCsv(data))
write(`out${OPENFISCA_PATH}`, openfiscaYaml(data))
for (const [path, schema] of Object.entries(rulesSchemas())) writeJson(`out${path}`, schema, 2)
write('out/robots.txt', robotsText())
write('out/llms.txt', llmsText(listedPages(OUT)))
write('out/third-party-notices.txt', thirdPartyNotices(ROOT))
// The one file that holds the day of the build. No reader keeps it.
write(`out${SECURITY_PATH}`, securityText(siteToday()))
