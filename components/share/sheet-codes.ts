/**
 * Draws the QR code of an answer’s address on its sheet. Fetched when somebody presses Print: the library is larger than
 * many a tool (docs/decisions/0020-paper.md).
 */
import { addressNow } from '../tool/write-address'
import { publicAddress } from './public-address'
import { qrCode } from './qr-code'

const SVG = 'http://www.w3.org/2000/svg'

/** At least 25 mm of code within its quiet zone. */
const SMALLEST_MM = 34

/** What a phone still tells apart in a long address. */
const MODULE_MM = 0.45

let isDrawing = false

/** Draws the code of the answers as they are whenever the page is printed, from now on. */
export function drawWhenPrinted(): void {
  if (isDrawing) return
  isDrawing = true
  addEventListener('beforeprint', drawCodes)
}

/** Draws the code in every place for one, and shows what to do with it. */
export function drawCodes(): void {
  const places = document.querySelectorAll('[data-sheet-code]')
  const pictures = pictureOf(publicAddress() + new URL(addressNow()).hash)
  for (const place of places) {
    place.replaceChildren(...pictures.map(picture => picture.cloneNode(true)))
    place.parentElement!.querySelector<HTMLElement>('p > span')!.hidden = pictures.length === 0
  }
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
