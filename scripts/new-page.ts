import { parse, refuse } from './lib/cli.ts'
import { writeNewPage } from './lib/new-page.ts'
import { ROOT } from './lib/paths.ts'

const USAGE = 'new:page -- <path> <English title> <Chinese title>: write the drafts of a page in both languages'

const [path, en, zh] = parse(USAGE, { allowPositionals: true }).positionals
if (!path || !en || !zh) refuse(USAGE, 'It takes a path and two titles.')
try {
  const files = writeNewPage(ROOT, { path, titles: { en, zh } })
  console.log([...files, 'Now write both pages. npm run check says what is missing.'].join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exit(2)
}
