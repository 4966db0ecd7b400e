import type { AppProps } from 'next/app'
import { Suspense, useEffect } from 'react'
import '../components/boot/no-manifest'
import { announceReady } from '../components/boot/ready'
import '../styles/index.css'

/**
 * Inside a boundary React takes a page over in slices of a few milliseconds, and a touch is answered
 * between them; without one it is a single task that stops a slow phone. Nothing here ever suspends.
 */
export default function App(props: AppProps) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

function Page({ Component, pageProps }: AppProps) {
  useEffect(announceReady, [])
  return <Component {...pageProps} />
}
