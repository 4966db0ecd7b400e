/** One script as the browser gets it: everything it imports in one file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { ROOT } from './paths.ts'

/** For scripts of features whose styles (popovers, `:has`) need a newer browser anyway. */
export const MODERN = 'es2022'

interface BundleOptions {
  /** Packages replaced by smaller ones. */
  alias?: Record<string, string>
  /** Names replaced by values, written as code. */
  define?: Record<string, string>
  target?: string
  /** `esm` for a script that others import. */
  format?: 'iife' | 'esm'
}

/**
 * Bundles and minifies a file and its imports into one script.
 * @param entry a file, relative to the repository
 * @throws if it cannot be bundled
 */
export async function bundle(
  entry: string,
  { alias = {}, define, target = 'es2020', format = 'iife' }: BundleOptions = {}
): Promise<Uint8Array> {
  const basePath = JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? '')
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    minify: true,
    format,
    jsx: 'automatic',
    target,
    // No “use strict”: TypeScript has checked it, and it would cost bytes in each of a page’s scripts.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    alias,
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': basePath, ...define },
    write: false
  })
  const code = outputFiles[0]?.contents
  if (!code) throw new Error(`esbuild gave nothing for ${entry}`)
  return code
}

/**
 * Bundles a boot script, for every browser that can run the pages' own modules.
 * @param entry its name in components/boot
 */
export function bootBundle(entry: string, define: Record<string, string> = {}): Promise<Uint8Array> {
  return bundle(`components/boot/${entry}.ts`, { define })
}

/** Oldest browsers of package.json's `browserslist`, as esbuild names them. */
const OLDEST = ['chrome80', 'edge80', 'firefox78', 'safari14', 'ios14']

/** A minified stylesheet, for the script that adds it to a page. @param sheet its name in styles */
export async function minifiedStyles(sheet: string): Promise<string> {
  const css = readFileSync(join(ROOT, 'styles', `${sheet}.css`), 'utf8')
  const { code } = await transform(css, { loader: 'css', minify: true, target: OLDEST })
  return code.trim()
}
