import { useRouter } from 'next/router'
import { useConfig } from 'nextra-theme-docs'
import type { FrontMatter } from '../content/views'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, OPEN_GRAPH_LOCALES, otherLanguage, pathInLanguage } from '../../i18n'
import { site } from '../../site.config'
import { withBase } from './base-path'
import { faqMetadata, jsonForHtml, organizationMetadata, siteMetadata } from './structured-data'

/** Title, description, languages and structured data, all from the page's front matter. */
export function PageHead() {
  const { pathname } = useRouter()
  const { frontMatter: raw, title: pageTitle } = useConfig()
  const frontMatter = raw as FrontMatter
  const language = languageOfPath(pathname) ?? 'en'
  const title = `${pageTitle} | ${site.name[language]}`
  const address = `${site.url}${withBase(pathname)}`
  const faq = frontMatter.page.faq
  return (
    <>
      <title>{title}</title>
      {/* The theme would darken the browser's bar at night; this site has one theme. */}
      <meta name="theme-color" content="#fbfaf6" />
      <meta name="description" content={frontMatter.description} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map(tree => (
        <link
          key={tree}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[tree]}
          href={`${site.url}${withBase(pathInLanguage(pathname, tree))}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${site.url}${withBase(pathInLanguage(pathname, 'en'))}`} />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={frontMatter.description} />
      <meta property="og:type" content="article" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name[language]} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[otherLanguage(language)]} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonForHtml(organizationMetadata(language)) }}
      />
      {pathname === `/${language}` ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForHtml(siteMetadata(language, `${site.url}${withBase('/search')}`)) }}
        />
      ) : null}
      {faq.length > 0 ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(faqMetadata(faq)) }} />
      ) : null}
    </>
  )
}
