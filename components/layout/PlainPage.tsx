import type { ReactNode } from 'react'
import { LANGUAGES, LANGUAGE_TAGS, messages, type Language } from '../../i18n'
import { site } from '../../site.config'
import { Footer } from './Footer'
import { Header } from './Header'
import { SiteLink } from './SiteLink'
import type { TreeItem } from './page-tree'
import { PlainHead } from './PlainHead'
import { SideMenu } from './SideMenu'
import { UrgentStrip } from './UrgentStrip'
import './words/both'

interface Words {
  title: string
  body: ReactNode
}

interface Props {
  path: string
  words: Record<Language, Words>
}

/** Outside the two trees the menu can only lead into them. */
const HOMES: TreeItem[] = LANGUAGES.map(language => ({
  title: `${site.name[language]}: ${messages(language).home}`,
  route: `/${language}`,
  children: []
}))

/** A page that says the same in both languages, one beside the other. */
export function PlainPage({ path, words }: Props) {
  return (
    <>
      <PlainHead title={`${words.en.title} | ${site.name.en}`} description={words.en.title} path={path} />
      <Header />
      <SideMenu tree={HOMES} current={path} onDemand />
      <main id="content" className="plain-page two-languages" tabIndex={-1}>
        {LANGUAGES.map((language, index) => {
          const Heading = index === 0 ? 'h1' : 'h2'
          return (
            <section key={language} lang={LANGUAGE_TAGS[language]}>
              <Heading>{words[language].title}</Heading>
              {words[language].body}
              <p>
                <SiteLink href={`/${language}`}>
                  {messages(language).home}
                </SiteLink>{' '}
                ·{' '}
                <SiteLink href={`/${language}/helplines`}>
                  {messages(language).urgent.all}
                </SiteLink>
              </p>
            </section>
          )
        })}
      </main>
      <UrgentStrip />
      <Footer />
    </>
  )
}
