/** The account control before React: it says “Loading...”, and its link leads back to this page. */
import { onClickOf } from './dom.ts'
import { hasStoredSession, ACCOUNT_WAIT_MS } from '../../auth/storage.ts'

/** With a stored session it is not known yet who is signed in: the control says so for a moment (header.css). */
export function waitForAccount(): void {
  if (!hasStoredSession()) return
  const { dataset } = document.documentElement
  dataset.session = 'unknown'
  dataset.since = `${performance.now()}`
  setTimeout(() => delete dataset.session, ACCOUNT_WAIT_MS)
}

/** The sign-in link leads back to this page, in its language. */
export function rememberPage(): void {
  onClickOf<HTMLAnchorElement>('a[data-sign-in]', link => {
    const url = new URL(link.href)
    // The bundler makes a number of it; `withBase` would be a function in every page.
    const base = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').length
    url.searchParams.set('next', location.pathname.slice(base) + location.search + location.hash)
    link.href = url.href
  })
}
