/** The site's two languages, and how each is named to browsers and readers. */
export const LANGUAGES = ['en', 'zh'] as const

export type Language = (typeof LANGUAGES)[number]

/** BCP 47 tags for `lang` and `hreflang`. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en-AU', zh: 'zh-Hans' }

export const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_AU', zh: 'zh_CN' }

/** The other one of the two. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'zh' : 'en'
}

/** The language of a path such as `/zh/jobseeker`, or undefined outside the two trees. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split(/[/?#]/)[1]
  return LANGUAGES.find(language => language === first)
}

/**
 * The same page in another language: replaces the prefix, or prepends it where
 * the path has none (`/` becomes `/zh`). Query and hash are kept.
 */
export function pathInLanguage(path: string, language: Language): string {
  const from = languageOfPath(path)
  const rest = from ? path.slice(from.length + 1) : path
  return `/${language}${rest === '/' ? '' : rest}`
}
