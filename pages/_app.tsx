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

/** The build draws whole pages; the browser only hydrates their islands. Development mode is as Next has it. */
const hydratesIslands = process.env.NODE_ENV === 'production' && typeof window !== 'undefined'

export default function App(props: AppProps) {
  return hydratesIslands ? <Islands path={props.router.pathname} /> : <WholePage {...props} />
}

/** Draws nothing itself: the page stands outside of Next's root (pages/_document.tsx). */
function Islands({ path }: { path: string }) {
  useEffect(() => {
    enhancePageParts()
    hydrateIslands(path, announceReady)
  }, [path])
  return null
}

function WholePage({ Component, pageProps, router }: AppProps) {
  useEffect(() => {
    enhancePageParts()
    announceReady()
  }, [])
  return (
    <PagePath.Provider value={router.pathname}>
      <Component {...pageProps} />
    </PagePath.Provider>
  )
}
