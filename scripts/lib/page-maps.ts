/**
 * The page maps that Nextra leaves beside the chunks: source code that no browser asks for,
 * under names without a hash, in a folder where everything else may be kept for a year.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^nextra-page-map-\w+\.mjs$/

/** What could lead a browser to another file. */
const NAMING = /\.(?:html|js|css|json|webmanifest)$/

/**
 * Removes them.
 * @param out the exported site
 * @returns what was removed
 * @throws where something names one of them after all
 */
export function removePageMaps(out: string): string[] {
  const chunks = join(out, '_next', 'static', 'chunks')
  const maps = readdirSync(chunks).filter(name => NAME.test(name))
  if (maps.length === 0) return []
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!NAMING.test(file)) continue
    const text = readFileSync(join(out, file), 'utf8')
    const named = maps.find(name => text.includes(name))
    if (named) throw new Error(`${file} names ${named}, which was to be removed.`)
  }
  for (const name of maps) rmSync(join(chunks, name))
  return maps
}
