/** Writes the files of an index, named by their hash. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import type { BuiltIndex } from '../../search/build.ts'
import type { Manifest } from '../../search/types.ts'

/** Writes an index. @returns the hash in the names, over all files, so that no build's files mix with another's */
export function writeIndex(folder: string, language: Language, { core, shards, packs }: BuiltIndex): string {
  const files = new Map<string, string>([
    ['', JSON.stringify(core)],
    ...shards.map((shard, index): [string, string] => [`-i${index}`, JSON.stringify(shard)]),
    ...packs.map((pack, index): [string, string] => [`-t${index}`, JSON.stringify(pack)])
  ])
  const digest = createHash('sha256')
  for (const text of files.values()) digest.update(text)
  const hash = digest.digest('hex').slice(0, 12)
  mkdirSync(folder, { recursive: true })
  // For offline use, core and terms in one file (offline/search-index.ts). Titles need no texts.
  files.set('-all', JSON.stringify([core, ...shards]))
  for (const [part, text] of files) writeFileSync(join(folder, `${language}-${hash}${part}.json`), text)
  return hash
}

/** Writes the one file without a hash, which names the others. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
}
