import Head from 'next/head'
import type { ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import { Island } from '../islands/Island'
import { withBase } from '../layout/base-path'
import { PlainFrame } from '../layout/PlainFrame'
import plain from '../layout/plain-page.module.css'
import styles from './auth.module.css'
import { useAuthMessages } from './messages'

/** The frame of the sign-in pages. Nothing here works without React, so `data-react` loads it at once. */
export function AuthPage({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const { description } = useAuthMessages()
  return (
    <PlainFrame title={title} description={description}>
      <Head>
        <script src={withBase(boot.auth)} />
      </Head>
      <Island
        as="main"
        name={name}
        id="content"
        className={`${plain.page} ${styles.page}`}
        data-react="now"
        tabIndex={-1}
      >
        {children}
      </Island>
    </PlainFrame>
  )
}
