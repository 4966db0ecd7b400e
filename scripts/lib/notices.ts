/** Licences of the packages whose code readers download, as those licences ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that is bundled for browsers. A build step or a check is not. */
const SHIPPED = [
  '@supabase/auth-js',
  '@visx/shape',
  'd3-array',
  'd3-path',
  'd3-shape',
  'flexsearch',
  'internmap',
  'next',
  'nextra',
  'nextra-theme-docs',
  'preact',
  'react',
  'react-dom',
  'scheduler',
  'stemmer',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'zod'
]

interface Manifest {
  version: string
  license?: string
}

/**
 * One section a package. @param root the repository
 * @throws where a package is not installed, or says nothing of its licence
 */
export function thirdPartyNotices(root: string): string {
  const sections = SHIPPED.map(name => {
    const folder = join(root, 'node_modules', name)
    if (!existsSync(folder)) throw new Error(`${name} is not installed: take it out of scripts/lib/notices.ts.`)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    if (!license) throw new Error(`${name} does not say its licence.`)
    const file = readdirSync(folder).find(each => /^licen[cs]e(\.|$)/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licensed under ${license}.`
    return `${name} ${version} (${license})\n\n${text}`
  })
  const introduction = 'This site contains code of others, under these licences. Its own: LICENSE and LICENSE-CONTENT in its repository.'
  return `${[introduction, ...sections].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
