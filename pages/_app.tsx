import type { AppProps } from 'next/app'
import { useEffect } from 'react'
// The island that every page has.
import '../components/auth/AccountControl'
import '../components/boot/no-manifest'
import { announceReady } from '../components/boot/ready'
import { hydrateIslands } from '../components/islands/hydrate'
import { enhancePageParts } from '../components/islands/page-parts'
import { PagePath } from '../components/layout/page-path'
import '../styles/index.css'

/** Pages are rendered whole on the server alone; a browser hydrates their islands. */
export default function App(props: AppProps) {
  return typeof window === 'undefined' ? <WholePage {...props} /> : <Islands router={props.router} />
}

/** Renders nothing itself: the page is outside of Next's root (pages/_document.tsx). */
function Islands({ router }: Pick<AppProps, 'router'>) {
  const path = router.pathname
  useEffect(() => {
    enhancePageParts()
    hydrateIslands(path, announceReady)
  }, [path])
  useEffect(() => {
    // After an edit of a page, Next routes to it again, which would only render its component.
    if (process.env.NODE_ENV === 'development') router.events.on('routeChangeComplete', () => location.reload())
  }, [router])
  return null
}

function WholePage({ Component, pageProps, router }: AppProps) {
  return (
    <PagePath.Provider value={router.pathname}>
      <Component {...pageProps} />
    </PagePath.Provider>
  )
}
