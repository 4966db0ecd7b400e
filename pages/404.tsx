import Head from 'next/head'
import boot from '../.generated/boot.json'
import { withBase } from '../components/layout/base-path'
import { ErrorPage } from '../components/layout/ErrorPage'

export default function NotFound() {
  return (
    <>
      <Head>
        <script src={withBase(boot.meantAddress)} />
      </Head>
      <ErrorPage error="notFound" />
    </>
  )
}
