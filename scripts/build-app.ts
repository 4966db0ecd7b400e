import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../i18n/languages.ts'
import { site } from '../site.config.ts'
import { handleHelp } from './lib/cli.ts'
import { BASE_PATH, ROOT, writeJson } from './lib/paths.ts'

handleHelp('build-app: write public/icons/ and public/{en,zh}.webmanifest from public/favicon.svg and site.config.ts')

const folder = join(ROOT, 'public')
const mark = readFileSync(join(folder, 'favicon.svg'))

/** --paper in styles/tokens.css. */
const PAPER = '#fbfaf6'

/** Systems crop a maskable icon to their own shape: only a circle of 80 % is always visible. */
const MASKABLE_SHARE = 0.76

/** The width of the mark’s drawing, for which its density is 72. */
const MARK_SIZE = 32

async function icon(name: string, size: number, share = 1): Promise<void> {
  const inner = Math.round(size * share)
  const edge = (size - inner) / 2
  const [before, after] = [Math.floor(edge), Math.ceil(edge)]
  await sharp(mark, { density: (72 * inner) / MARK_SIZE })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: PAPER })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'icons', name))
}

function manifest(language: Language): object {
  return {
    id: `${BASE_PATH}/`,
    name: site.name[language],
    short_name: site.name[language],
    description: site.tagline[language],
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: `${BASE_PATH}/${language}`,
    scope: `${BASE_PATH}/`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: `${BASE_PATH}/icons/192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${BASE_PATH}/icons/512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${BASE_PATH}/icons/maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${BASE_PATH}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }
    ]
  }
}

mkdirSync(join(folder, 'icons'), { recursive: true })
await icon('192.png', 192)
await icon('512.png', 512)
await icon('maskable.png', 512, MASKABLE_SHARE)
// Apple rounds the corners itself and shows no transparency.
await icon('apple-touch-icon.png', 180, 0.86)
for (const language of LANGUAGES) writeJson(`public/${language}.webmanifest`, manifest(language), 2)
