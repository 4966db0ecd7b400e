import type { ReactNode } from 'react'
import { LANGUAGES, languageOfPath, messages } from '../../i18n'
import { site } from '../../site.config'
import { Footer } from './Footer'
import { Header } from './Header'
import { usePagePath } from './page-path'
import { PlainHead } from './PlainHead'
import { Sidebar } from './Sidebar'
import { UrgentStrip } from './UrgentStrip'
import { useLanguage } from './use-language'
import './messages/both'

interface Props {
  title: string
  description: string
  children: ReactNode
}

/** What is around a page that is in no sidebar: its menu leads only to the home pages. */
export function PlainFrame({ title, description, children }: Props) {
  const path = usePagePath()
  const { language } = useLanguage()
  const homes = LANGUAGES.filter(each => (languageOfPath(path) ?? each) === each).map(each => ({
    title: `${site.name[each]}: ${messages(each).home}`,
    route: `/${each}`,
    children: []
  }))
  return (
    <>
      <PlainHead title={`${title} | ${site.name[language]}`} description={description} path={path} />
      <Header />
      <Sidebar entries={homes} current={path} onDemand />
      {children}
      <UrgentStrip />
      <Footer />
    </>
  )
}
