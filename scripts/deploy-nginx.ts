import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { refusePreview } from './lib/exported.ts'
import { parseHeadersFile } from './lib/headers-file.ts'
import { nginxConfig } from './lib/nginx.ts'
import { BASE_PATH, OUT, write } from './lib/paths.ts'

handleHelp('deploy:nginx: write dist/nginx/foothold.conf from out/_headers (docs/deploy/nginx.md)')

refusePreview(OUT)
const rules = parseHeadersFile(readFileSync(join(OUT, '_headers'), 'utf8'))
write('dist/nginx/foothold.conf', nginxConfig(rules, BASE_PATH))
