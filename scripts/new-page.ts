/** `npm run new:page -- community/legal/fines "Fines" "罚款"`. */
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { writeNewPage } from './lib/new-page.ts'
import { siteToday } from './lib/today.ts'

const USAGE = 'new:page -- <path> <English title> <Chinese title>: write the drafts of a page in both languages'

handleHelp(USAGE)

const [path, en, zh] = process.argv.slice(2)
if (!path || !en || !zh) {
  console.error(`npm run ${USAGE}`)
  process.exit(2)
}
try {
  const files = writeNewPage(join(import.meta.dirname, '..'), { path, titles: { en, zh } }, siteToday())
  console.log([...files, 'Now write both pages; npm run check says what is missing.'].join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exit(2)
}
