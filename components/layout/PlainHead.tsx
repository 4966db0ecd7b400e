import Head from 'next/head'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath } from '../../i18n/languages'
import { absolute } from './absolute'
import { withBase } from './base-path'
import { WritingScript } from './LanguageLinks'
import { socialTags } from './social-tags'
import { frontDoorMetadata, jsonForHtml } from './structured-data'

interface Props {
  title: string
  description: string
  path: string
  /** Whether search engines may list it: only the front page, which links to both trees. */
  indexed?: boolean
}

/** The head of pages that are in no sidebar. */
export function PlainHead({ title, description, path, indexed = false }: Props) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbfaf6" />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      {indexed ? (
        <>
          <link rel="canonical" href={absolute(path)} />
          {LANGUAGES.map(tree => (
            <link key={tree} rel="alternate" hrefLang={LANGUAGE_TAGS[tree]} href={absolute(`/${tree}`)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
          {socialTags({ language: 'en', title, description, path, card: 'site' })}
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonForHtml(frontDoorMetadata(title, description)) }}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {languageOfPath(path) === 'zh' ? <WritingScript /> : null}
    </Head>
  )
}
