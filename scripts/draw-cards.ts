/**
 * Draws the link preview images of i18n/cards.ts into public/og/. They are committed: a
 * build must not depend on a browser, or on a Chinese font.
 */
import { chromium } from '@playwright/test'
import { CARDS, cardPath } from '../i18n/cards.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { ensureBrowser } from './lib/browser.ts'
import { withoutPreload } from './lib/environment.ts'
import { CARD_SIZE, cardDocument, cardFingerprint } from './lib/card-picture.ts'
import { handleHelp } from './lib/cli.ts'
import { write, writeJson } from './lib/paths.ts'

handleHelp('cards: draw public/og/*.png from i18n/cards.ts (needs a browser and a Chinese font)')

const drawn: Record<string, string> = {}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
  env: withoutPreload()
})
const page = await browser.newPage({ viewport: CARD_SIZE })
for (const language of LANGUAGES) {
  for (const card of CARDS) {
    await page.setContent(cardDocument(card, language))
    const path = cardPath(card, language)
    write(`public${path}`, await page.screenshot())
    drawn[path] = cardFingerprint(card, language)
  }
}
await browser.close()
writeJson('scripts/lib/cards-drawn.json', drawn, 2)
