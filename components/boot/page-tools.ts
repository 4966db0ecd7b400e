/** Share and print at the end of a page: the browser's own ways where it has them. */

/** Shows the print button and lets the share link use the browser’s own window. */
export function offerPageTools(): void {
  const print = document.querySelector<HTMLElement>('[data-print]')
  if (print) print.hidden = false
  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('[data-share]')
    if (print?.contains(target)) window.print()
    else if (link && share(link)) event.preventDefault()
  })
}

/** @returns false where the browser can neither share nor copy: then the link writes a mail */
function share(link: HTMLAnchorElement): boolean {
  // Without query and hash: what a reader searched for or filled in is theirs.
  const url = location.origin + location.pathname
  if (navigator.share) {
    // Who closes the browser's own window has decided not to share.
    navigator.share({ title: document.title, url }).catch(() => undefined)
    return true
  }
  if (!navigator.clipboard) return false
  navigator.clipboard.writeText(url).then(
    () => document.querySelector('[data-copied]')?.removeAttribute('hidden'),
    () => location.assign(link.href)
  )
  return true
}
