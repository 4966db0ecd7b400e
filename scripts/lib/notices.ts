/** The licences of packages whose code or data readers download. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Everything that is bundled for browsers, by its folder below node_modules.
 * tests/unit/scripts/notices.test.ts compares this with the bundles.
 */
export const SHIPPED = [
  '@supabase/auth-js',
  '@supabase/auth-js/node_modules/tslib',
  '@swc/helpers',
  'd3-array',
  'ical-generator',
  'flexsearch',
  'next',
  'next/dist/compiled/cookie',
  'next/dist/compiled/path-to-regexp',
  'qrcode-generator',
  'react',
  'react-dom',
  'scheduler',
  'stemmer',
  'workbox-core',
  'workbox-precaching',
  'workbox-strategies'
]

/** Added to pages by `next build`: the chunk loader, and `process` for code that uses it. */
const ADDED_BY_NEXT = ['next/dist/compiled/process', 'next/dist/compiled/webpack']

/**
 * Packages whose data the build turns into tables: traditional characters and pinyin (scripts/search/words.ts,
 * traditional.ts).
 */
const DATA = ['opencc-js', 'pinyin-pro']

/** Inside Next's file for browsers without modules, which has no licence texts. All MIT. */
export const POLYFILLS = [
  { name: 'core-js 3.38.1', copyright: '© 2014-2024 Denis Pushkarev (zloirock.ru)' },
  { name: 'whatwg-fetch', copyright: '© 2014-2023 GitHub, Inc.' },
  { name: 'object-assign', copyright: '© Sindre Sorhus <sindresorhus@gmail.com> (sindresorhus.com)' }
]

/** Who holds the copyright of packages under the MIT licence that come without its text, as their code says it. */
const HOLDERS: Record<string, string> = { 'qrcode-generator': 'Copyright (c) 2009 Kazuhiko Arase' }

/** The licence, the notices it requires, and the licences of bundled code. */
const LICENCE_FILES = /^(?:licen[cs]e|notice|third[-_]party[-_]licen[cs]es)(?:\.|$)/i

interface Manifest {
  name: string
  /** Missing in parts that Next has compiled. */
  version?: string
  license?: string
}

/** @param folder below node_modules */
function section(root: string, folder: string): string {
  const path = join(root, 'node_modules', folder)
  if (!existsSync(path)) throw new Error(`${folder} is not installed: remove it from scripts/lib/notices.ts.`)
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
  if (!license) throw new Error(`${folder} does not name its licence.`)
  const texts = readdirSync(path)
    .filter(file => LICENCE_FILES.test(file))
    .map(file => readFileSync(join(path, file), 'utf8').trim())
  const text = texts.length > 0 ? texts.join('\n\n') : `Licensed under ${license}.`
  return `${name} ${version ?? '(inside Next)'} (${license})\n\n${text}`
}

/**
 * The text of third-party-notices.txt, with one section for each package.
 * @param root the repository
 * @throws if a package is not installed or names no licence
 */
export function thirdPartyNotices(root: string): string {
  const introduction =
    'This site contains code of others, and tables made from their data, under these licences. ' +
    'Its own: LICENSE and LICENSE-CONTENT in its repository.'
  // Like React’s, below the copyright line.
  const [, mit = ''] = section(root, 'react').split(/(?=^Permission is)/m)
  const sections = [...SHIPPED, ...ADDED_BY_NEXT, ...DATA].map(folder => {
    const holder = HOLDERS[folder]
    return section(root, folder) + (holder ? `\n\n${holder}\n\n${mit}` : '')
  })
  const polyfills = POLYFILLS.map(({ name, copyright }) => `${name} (inside Next) (MIT)\n\n${copyright}\n\n${mit}`)
  return `${[introduction, ...sections, ...polyfills].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
