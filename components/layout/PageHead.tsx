import { useConfig } from 'nextra-theme-docs'
import { ExitScript } from '../content/ExitPage'
import type { FrontMatter } from '../content/views'
import { StateScript } from '../filters/ByState'
import { LANGUAGES, LANGUAGE_TAGS, pathInLanguage } from '../../i18n/languages'
import { cardOf } from '../../i18n/cards'
import { site } from '../../site.config'
import { absolute } from './absolute'
import { withBase } from './base-path'
import { WritingScript } from './LanguageLinks'
import { usePagePath } from './page-path'
import { socialTags } from './social-tags'
import { useLanguage } from './use-language'

/** Title, description, languages and pictures, all from the page's front matter. */
export function PageHead() {
  const pathname = usePagePath()
  const frontMatter = useConfig().frontMatter as FrontMatter
  const { language, words } = useLanguage()
  const isHome = pathname === `/${language}`
  // Elsewhere, “Home” would not say of which site.
  const name = isHome ? site.tagline[language] : frontMatter.title
  const title = `${name} | ${site.name[language]}`
  return (
    <>
      <title>{title}</title>
      {/* The theme would darken the browser's bar at night; this site has one theme. */}
      <meta name="theme-color" content="#fbfaf6" />
      <meta name="description" content={frontMatter.description} />
      <link rel="canonical" href={absolute(pathname)} />
      {LANGUAGES.map(tree => (
        <link
          key={tree}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[tree]}
          href={absolute(pathInLanguage(pathname, tree))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(isHome ? '/' : pathInLanguage(pathname, 'en'))} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={words.changesFeed}
        href={withBase(`/${language}/changes.xml`)}
      />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      {socialTags({
        language,
        title,
        description: frontMatter.description,
        path: pathname,
        card: cardOf(pathname.slice(language.length + 1), frontMatter.safety === true),
        reviewed: isHome ? undefined : frontMatter.reviewed
      })}
      {frontMatter.safety ? <ExitScript /> : null}
      {frontMatter.page.byState ? <StateScript /> : null}
      {language === 'zh' ? <WritingScript /> : null}
    </>
  )
}
