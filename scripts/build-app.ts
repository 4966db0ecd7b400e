/**
 * Makes the site installable: icons from the mark, public/icons/*.png, and for each
 * language a web manifest, public/{en,zh}.webmanifest.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../i18n/languages.ts'
import { site } from '../site.config.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('build-app: write public/icons/ and public/{en,zh}.webmanifest from public/favicon.svg and site.config.ts')

const folder = join(import.meta.dirname, '..', 'public')
const base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const mark = readFileSync(join(folder, 'favicon.svg'))

/** --paper in styles/tokens.css. */
const PAPER = '#fbfaf6'

/** Systems crop a maskable icon to their own shape: only a circle of 80 % is always visible. */
const MASKABLE_SHARE = 0.76

/** The width of the mark’s drawing, for which its density is 72. */
const MARK_SIZE = 32

function drawn(size: number): Sharp {
  return sharp(mark, { density: (72 * size) / MARK_SIZE }).resize(size, size)
}

async function icon(name: string, size: number, share = 1): Promise<void> {
  const inner = Math.round(size * share)
  const edge = (size - inner) / 2
  await drawn(inner)
    .extend({
      top: Math.floor(edge),
      left: Math.floor(edge),
      bottom: Math.ceil(edge),
      right: Math.ceil(edge),
      background: PAPER
    })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'icons', name))
}

function manifest(language: Language): object {
  return {
    id: `${base}/`,
    name: site.name[language],
    short_name: site.name[language],
    description: site.tagline[language],
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: `${base}/${language}`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: `${base}/icons/192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}/icons/512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}/icons/maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }
    ]
  }
}

mkdirSync(join(folder, 'icons'), { recursive: true })
await icon('192.png', 192)
await icon('512.png', 512)
await icon('maskable.png', 512, MASKABLE_SHARE)
// Apple rounds the corners itself and shows no transparency.
await icon('apple-touch-icon.png', 180, 0.86)
for (const language of LANGUAGES) {
  writeFileSync(join(folder, `${language}.webmanifest`), `${JSON.stringify(manifest(language), null, 2)}\n`)
}
