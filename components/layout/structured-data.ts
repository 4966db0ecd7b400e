/** schema.org metadata, made from the same words that the page shows. */
import { LANGUAGE_TAGS, type Language } from '../../i18n'
import { site } from '../../site.config'
import type { FaqView } from '../content/views'

const SCHEMA_DAYS = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' } as const

/** The site's publisher with the hours in which it answers mail. */
export function organizationMetadata(language: Language): object {
  const { days, from, to } = site.supportHours
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name[language],
    url: site.url,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.email,
      availableLanguage: ['en', 'zh-Hans'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(day => SCHEMA_DAYS[day]),
        opens: from,
        closes: to
      }
    }
  }
}

/** The site, and where its search answers: `/search?q=…`. @param searchPage its address, without query */
export function siteMetadata(language: Language, searchPage: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name[language],
    url: site.url,
    inLanguage: LANGUAGE_TAGS[language],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${searchPage}?q={search_term_string}&lang=${language}`
      },
      'query-input': 'required name=search_term_string'
    }
  }
}

/** The page's questions and answers, word for word. */
export function faqMetadata(faq: FaqView[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a }
    }))
  }
}

/** JSON that cannot close the script element it stands in. */
export function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
