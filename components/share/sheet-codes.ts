/**
 * Fills the place for an answer’s address on its sheet, in words and as a QR code. Fetched when somebody presses Print:
 * the library is larger than many a tool (docs/decisions/0020-paper.md).
 */
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages'
import { paperWords } from '../../i18n/paper'
import { addressNow } from '../tool/write-address'
import { publicAddress } from './public-address'
import { qrCode } from './qr-code'
import styles from './sheet-code.module.css'

const SVG = 'http://www.w3.org/2000/svg'

/** At least 25 mm of code within its quiet zone. */
const SMALLEST_MM = 34

/** The longest address whose code a phone can still read. */
const MODULE_MM = 0.45

let isDrawing = false

/** Draws the code of the answers as they are whenever the page is printed, from now on. */
export function drawWhenPrinted(): void {
  if (isDrawing) return
  isDrawing = true
  addEventListener('beforeprint', drawCodes)
}

/** Draws the code in every place for one, and says what to do with it and where the page is. */
export function drawCodes(): void {
  const pictures = pictureOf(publicAddress() + new URL(addressNow()).hash)
  for (const place of document.querySelectorAll<HTMLElement>('[data-sheet-code]')) {
    const languages = (place.dataset.sheetCode ?? '').split(' ') as Language[]
    place.className = styles.address ?? ''
    place.replaceChildren(...pictures.map(picture => picture.cloneNode(true)), words(languages, pictures.length > 0))
  }
}

function words(languages: Language[], hasCode: boolean): Element {
  const paragraph = document.createElement('p')
  const say = (language: Language, text: string) => {
    const said = Object.assign(document.createElement('span'), { lang: LANGUAGE_TAGS[language], textContent: text })
    paragraph.append(said, ' ')
  }
  if (hasCode) for (const language of languages) say(language, paperWords[language].scan)
  for (const language of languages) say(language, paperWords[language].page)
  paragraph.append(Object.assign(document.createElement('span'), { translate: false, textContent: publicAddress() }))
  return paragraph
}

/** Nothing where the address is longer than a code can hold. */
function pictureOf(address: string): Element[] {
  try {
    const { size, path } = qrCode(address)
    const side = `${Math.max(SMALLEST_MM, Math.ceil(size * MODULE_MM))}mm`
    const picture = svgElement('svg', {
      viewBox: `0 0 ${size} ${size}`,
      width: side,
      height: side,
      'shape-rendering': 'crispEdges'
    })
    const paper = svgElement('path', { fill: '#fff', d: `M0 0h${size}v${size}H0z` })
    picture.append(paper, svgElement('path', { fill: '#000', d: path }))
    return [picture]
  } catch {
    return []
  }
}

function svgElement(name: string, attributes: Record<string, string>): Element {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
