import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Esbuild from 'esbuild'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { authClient } from '../../../scripts/lib/auth-bundle.ts'
import { bootBundle } from '../../../scripts/lib/boot-bundle.ts'
import { bundle } from '../../../scripts/lib/bundle.ts'
import { filterStart, glossaryFilter, helplineFilter } from '../../../scripts/lib/filter-bundle.ts'
import { POLYFILLS, SHIPPED, thirdPartyNotices } from '../../../scripts/lib/notices.ts'
import { searchScript, searchWorker } from '../../../scripts/lib/search-bundle.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Of every bundle that is made here: what went into it. */
const made = vi.hoisted(() => [] as Metafile[])

vi.mock('esbuild', async original => {
  const esbuild = await original<typeof Esbuild>()
  return {
    ...esbuild,
    async build(options: BuildOptions) {
      const result = await esbuild.build({ ...options, metafile: true })
      made.push(result.metafile)
      return result
    }
  }
})

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The folder below node_modules of the package that a file belongs to; undefined for our own. */
function packageOf(file: string): string | undefined {
  return /node_modules\/((?:.+\/node_modules\/)?(?:next\/dist\/compiled\/|@[^/]+\/)?[^/]+)\/[^]*$/.exec(file)?.[1]
}

function sorted(files: string[]): string[] {
  return [...new Set(files.map(packageOf).filter(name => name !== undefined))].sort()
}

/** Packages of which something is left in a bundle. */
function shipped(metafiles: Metafile[]): string[] {
  const outputs = metafiles.flatMap(metafile => Object.values(metafile.outputs))
  return sorted(
    outputs.flatMap(({ inputs }) => Object.keys(inputs).filter(file => (inputs[file]?.bytesInOutput ?? 0) > 0))
  )
}

const data = loadData()

/** The functions of scripts/lib/ that make a bundle; some make the one that they are given. */
const MAKERS: Record<string, (entry: string) => Promise<unknown>> = {
  authClient,
  bootBundle: entry => bootBundle(entry),
  bundle: entry => bundle(entry, { define: { 'process.env.NODE_ENV': '"production"' } }),
  filterStart,
  glossaryFilter: () => glossaryFilter(data, ''),
  helplineFilter: () => helplineFilter(data),
  searchScript,
  searchWorker
}

