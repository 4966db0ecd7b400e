import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removePageMaps } from '../../../../scripts/lib/page-maps.ts'

let out: string
const chunk = (name: string) => join(out, '_next', 'static', 'chunks', name)

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'foothold-export-'))
  mkdirSync(chunk(''), { recursive: true })
  for (const name of ['nextra-page-map-en.mjs', 'nextra-page-map-zh.mjs', 'main-80600825e69c4e22.js']) {
    writeFileSync(chunk(name), 'import "../../../pages/en/_meta.ts"')
  }
})
afterEach(() => rmSync(out, { recursive: true }))

it('removes the page maps and nothing else', () => {
  expect(removePageMaps(out)).toEqual(['nextra-page-map-en.mjs', 'nextra-page-map-zh.mjs'])
  expect(existsSync(chunk('nextra-page-map-en.mjs'))).toBe(false)
  expect(existsSync(chunk('main-80600825e69c4e22.js'))).toBe(true)
  expect(removePageMaps(out)).toEqual([])
})

it('stops where a page would miss one', () => {
  writeFileSync(join(out, 'en.html'), '<script src="/_next/static/chunks/nextra-page-map-zh.mjs"></script>')
  expect(() => removePageMaps(out)).toThrow('en.html names nextra-page-map-zh.mjs')
  expect(existsSync(chunk('nextra-page-map-en.mjs'))).toBe(true)
})
