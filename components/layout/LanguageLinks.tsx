import { useRouter } from 'next/router'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, pathInLanguage } from '../../i18n'
import { withBase } from './base-path'
import { useLanguage } from './use-language'

const NAMES = { en: 'EN', zh: '中文' }

/**
 * EN / 中文: plain links that load the page anew. The boot script adds the query
 * and hash of the moment and remembers the choice.
 */
export function LanguageLinks() {
  const { pathname } = useRouter()
  const { words } = useLanguage()
  const current = languageOfPath(pathname)
  return (
    <div className="languages" role="group" aria-label={words.language}>
      {LANGUAGES.map(language => (
        <a
          key={language}
          href={withBase(addressIn(pathname, language))}
          hrefLang={LANGUAGE_TAGS[language]}
          lang={LANGUAGE_TAGS[language]}
          data-language={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {NAMES[language]}
        </a>
      ))}
    </div>
  )
}

/** An error page has no twin of its own address to offer: it leads to the home pages. */
function addressIn(pathname: string, language: 'en' | 'zh'): string {
  const isError = ['/404', '/500', '/_error'].includes(pathname)
  return pathInLanguage(isError ? '/' : pathname, language)
}
