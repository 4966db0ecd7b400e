import { languageOfPath } from '../../i18n/languages'
import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import { AccountControl } from '../auth/AccountControl'
import { ExitSkipLink, PlainExit } from '../content/ExitPage'
import { BarSearch } from '../search/SearchBox'
import { LanguageLinks } from './LanguageLinks'
import { Mark } from './Mark'
import { usePagePath } from './page-path'
import { SiteLink } from './SiteLink'
import { BarTopics, MoreSites } from './SiteLinks'
import { useLanguage } from './use-language'

/** The bar at the top of every page: plain HTML and CSS, apart from the account control. */
export function Header({ safety = false }: { safety?: boolean | undefined }) {
  const { language, words } = useLanguage()
  const inTree = languageOfPath(usePagePath())
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <header className="site-header">
        {safety ? <ExitSkipLink /> : null}
        <SiteLink className="brand" href={inTree ? `/${language}` : '/'} aria-label={words.homeLink}>
          <Mark />
          <span>{site.name[language]}</span>
        </SiteLink>
        <nav className="site-nav bar-topics" aria-label={STATIC_MESSAGES[language].barTopics.label}>
          <BarTopics />
        </nav>
        <nav className="site-nav" aria-label={words.siteNavigation}>
          <MoreSites />
        </nav>
        <BarSearch>{safety ? <PlainExit className="sheet-exit" isLive /> : null}</BarSearch>
        <LanguageLinks />
        <AccountControl />
      </header>
    </>
  )
}
