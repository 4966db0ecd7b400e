import { onClickOf } from './dom.ts'

/** Makes the print button print, opens folds for printing, and uses the browser's own dialog for the share link. */
export function offerPageTools(): void {
  onClickOf('[data-print]', () => print())
  onClickOf<HTMLAnchorElement>('[data-share]', (link, event) => {
    event.preventDefault()
    void share(link)
  })
  // Not every browser prints the content of closed folds (styles/print.css). They stay open afterwards.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('.fold')) fold.setAttribute('open', '')
  })
}

/** Shares, else copies, else opens an email: a browser may lack or refuse any of these. */
async function share(link: HTMLAnchorElement): Promise<void> {
  // Without query and hash: searches and answers are private.
  const url = location.origin + location.pathname
  try {
    try {
      await navigator.share({ title: document.title, url })
    } catch (refusal) {
      // The reader closed the dialog.
      if ((refusal as Error).name === 'AbortError') return
      await navigator.clipboard.writeText(url)
      document.querySelector('[data-copied]')!.removeAttribute('hidden')
    }
  } catch {
    location.assign(link.href)
  }
}
