/** What the header's account control does before React: it waits, and it remembers where the reader was. */
import { onClickOf } from './dom.ts'
import { hasStoredSession, PATIENCE_MS } from '../../auth/storage.ts'

const SIGN_IN = '/auth/sign-in'

/** With a stored session nobody knows yet who is signed in: the control says so (layout.css), for a moment. */
export function waitForAccount(): void {
  if (!hasStoredSession()) return
  const { dataset } = document.documentElement
  dataset.session = 'unknown'
  dataset.since = String(performance.now())
  setTimeout(() => delete dataset.session, PATIENCE_MS)
}

/** The link to sign in leads back to this page afterwards, in its language. */
export function rememberPage(): void {
  onClickOf<HTMLAnchorElement>('a[data-sign-in]', link => {
    const url = new URL(link.href)
    const base = url.pathname.slice(0, -SIGN_IN.length)
    url.searchParams.set('next', location.pathname.slice(base.length) + location.search + location.hash)
    link.href = url.href
  })
}
