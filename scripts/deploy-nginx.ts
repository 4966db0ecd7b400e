/** `npm run deploy:nginx`: writes dist/nginx/foothold.conf with the headers of the built site. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { parseHeadersFile } from './lib/headers-file.ts'
import { nginxConfig } from './lib/nginx.ts'
import { refusePreview } from './lib/refuse-preview.ts'

handleHelp('deploy:nginx: write dist/nginx/foothold.conf from out/_headers (docs/deploy/nginx.md)')

const root = join(import.meta.dirname, '..')
refusePreview(join(root, 'out'))
const rules = parseHeadersFile(readFileSync(join(root, 'out', '_headers'), 'utf8'))
const folder = join(root, 'dist', 'nginx')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'foothold.conf'), nginxConfig(rules, process.env.NEXT_PUBLIC_BASE_PATH))
