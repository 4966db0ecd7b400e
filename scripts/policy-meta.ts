import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { exportedPages, refusePreview } from './lib/exported.ts'
import { headersFor, parseHeadersFile } from './lib/headers-file.ts'
import { OUT, write } from './lib/paths.ts'
import { withMetaPolicy } from './lib/policy.ts'

handleHelp(
  'policy:meta: write the policy of out/_headers into the pages, once after a build, for GitHub Pages and its like'
)

refusePreview(OUT)
const rules = parseHeadersFile(readFileSync(join(OUT, '_headers'), 'utf8'))
for (const { path, file } of exportedPages(OUT)) {
  const policy = headersFor(rules, path).get('Content-Security-Policy')
  if (!policy) throw new Error(`out/_headers has no policy for ${path}.`)
  write(`out/${file}`, withMetaPolicy(readFileSync(join(OUT, file), 'utf8'), policy))
}
