/** Writes the files of an index, named by their hash. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import type { BuiltIndex } from '../../search/build.ts'
import type { Manifest, SentenceModel } from '../../search/types.ts'

/**
 * Writes an index.
 * @param models of sentences, by the name of their file
 * @returns the hash in the names, over all files, so that no build's files mix with another's
 */
export function writeIndex(
  folder: string,
  language: Language,
  { core, synonyms, shards, packs }: BuiltIndex,
  models: Record<string, SentenceModel>
): string {
  const kept: Record<string, unknown> = {
    '': core,
    '-w': synonyms,
    ...Object.fromEntries(shards.map((shard, index) => [`-i${index}`, shard])),
    ...Object.fromEntries(Object.entries(models).map(([name, model]) => [`-${name}`, model]))
  }
  const files = { ...kept, ...Object.fromEntries(packs.map((pack, index) => [`-t${index}`, pack])) }
  const texts = Object.entries(files).map(([part, file]): [string, string] => [part, JSON.stringify(file)])
  const digest = createHash('sha256')
  for (const [, text] of texts) digest.update(text)
  const hash = digest.digest('hex').slice(0, 12)
  mkdirSync(folder, { recursive: true })
  // For offline use, all but the texts in one file (offline/search-index.ts): titles need no texts.
  texts.push(['-all', JSON.stringify(kept)])
  for (const [part, text] of texts) writeFileSync(join(folder, `${language}-${hash}${part}.json`), text)
  return hash
}

/** Writes the one file without a hash, which names the others. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
}
