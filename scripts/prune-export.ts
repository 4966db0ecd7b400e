/** Right after the export: removes what Next left in out/ that no page asks for, and that must not be kept for a year. */
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { removePageMaps } from './lib/page-maps.ts'

handleHelp('prune-export: remove files from out/_next/static that no page asks for')

for (const file of removePageMaps(join(import.meta.dirname, '..', 'out'))) console.log(`tidy: removed ${file}`)