/** Every bundle that the scripts name, in their own words: `bootBundle('page'`. */
function bundleCalls(): [maker: string, entry: string][] {
  const scripts = textOf('scripts/build-boot.ts') + textOf('scripts/lib/worker-bundle.ts')
  return [...scripts.matchAll(/(?:await|return) (\w+)\((?:'([^']+)')?/g)]
    .map(([, maker = '', entry = '']): [string, string] => [maker, entry])
    .filter(([maker]) => maker in MAKERS)
}

/** Parts of the theme and of Next for which next.config.mjs puts in our own. */
function standIns(): Map<string, string> {
  const config = textOf('next.config.mjs')
  const unused = /const unusedByTheme = \[([^\]]+)\]/.exec(config)?.[1]?.match(/[\w@/.-]+(?=')/g) ?? []
  return new Map([
    ...unused.map((name): [string, string] => [name, join(ROOT, 'components/layout/unused-by-theme.ts')]),
    ['next-themes', join(ROOT, 'components/layout/one-theme.ts')]
  ])
}

/** What Next makes pages of: its own start, the theme, our pages and the components that Markdown imports. */
async function bundlePages(): Promise<void> {
  const files = readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.tsx') && file !== '_document.tsx').map(file => `./pages/${file}`)
  const imports = files
    .filter(file => file.endsWith('.mdx'))
    .flatMap(file => [...textOf(`pages/${file}`).matchAll(/^import .+ from '(?:\.\.\/)+([^']+)'/gm)])
  const start = ['next/dist/client/next.js', 'nextra/setup-page', 'nextra-theme-docs', './theme.config.tsx']
  const modules = new Set([...start, ...pages, ...imports.map(([, path]) => `./${path}`)])
  const replaced = standIns()
  await build({
    stdin: {
      contents: [...modules].map((path, place) => `export * as part${place} from '${path}'`).join('\n'),
      resolveDir: ROOT
    },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: join(ROOT, 'out'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Of Next's own: for its server, or put in by its build.
    external: ['next/dist/compiled/gzip-size', 'private-next-instrumentation-client'],
    plugins: [
      {
        name: 'stand-ins',
        setup({ onResolve }) {
          onResolve({ filter: /^[^.]/ }, ({ path }) => {
            const ours = replaced.get(path)
            return ours === undefined ? undefined : { path: ours }
          })
        }
      }
    ],
    write: false
  })
}

describe('thirdPartyNotices', () => {
  const sections = thirdPartyNotices(ROOT).split(/\n-{72}\n/)

  it('has a whole licence for each package that readers download', () => {
    expect(sections.length).toBeGreaterThan(SHIPPED.length)
    const short = sections.slice(1).filter(section => section.length < 200)
    expect(short).toEqual([])
  })

  it('names who asks to be named', () => {
    for (const name of ['react', 'next', 'preact', 'flexsearch', '@supabase/auth-js', 'd3-array', 'webpack']) {
      expect(sections.some(section => section.trim().startsWith(name)), name).toBe(true)
    }
  })

  it('has both licences of the tables of characters', () => {
    const tables = sections.find(section => section.trim().startsWith('opencc-js '))
    expect(tables).toContain('(MIT AND Apache-2.0)')
    expect(tables).toContain('The nk2028 Project')
    expect(tables).toContain('Apache License')
  })

  it('names the polyfills as Next’s file names them', () => {
    const file = textOf('node_modules/next/dist/build/polyfills/polyfill-nomodule.js')
    const [, version] = /version:"([\d.]+)",mode:"global"/.exec(file) ?? []
    expect(POLYFILLS[0]?.name).toBe(`core-js ${version}`)
    expect(file).toContain(POLYFILLS[0]?.copyright)
  })
})

describe('SHIPPED', () => {
  beforeAll(async () => {
    for (const [maker, entry] of bundleCalls()) await MAKERS[maker]?.(entry)
    await bundlePages()
  }, 60_000)

  it('is held against every bundle that the build scripts make', () => {
    const published = textOf('scripts/build-boot.ts').match(/\bpublish\('/g) ?? []
    const workers = ['offline/worker.ts', 'offline/retired.ts']
    // It stands inside pages and is no file.
    const inside = ['safety']
    const others = published.length + workers.length + inside.length
    expect(bundleCalls()).toHaveLength(others)
    expect(bundleCalls().map(([, entry]) => entry)).toEqual(expect.arrayContaining([...workers, ...inside]))
    // And the pages.
    expect(made).toHaveLength(others + 1)
  })

  it('names each package that is in a bundle', () => {
    const unlisted = shipped(made).filter(name => !SHIPPED.includes(name))
    expect(unlisted, 'name them in scripts/lib/notices.ts').toEqual([])
  })

  it('names no package that no bundle asks for', () => {
    const read = sorted(made.flatMap(({ inputs }) => Object.keys(inputs)))
    expect(SHIPPED.filter(name => !read.includes(name)), 'take them out of scripts/lib/notices.ts').toEqual([])
  })

  it.each([
    ['node_modules/react/index.js', 'react'],
    ['node_modules/@mdx-js/react/lib/index.js', '@mdx-js/react'],
    ['node_modules/@scope/one/node_modules/another/src/path.js', '@scope/one/node_modules/another'],
    ['node_modules/next/dist/compiled/cookie/index.js', 'next/dist/compiled/cookie'],
    ['node_modules/next/dist/client/next.js', 'next'],
    ['search/worker.ts', undefined]
  ])('%s belongs to %s', (file, name) => {
    expect(packageOf(file)).toBe(name)
  })
})
