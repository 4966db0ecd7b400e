import Head from 'next/head'
import boot from '../../.generated/boot.json'
import sections from '../../.generated/sections.json'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, messages } from '../../i18n'
import { usePagePath } from '../layout/page-path'
import { SiteLink } from '../layout/SiteLink'
import { withBase } from '../layout/base-path'
import { PlainFrame } from '../layout/PlainFrame'
import { useLanguage } from '../layout/use-language'
import { SearchBox } from './SearchBox'
import plain from '../layout/plain-page.module.css'

/** The page of results, `/search?q=…`. Outside the two trees a script in the head may lead to the Chinese one. */
export function SearchPage() {
  const pathname = usePagePath()
  const { words } = useLanguage()
  const inTree = languageOfPath(pathname)
  return (
    <PlainFrame title={words.search.pageTitle} description={words.search.pageIntro}>
      {inTree ? null : (
        <Head>
          <script src={withBase(boot.searchLanguage)} />
        </Head>
      )}
      <main id="content" className={`${plain.page} search-whole ${plain.whole}`} tabIndex={-1} data-search-page>
        <h1>{words.search.pageTitle}</h1>
        <p>{words.search.pageIntro}</p>
        <SearchBox large />
        <noscript>
          {(inTree ? [inTree] : LANGUAGES).map(each => (
            <section key={each} lang={LANGUAGE_TAGS[each]}>
              <p>{messages(each).search.withoutScript}</p>
              <ul>
                {sections[each].map(({ href, title }) => (
                  <li key={href}>
                    <SiteLink href={href}>{title}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </noscript>
        <div data-search-host />
      </main>
    </PlainFrame>
  )
}
