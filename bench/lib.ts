/** What the benchmarks share: the built index as the browser would fetch it, and statistics. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Language } from '../i18n/languages.ts'
import { Engine } from '../search/engine.ts'
import type { Core, Manifest } from '../search/types.ts'

const INDEX = join(import.meta.dirname, '..', 'out', 'search')

/** @throws with what to do where there is no index */
export function readManifest(folder = INDEX): Manifest {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Error('There is no search index in out/search/. Run: npm run build')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The engine over the files on disk. Also counts what it reads, as a browser would fetch it. */
export function openEngine(language: Language, folder = INDEX): { engine: Engine; fetched: Set<string> } {
  const hash = readManifest(folder)[language]
  const fetched = new Set<string>()
  function read(part: string): unknown {
    const name = `${language}-${hash}${part}.json`
    fetched.add(name)
    return JSON.parse(readFileSync(join(folder, name), 'utf8'))
  }
  const core = read('') as Core
  return { engine: new Engine(language, core, part => Promise.resolve(read(`-${part}`))), fetched }
}

export interface Bytes {
  raw: number
  gzip: number
  brotli: number
}

/** Bytes of a language's files whose names match, as the server sends them. */
export function indexBytes(language: Language, wanted: (name: string) => boolean, folder = INDEX): Bytes {
  const total = { raw: 0, gzip: 0, brotli: 0 }
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${language}-`) || !wanted(name)) continue
    const bytes = readFileSync(join(folder, name))
    total.raw += bytes.length
    total.gzip += gzipSync(bytes).length
    // The quality that servers use on the fly.
    total.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  }
  return total
}

/** @param part 0.5 for the median */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
