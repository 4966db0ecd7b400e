/** What lies below the first screen of a phone is rendered after it (styles/helplines.css): a few elements a frame. */
import { afterFrame } from './dom.ts'

/** As in styles/helplines.css. */
const SKIPPED = '.prose>:nth-child(n+6),.site-footer'

const A_FRAME = 8

/** The width of its window in pixels, as in styles/helplines.css. */
export const PHONE = 768

/** Renders the rest; from then on the page is as without, also where a tablet is turned and its window narrow. */
export function renderRest(): void {
  const skipped = [...document.querySelectorAll<HTMLElement>(SKIPPED)]
  const atOnce = innerWidth > PHONE ? skipped.length : A_FRAME
  const next = () => {
    for (const element of skipped.splice(0, atOnce)) element.style.contentVisibility = 'visible'
    if (skipped.length > 0) afterFrame(next)
    else document.documentElement.dataset.rendered = ''
  }
  afterFrame(next)
}
