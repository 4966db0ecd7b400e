/** `npm run policy:meta`: writes the policy of out/_headers into every page, for GitHub Pages and its like. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { headersFor, parseHeadersFile } from './lib/headers-file.ts'
import { withMetaPolicy } from './lib/meta-policy.ts'
import { refusePreview } from './lib/refuse-preview.ts'

handleHelp('policy:meta: write the security policy into the pages of out/, once, after a build')

const out = join(import.meta.dirname, '..', 'out')
refusePreview(out)
const rules = parseHeadersFile(readFileSync(join(out, '_headers'), 'utf8'))
for (const { path, file } of exportedPages(out)) {
  const policy = headersFor(rules, path).get('Content-Security-Policy')
  if (!policy) throw new Error(`out/_headers has no policy for ${path}.`)
  writeFileSync(join(out, file), withMetaPolicy(readFileSync(join(out, file), 'utf8'), policy))
}
