/** Bundles a boot script for every browser that can run the pages' own modules. */
import { join } from 'node:path'
import { build } from 'esbuild'

const BOOT = join(import.meta.dirname, '..', '..', 'components', 'boot')

/** @param entry a file of components/boot, without its ending */
export async function bootBundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(BOOT, `${entry}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2019',
    write: false
  })
  const code = outputFiles[0]?.contents
  if (!code) throw new Error(`esbuild gave nothing for ${entry}`)
  return code
}
