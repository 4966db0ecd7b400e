import { handleHelp } from './lib/cli.ts'
import { removePageMaps } from './lib/page-maps.ts'
import { OUT } from './lib/paths.ts'

handleHelp('prune-export: remove files from out/_next/static that no page asks for')

for (const file of removePageMaps(OUT)) console.log(`prune-export: removed ${file}`)
