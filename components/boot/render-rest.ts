/** What lies below the first screen of a phone is rendered after it (styles/content.css): a few elements a frame. */
import { afterFrame } from './dom.ts'

/** As in styles/content.css. */
const SKIPPED = '.prose > :nth-child(n + 6), .site-footer'

const A_FRAME = 8

/** Renders the rest; from then on the page is as without. */
export function renderRest(): void {
  const isPhone = matchMedia('(max-width: 48rem)').matches
  const skipped = isPhone ? [...document.querySelectorAll<HTMLElement>(SKIPPED)] : []
  const next = () => {
    for (const element of skipped.splice(0, A_FRAME)) element.style.contentVisibility = 'visible'
    if (skipped.length > 0) afterFrame(next)
    else document.documentElement.dataset.rendered = ''
  }
  afterFrame(next)
}
