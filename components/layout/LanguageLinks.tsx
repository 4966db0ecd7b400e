import boot from '../../.generated/boot.json'
import inlineScripts from '../../.generated/inline-scripts.json'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, pathInLanguage, type Language } from '../../i18n/languages'
import { WRITING_FAILED, WRITINGS } from '../../i18n/writings'
import { withBase } from './base-path'
import { usePagePath } from './page-path'
import { useLanguage } from './use-language'

const NAMES = { en: 'EN', zh: '中文' }

/** EN / 中文: plain links. The boot script adds the current query and hash, and remembers the choice. */
export function LanguageLinks() {
  const pathname = usePagePath()
  const { words } = useLanguage()
  const current = languageOfPath(pathname)
  return (
    <div
      className="languages"
      role="group"
      aria-label={words.language}
      data-failed={current === 'zh' ? WRITING_FAILED : undefined}
    >
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
      {current === 'zh' ? <WritingSwitch /> : null}
    </div>
  )
}

/** 繁 / 简: hidden unless scripts run. What it fetches is in components/traditional/. */
function WritingSwitch() {
  const { sign, label } = WRITINGS['zh-Hant']
  return (
    <>
      <button type="button" lang="zh-Hant" translate="no" aria-label={label} data-script={withBase(boot.traditional)}>
        {sign}
      </button>
      <span role="status" />
    </>
  )
}

/** In the head: shows the switch, and fetches traditional characters early for readers who want them
 * (boot/traditional-script.ts). */
export function WritingScript() {
  return (
    <script data-script={withBase(boot.traditional)} dangerouslySetInnerHTML={{ __html: inlineScripts.traditional }} />
  )
}

/** Of the pages outside the two trees, only sign-in and search also exist inside; the others link to the home pages. */
function addressIn(pathname: string, language: Language): string {
  const isInTrees = languageOfPath(pathname) ?? (pathname.startsWith('/auth/') || pathname === '/search')
  return pathInLanguage(isInTrees ? pathname : '/', language)
}
