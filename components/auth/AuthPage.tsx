import Head from 'next/head'
import { useRouter } from 'next/router'
import { useEffect, useRef, type ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import built from '../../.generated/auth.json'
import { languageOfPath, LANGUAGES } from '../../i18n/languages'
import { site } from '../../site.config'
import { withBase } from '../layout/base-path'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { PlainHead } from '../layout/PlainHead'
import { SideMenu } from '../layout/SideMenu'
import { UrgentStrip } from '../layout/UrgentStrip'
import { useLanguage } from '../layout/use-language'
import styles from './auth.module.css'
import { useAuthWords } from './words'

interface Props {
  title: string
  /** Said on top, whatever the page shows below. */
  notice?: string | undefined
  children: ReactNode
}

/** The frame of the sign-in pages. `data-react` brings React at once: nothing here works without. */
export function AuthPage({ title, notice, children }: Props) {
  const { pathname } = useRouter()
  const { language, words: frame } = useLanguage()
  const words = useAuthWords()
  const home = { title: `${site.name[language]}: ${frame.home}`, route: `/${language}`, children: [] }
  const homes = languageOfPath(pathname)
    ? [home]
    : LANGUAGES.map(tree => ({ title: site.name[tree], route: `/${tree}`, children: [] }))
  return (
    <>
      <Head>
        <script src={withBase(boot.auth)} data-base={withBase('')} />
      </Head>
      <PlainHead title={`${title} | ${site.name[language]}`} description={words.description} path={pathname} />
      <Header />
      <SideMenu tree={homes} current={pathname} onDemand />
      <main id="content" className={`plain-page ${styles.page}`} data-react="now" tabIndex={-1}>
        <Title>{title}</Title>
        {notice ? (
          <p className={styles.notice} role="alert">
            {notice}
          </p>
        ) : null}
        {children}
        {built.configured ? (
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        ) : null}
      </main>
      <UrgentStrip />
      <Footer />
    </>
  )
}

/** A new title is a new step: the focus goes there, unless the page changed before anybody touched it. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)

  useEffect(() => {
    if (children === shown.current) return
    shown.current = children
    if (navigator.userActivation?.hasBeenActive) heading.current?.focus()
  }, [children])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
