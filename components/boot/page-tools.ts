import { onClickOf } from './dom.ts'

/** Prints on the button’s press, opens folds for print, and makes the share link use the browser's own dialog. */
export function offerPageTools(): void {
  onClickOf('[data-print]', () => print())
  onClickOf<HTMLAnchorElement>('[data-share]', (link, event) => {
    event.preventDefault()
    void share(link)
  })
  // Not every browser prints what is folded (styles/print.css). Folds stay open.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('.fold')) fold.setAttribute('open', '')
  })
}

/** Shares, else copies, else opens a mail: a browser may lack or refuse any of them. */
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
