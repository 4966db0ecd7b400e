/** Licences of the packages whose code or data readers download, as those licences ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Everything that is bundled for browsers, by its folder below node_modules. A build step or
 * a check is not. tests/unit/scripts/notices.test.ts holds this against the bundles.
 */
export const SHIPPED = [
  '@mdx-js/react',
  '@supabase/auth-js',
  '@swc/helpers',
  'clsx',
  'd3-array',
  'escape-string-regexp',
  'flexsearch',
  'next',
  'next/dist/compiled/cookie',
  'next/dist/compiled/path-to-regexp',
  'nextra',
  'nextra-theme-docs',
  'preact',
  'react',
  'react-dom',
  'scheduler',
  'stemmer',
  'workbox-core',
  'workbox-precaching',
  'workbox-strategies',
  'zod'
]

/** What `next build` adds to pages by itself: the loader of chunks, and `process` for code that asks for it. */
const ADDED_BY_NEXT = ['next/dist/compiled/process', 'next/dist/compiled/webpack']

/** Packages from whose data the build makes tables: traditional characters, and readings (scripts/search/words.ts). */
const DATA = ['opencc-js', 'pinyin-pro']

/** Inside Next's file for browsers without modules, which brings no licences along. All under the MIT licence. */
export const POLYFILLS = [
  { name: 'core-js 3.38.1', copyright: '© 2014-2024 Denis Pushkarev (zloirock.ru)' },
  { name: 'whatwg-fetch', copyright: '© 2014-2023 GitHub, Inc.' },
  { name: 'object-assign', copyright: '© Sindre Sorhus <sindresorhus@gmail.com> (sindresorhus.com)' }
]

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.`

/** The licence itself, what it asks to be passed on with it, and the licences of what is inside. */
const LICENCE_FILES = /^(?:licen[cs]e|notice|third[-_]party[-_]licen[cs]es)(?:\.|$)/i

interface Manifest {
  name: string
  /** Parts that Next has compiled say none. */
  version?: string
  license?: string
}

/** @param folder below node_modules */
function section(root: string, folder: string): string {
  const path = join(root, 'node_modules', folder)
  if (!existsSync(path)) throw new Error(`${folder} is not installed: take it out of scripts/lib/notices.ts.`)
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
  if (!license) throw new Error(`${folder} does not say its licence.`)
  const texts = readdirSync(path)
    .filter(file => LICENCE_FILES.test(file))
    .map(file => readFileSync(join(path, file), 'utf8').trim())
  const text = texts.length > 0 ? texts.join('\n\n') : `Licensed under ${license}.`
  return `${name} ${version ?? '(inside Next)'} (${license})\n\n${text}`
}

/**
 * One section a package. @param root the repository
 * @throws Error where a package is not installed, or says nothing of its licence
 */
export function thirdPartyNotices(root: string): string {
  const introduction =
    'This site contains code of others, and tables made from their data, under these licences. ' +
    'Its own: LICENSE and LICENSE-CONTENT in its repository.'
  const sections = [...SHIPPED, ...ADDED_BY_NEXT, ...DATA].map(folder => section(root, folder))
  const polyfills = POLYFILLS.map(({ name, copyright }) => `${name} (inside Next) (MIT)\n\n${copyright}\n\n${MIT}`)
  return `${[introduction, ...sections, ...polyfills].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
