import Head from 'next/head'
import type { ReactNode } from 'react'
import boot from '../../.generated/boot.json'
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

interface Props {
  /** What the page is called until its island says otherwise. */
  title: string
  /** That of its island. */
  name: string
  children: ReactNode
}

/** The frame of the sign-in pages. `data-react` brings React at once: nothing here works without. */
export function AuthPage({ title, name, children }: Props) {
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
      <Island as="main" name={name} id="content" className={`plain-page ${styles.page}`} data-react="now" tabIndex={-1}>
        {children}
      </Island>
      <UrgentStrip />
      <Footer />
    </>
  )
}
