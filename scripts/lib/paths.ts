/** The folders of the repository that scripts work in, and writing files there. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
export const OUT = join(ROOT, 'out')

/** Where the site is served from, such as `/guide`. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Writes a file, and its folder where there is none. @param path relative to the repository */
export function write(path: string, content: string | Uint8Array): void {
  const file = join(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes a value as JSON. @param indent 2 where people read it too */
export function writeJson(path: string, value: unknown, indent = 0): void {
  write(path, `${JSON.stringify(value, null, indent)}\n`)
}
