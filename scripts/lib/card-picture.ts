/** The preview image that other sites show beside a link: 1200 × 630, drawn by a browser from this document. */
import { createHash } from 'node:crypto'
import { CARD_WORDS, type Card } from '../../i18n/cards.ts'
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts'
import { site } from '../../site.config.ts'

export const CARD_SIZE = { width: 1200, height: 630 }

/** Colours of styles/tokens.css. Large type, because previews are shown small. */
const STYLE = `
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px 90px; background: #fbfaf6;
    color: #17211d; display: flex; flex-direction: column; font-family: system-ui, 'Noto Sans CJK SC', sans-serif; }
  p { margin: 0; }
  .brand { display: flex; align-items: center; gap: 22px; color: #0d5244; font-size: 44px; font-weight: 600; }
  .title { margin-top: auto; font-size: 104px; line-height: 1.15; font-family: Georgia, 'Liberation Serif', serif; }
  .title:lang(zh) { font-family: 'Noto Sans CJK SC', sans-serif; font-weight: 600; }
  .line { margin-top: 26px; font-size: 44px; color: #4a5851; }
  .rule { margin-top: 48px; height: 10px; width: 220px; background: #0d5244; }`

const MARK = `<svg viewBox="0 0 32 32" width="72" height="72"><path d="M4 26h7v-6h7v-6h7" fill="none" stroke="#0d5244"
  stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="23" cy="7" r="2.4" fill="#0d5244"/></svg>`

/** The document of which the browser takes a screenshot. */
export function cardDocument(card: Card, language: Language): string {
  const { title, line } = CARD_WORDS[language][card]
  return `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><meta charset="utf-8"><style>${STYLE}</style>
<body><div class="brand">${MARK}<span>${site.name[language]}</span></div>
<p class="title">${title}</p><p class="line">${line}</p><div class="rule"></div></body></html>`
}

/** Changes when the text of an image does, so that a test finds an outdated image. */
export function cardFingerprint(card: Card, language: Language): string {
  return createHash('sha256').update(cardDocument(card, language)).digest('hex').slice(0, 16)
}
