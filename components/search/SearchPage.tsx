import Head from 'next/head'
import boot from '../../.generated/boot.json'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, messages } from '../../i18n'
import { site } from '../../site.config'
import { usePagePath } from '../layout/page-path'
import { SiteLink } from '../layout/SiteLink'
import { withBase } from '../layout/base-path'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { PlainHead } from '../layout/PlainHead'
import { SideMenu } from '../layout/SideMenu'
import { UrgentStrip } from '../layout/UrgentStrip'
import { useLanguage } from '../layout/use-language'
import { SearchBox, SearchHost } from './SearchBox'
import '../layout/words/both'

/**
 * The full page of results, `/search?q=…`. Outside the two trees the address
 * may ask for Chinese; a small script in the head then leads to the Chinese twin.
 */
export function SearchPage() {
  const pathname = usePagePath()
  const { language, words } = useLanguage()
  const inTree = languageOfPath(pathname) !== undefined
  const home = { title: `${site.name[language]}: ${words.home}`, route: `/${language}`, children: [] }
  return (
    <>
      {inTree ? null : (
        <Head>
          <script src={withBase(boot.searchLanguage)} data-base={withBase('')} />
        </Head>
      )}
      <PlainHead title={`${words.search.pageTitle} | ${site.name[language]}`} description={words.search.pageIntro} path={pathname} />
      <Header />
      <SideMenu tree={[home]} current={pathname} onDemand />
      <main id="content" className="plain-page search-whole" tabIndex={-1} data-search-page>
        <h1>{words.search.pageTitle}</h1>
        <p>{words.search.pageIntro}</p>
        <SearchBox large />
        <SearchHost />
        <noscript>
          {LANGUAGES.map(each => (
            <p key={each} lang={LANGUAGE_TAGS[each]}>
              {messages(each).search.withoutScript}{' '}
              <SiteLink href={`/${each}`}>
                {messages(each).search.topics}
              </SiteLink>
              {' · '}
              <SiteLink href={`/${each}/helplines`}>
                {messages(each).urgent.all}
              </SiteLink>
            </p>
          ))}
        </noscript>
      </main>
      <UrgentStrip />
      <Footer />
    </>
  )
}
