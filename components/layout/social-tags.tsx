import { CARD_WORDS, cardPath, type Card } from '../../i18n/cards'
import { OPEN_GRAPH_LOCALES, otherLanguage, type Language } from '../../i18n/languages'
import { site } from '../../site.config'
import { absolute } from './absolute'

interface Page {
  language: Language
  title: string
  description: string
  path: string
  card: Card
  /** The day on which an article was last reviewed, YYYY-MM-DD; a home page is none. */
  reviewed?: string | undefined
}

/** What other sites show beside a link. A function: Next's head takes elements but no components. */
export function socialTags({ language, title, description, path, card, reviewed }: Page) {
  const words = CARD_WORDS[language][card]
  const alt = `${words.title}: ${words.line}`
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={reviewed ? 'article' : 'website'} />
      {reviewed && <meta property="article:modified_time" content={reviewed} />}
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:site_name" content={site.name[language]} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[otherLanguage(language)]} />
      <meta property="og:image" content={absolute(cardPath(card, language))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
