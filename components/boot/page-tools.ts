/** Share and print at the end of a page: the browser's own ways where it has them. */
import { onClickOf } from './dom.ts'

/** Shows the print button, opens folds for paper, and lets the share link use the browser’s own window. */
export function offerPageTools(): void {
  document.querySelector('[data-print]')?.removeAttribute('hidden')
  onClickOf('[data-print]', () => window.print())
  onClickOf<HTMLAnchorElement>('[data-share]', (link, event) => {
    event.preventDefault()
    void share(link)
  })
  // Not every browser shows on paper what is folded (styles/print.css). It stays open: who printed it may well read it.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('.fold')) fold.setAttribute('open', '')
  })
}

/** Shares, else copies, else writes a mail: a browser may lack a way, or refuse it. */
async function share(link: HTMLAnchorElement): Promise<void> {
  // Without query and hash: what a reader searched for or filled in is theirs.
  const url = location.origin + location.pathname
  try {
    try {
      await navigator.share({ title: document.title, url })
    } catch (refusal) {
      // Who closes the browser's own window has decided not to share.
      if ((refusal as Error).name === 'AbortError') return
      await navigator.clipboard.writeText(url)
      document.querySelector('[data-copied]')?.removeAttribute('hidden')
    }
  } catch {
    location.assign(link.href)
  }
}
