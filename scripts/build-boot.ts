/**
 * Bundles the two boot scripts to public/assets/ under names that carry their
 * hash, and writes the names to .generated/boot.json for the document.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootBundle } from './lib/boot-bundle.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('build-boot: bundle components/boot into public/assets and .generated/boot.json')

const root = join(import.meta.dirname, '..')
const assets = join(root, 'public', 'assets')

/** @returns the address under which the script is served */
async function publish(entry: string): Promise<string> {
  const code = await bootBundle(entry)
  const name = `${entry}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
  writeFileSync(join(assets, name), code)
  return `/assets/${name}`
}

rmSync(assets, { recursive: true, force: true })
mkdirSync(assets, { recursive: true })
mkdirSync(join(root, '.generated'), { recursive: true })
const names = { page: await publish('page'), front: await publish('front') }
writeFileSync(join(root, '.generated', 'boot.json'), `${JSON.stringify(names, null, 2)}\n`)
