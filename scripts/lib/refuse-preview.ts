import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Refuses to deploy a site that `npm run preview -- --as-at` built.
 * @param out the exported folder
 * @throws if it is a preview
 */
export function refusePreview(out: string): void {
  const [, day] = /<html[^>]*\sdata-as-at="([^"]+)"/.exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? []
  if (day) throw new Error(`out/ is a preview as at ${day}, not the site for readers. Run: npm run build`)
}
