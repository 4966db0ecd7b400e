/** What the benchmarks share: the built index as the browser would fetch it, a browser before the site, statistics. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import type { Language } from '../i18n/languages.ts'
import { launchedBrowser } from '../scripts/lib/browser.ts'
import { withoutPreload } from '../scripts/lib/environment.ts'
import { OUT } from '../scripts/lib/paths.ts'
import { staticServer } from '../scripts/lib/static-server.ts'
import { Engine } from '../search/engine.ts'
import type { Core, Manifest } from '../search/types.ts'

const INDEX = join(OUT, 'search')

/**
 * Reads parts of the built index: `''` is its core, `-t0` its first texts.
 * @throws with what to do where there is no index
 */
export function indexReader(language: Language): (part: string) => unknown {
  const manifest = join(INDEX, 'manifest.json')
  if (!existsSync(manifest)) throw new Error('There is no search index in out/search/. Run: npm run build')
  const hashes = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  return part => JSON.parse(readFileSync(join(INDEX, `${language}-${hashes[language]}${part}.json`), 'utf8'))
}

/** The engine over the files on disk. */
export function openEngine(language: Language): Engine {
  const read = indexReader(language)
  return new Engine(language, read('') as Core, part => Promise.resolve(read(`-${part}`)))
}

/** Bytes of a language's files whose names match, as the server sends them. */
export function indexBytes(language: Language, wanted: RegExp): Record<'raw' | 'gzip' | 'brotli', number> {
  const total = { raw: 0, gzip: 0, brotli: 0 }
  for (const name of readdirSync(INDEX)) {
    if (!name.startsWith(`${language}-`) || !wanted.test(name)) continue
    const bytes = readFileSync(join(INDEX, name))
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

/** Lets a server listen. @returns its port, which the system chose */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

/** Serves an exported site and starts Chromium while something is measured. */
export async function withBrowser(
  out: string,
  args: string[],
  measure: (port: number, browser: Browser) => Promise<void>
): Promise<void> {
  const site = staticServer(out)
  const browser = await chromium.launch({
    ...launchedBrowser(),
    env: withoutPreload(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args]
  })
  try {
    await measure(await listen(site), browser)
  } finally {
    await browser.close()
    site.close()
    site.closeAllConnections()
  }
}
