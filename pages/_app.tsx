import type { AppProps } from 'next/app'
import { useEffect } from 'react'
import '../components/boot/no-manifest'
import { announceReady } from '../components/boot/ready'
import '../styles/index.css'

export default function App({ Component, pageProps }: AppProps) {
  useEffect(announceReady, [])
  return <Component {...pageProps} />
}
