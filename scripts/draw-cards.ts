/**
 * Draws the link preview images of i18n/cards.ts into public/og/. They are committed: a
 * build must not depend on a browser, or on a Chinese font.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CARDS, cardPath } from '../i18n/cards.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { ensureBrowser } from './lib/browser.ts'
import { CARD_SIZE, cardDocument, cardFingerprint } from './lib/card-picture.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('cards: draw public/og/*.png from i18n/cards.ts (needs a browser and a Chinese font)')

const root = join(import.meta.dirname, '..')
const drawn: Record<string, string> = {}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: CARD_SIZE })
mkdirSync(join(root, 'public', 'og'), { recursive: true })
for (const language of LANGUAGES) {
  for (const card of CARDS) {
    await page.setContent(cardDocument(card, language))
    const path = cardPath(card, language)
    await page.screenshot({ path: join(root, 'public', path) })
    drawn[path] = cardFingerprint(card, language)
  }
}
await browser.close()
writeFileSync(join(root, 'scripts', 'lib', 'cards-drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`)
