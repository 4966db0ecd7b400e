import Head from 'next/head'
import { useEffect, useRef, type ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import built from '../../.generated/auth.json'
import { languageOfPath, LANGUAGES } from '../../i18n/languages'
import { site } from '../../site.config'
import { Island } from '../islands/Island'
import { withBase } from '../layout/base-path'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { usePagePath } from '../layout/page-path'
import { PlainHead } from '../layout/PlainHead'
import { SideMenu } from '../layout/SideMenu'
import { UrgentStrip } from '../layout/UrgentStrip'
import { useLanguage } from '../layout/use-language'
import styles from './auth.module.css'
import { useAuthWords } from './words'

/** The island of every sign-in page. */
export const AUTH_ISLAND = 'auth'

interface FrameProps {
  /** What the page is called until its island says otherwise. */
  title: string
  children: ReactNode
}

/** The frame of the sign-in pages. `data-react` brings React at once: nothing here works without. */
export function AuthPage({ title, children }: FrameProps) {
  const pathname = usePagePath()
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
      <Island as="main" name={AUTH_ISLAND} id="content" className={`plain-page ${styles.page}`} data-react="now" tabIndex={-1}>
        {children}
      </Island>
      <UrgentStrip />
      <Footer />
    </>
  )
}

interface Props {
  title: string
  /** Said on top, whatever the page shows below. */
  notice?: string | undefined
  children: ReactNode
}

/** What stands in the main part of a sign-in page. */
export function AuthStep({ title, notice, children }: Props) {
  const { language } = useLanguage()
  const words = useAuthWords()

  useEffect(() => {
    document.title = `${title} | ${site.name[language]}`
  }, [title, language])

  return (
    <>
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
