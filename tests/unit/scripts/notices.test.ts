import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as Esbuild from 'esbuild'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bootBundle, bundle } from '../../../scripts/lib/bundle.ts'
import { POLYFILLS, SHIPPED, thirdPartyNotices } from '../../../scripts/lib/notices.ts'
import { browserPage } from '../../../scripts/mdx/browser-page.ts'

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

function shipped(metafiles: Metafile[]): string[] {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(each => Object.entries(each.inputs)))
  return sorted(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file))
}

/** The functions of scripts/lib/ that make a bundle. */
const MAKERS: Record<string, (entry: string) => Promise<unknown>> = {
  bootBundle: entry => bootBundle(entry),
  bundle: entry => bundle(entry, { define: { 'process.env.NODE_ENV': '"production"' } })
}

/** Every bundle that the scripts name, in their own words: `bootBundle('page'`. */
function bundleCalls(): [maker: string, entry: string][] {
  const scripts = textOf('scripts/build-boot.ts') + textOf('scripts/lib/worker-bundle.ts')
  return [...scripts.matchAll(/(?:await|return) (\w+)\((?:'([^']+)')?/g)]
    .map(([, maker = '', entry = '']): [string, string] => [maker, entry])
    .filter(([maker]) => maker in MAKERS)
}

/** The browser's module of each page as the build makes it, Next's own start, and what every page has. */
async function bundlePages(): Promise<void> {
  const files = readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => /\.(?:tsx|mdx)$/.test(file) && file !== '_document.tsx')
  await build({
    stdin: {
      contents: ['next/dist/client/next.js', ...pages.map(file => `./pages/${file}`)]
        .map((path, place) => `export * as part${place} from '${path}'`)
        .join('\n'),
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
        name: 'browser pages',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]pages[\\/].*\.(?:tsx|mdx)$/ }, ({ path }) =>
            // These are sent as they are (next.config.mjs).
            /[\\/](?:_app\.tsx|auth[\\/].*)$/.test(path)
              ? undefined
              : { contents: browserPage(readFileSync(path, 'utf8'), path), resolveDir: dirname(path) }
          )
        }
      }
    ],
    write: false
  })
}

describe('thirdPartyNotices', () => {
  const sections = thirdPartyNotices(ROOT)
    .split(/\n-{72}\n/)
    .map(section => section.trim())

  it('has a whole licence for each package that readers download', () => {
    expect(sections.length).toBeGreaterThan(SHIPPED.length)
    expect(sections.slice(1).filter(section => section.length < 200)).toEqual([])
  })

  it.each(['react', 'next', 'flexsearch', '@supabase/auth-js', 'd3-array', 'webpack'])('names %s', name => {
    expect(sections.filter(section => section.startsWith(name))).not.toEqual([])
  })

  it('has both licences of the tables of characters', () => {
    const tables = sections.find(section => section.startsWith('opencc-js '))
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
  })

  it('is compared with every bundle that the build scripts make', () => {
    const published = textOf('scripts/build-boot.ts').match(/\bpublish\('/g) ?? []
    const workers = ['offline/worker.ts', 'offline/retired.ts']
    // Inline in pages.
    const inside = ['boot', 'exit-script', 'state-script', 'traditional-script', 'banner-script']
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

  it('has no schema library: tests check what a form builds, browsers do not', () => {
    expect(shipped(made)).not.toContain('zod')
  })

  it('names no package that is in no bundle', () => {
    const read = sorted(made.flatMap(({ inputs }) => Object.keys(inputs)))
    const unread = SHIPPED.filter(name => !read.includes(name))
    expect(unread, 'take them out of scripts/lib/notices.ts').toEqual([])
  })
})
