/** schema.org metadata, made from the same words that the page shows. */
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages'
import { site } from '../../site.config'
import type { ContactView, FaqView, SourceView } from '../content/views'
import { absolute } from './absolute'
import { CONTENT_LICENCE } from './licence'

const SCHEMA_DAYS = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' } as const

/** What a page's metadata is made of. */
export interface PageFacts {
  language: Language
  path: string
  title: string
  description: string
  reviewed: string
  faq: FaqView[]
  /** From the top folder to the page itself; empty on the home page. */
  crumbs: { title: string; route: string }[]
  sources: SourceView[]
  contact?: ContactView | undefined
}

type Node = Record<string, unknown>

/** The page of results; machines replace the name by a query. */
const SEARCH = '/search?q={search_term_string}'

/** Everything about a page as one linked graph: separate blocks would repeat their context. */
export function pageMetadata(facts: PageFacts): object {
  const { language, path, title, faq, crumbs } = facts
  const nodes: Node[] = [organization(language), webPage(facts)]
  if (path === `/${language}`) nodes.push(siteInLanguage(language))
  if (crumbs.length > 0) nodes.push(breadcrumb(facts))
  if (faq.length > 0) nodes.push(faqPage(faq))
  if (path === `/${language}${FIGURES_PAGE}`) nodes.push(...figuresData(facts))
  if (PAYMENT_PAGE.test(path)) nodes.push(paymentService(title, facts.sources, facts.contact))
  return graph(nodes)
}

/** As `pageMetadata`, for the front door: search engines take the name of a site from there alone. */
export function frontDoorMetadata(title: string, description: string): object {
  const languages = Object.values(LANGUAGE_TAGS)
  return graph([
    organization('en'),
    {
      '@type': 'WebSite',
      ...WEBSITE,
      name: site.name.en,
      alternateName: site.name.zh,
      url: absolute('/'),
      inLanguage: languages,
      publisher: ORGANIZATION,
      potentialAction: searchAction(SEARCH)
    },
    { '@type': 'WebPage', url: absolute('/'), name: title, description, inLanguage: languages, ...OF_THE_SITE }
  ])
}

function graph(nodes: Node[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

const ORGANIZATION = { '@id': absolute('/#organization') }
const WEBSITE = { '@id': absolute('/#website') }
const OF_THE_SITE = { isPartOf: WEBSITE, publisher: ORGANIZATION, license: CONTENT_LICENCE.url }

function organization(language: Language): Node {
  const { days, from, to } = site.supportHours
  return {
    '@type': 'Organization',
    ...ORGANIZATION,
    name: site.name[language],
    url: absolute('/'),
    logo: absolute('/icons/512.png'),
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

function siteInLanguage(language: Language): Node {
  return {
    '@type': 'WebSite',
    name: site.name[language],
    url: absolute(`/${language}`),
    inLanguage: LANGUAGE_TAGS[language],
    isPartOf: WEBSITE,
    publisher: ORGANIZATION,
    potentialAction: searchAction(`${SEARCH}&lang=${language}`)
  }
}

function searchAction(path: string): Node {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absolute(path) },
    'query-input': 'required name=search_term_string'
  }
}

function webPage({ language, path, title, description, reviewed }: PageFacts): Node {
  return {
    '@type': 'WebPage',
    url: absolute(path),
    name: title,
    description,
    inLanguage: LANGUAGE_TAGS[language],
    dateModified: reviewed,
    lastReviewed: reviewed,
    ...OF_THE_SITE
  }
}

function breadcrumb({ language, crumbs }: PageFacts): Node {
  const items = [{ title: site.name[language], route: `/${language}` }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(route)
    }))
  }
}

function faqPage(faq: FaqView[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a }
    }))
  }
}

/** The page about every figure. */
const FIGURES_PAGE = '/about/figures'

/** The published figures, in each form, and the catalogue of what is published; other programs find both by these. */
function figuresData({ language, path, title, description, reviewed }: PageFacts): Node[] {
  const distribution = Object.entries({
    '/figures.json': 'application/json',
    '/figures.csv': 'text/csv',
    '/openfisca/foothold.yaml': 'application/yaml'
  }).map(([file, encodingFormat]) => ({ '@type': 'DataDownload', encodingFormat, contentUrl: absolute(file) }))
  const common = { inLanguage: Object.values(LANGUAGE_TAGS), license: CONTENT_LICENCE.url }
  const dataset = { '@id': absolute('/figures.json#dataset') }
  const catalogue = { '@id': absolute('/figures.json#catalogue') }
  return [
    {
      '@type': 'DataCatalog',
      ...catalogue,
      name: site.name[language],
      url: absolute(path),
      ...common,
      publisher: ORGANIZATION,
      dataset
    },
    {
      '@type': 'Dataset',
      ...dataset,
      name: title,
      description,
      url: absolute(path),
      ...common,
      creator: ORGANIZATION,
      isAccessibleForFree: true,
      spatialCoverage: 'Australia',
      dateModified: reviewed,
      includedInDataCatalog: catalogue,
      distribution
    }
  ]
}

/** The page of one payment; `centrelink/payments` compares them. */
const PAYMENT_PAGE = /^\/[a-z]+\/centrelink\/payments\/[^/]+$/
const AGENCY = 'https://www.servicesaustralia.gov.au/'

function paymentService(name: string, sources: SourceView[], contact: ContactView | undefined): Node {
  const official = sources.find(source => source.url.startsWith(AGENCY))
  return {
    '@type': 'GovernmentService',
    name,
    areaServed: 'AU',
    provider: { '@type': 'GovernmentOrganization', name: 'Services Australia', url: AGENCY },
    ...((official ?? contact) && {
      availableChannel: {
        '@type': 'ServiceChannel',
        ...(official && { serviceUrl: official.url }),
        ...(contact && { servicePhone: { '@type': 'ContactPoint', name: contact.name, telephone: contact.phone } })
      }
    })
  }
}

/** JSON that cannot close its script element. */
export function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
