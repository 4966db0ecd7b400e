/** The part of schema.org that we use, with the values that search engines accept. */
import { z } from 'zod'
import { absolute } from '../../components/layout/absolute.ts'
import { LANGUAGE_TAGS } from '../../i18n/languages.ts'

export type GraphNode = Record<string, unknown> & { '@type': string }

const text = z.string().trim().min(1)
const ours = z.string().url().startsWith(absolute('/'), 'not an address of ours')
const day = z.string().date()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const telephone = z.string().regex(/^\d[\d ]+$/)
const language = z.enum(Object.values(LANGUAGE_TAGS) as ['en-AU', 'zh-Hans'])
const languages = z.array(language).min(2)
const publisher = reference('/#organization')
const website = reference('/#website')

function reference(id: string) {
  return thing({ '@id': z.literal(absolute(id)) })
}

/** Unknown properties are refused: nobody reads a misspelt one. */
function thing<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).strict()
}

function typed<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return thing({ '@type': z.literal(type), ...shape })
}

const search = typed('SearchAction', {
  target: typed('EntryPoint', {
    urlTemplate: z
      .string()
      .startsWith(`${absolute('/search')}?`)
      .includes('={search_term_string}')
  }),
  'query-input': z.literal('required name=search_term_string')
})

const organization = typed('Organization', {
  '@id': z.literal(absolute('/#organization')),
  name: text,
  url: z.literal(absolute('/')),
  logo: ours,
  contactPoint: typed('ContactPoint', {
    contactType: z.literal('customer support'),
    email: z.string().email(),
    availableLanguage: z.array(z.enum(['en', 'zh-Hans'])).length(2),
    hoursAvailable: typed('OpeningHoursSpecification', {
      dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
      opens: clock,
      closes: clock
    })
  })
})

/** Only the front page has the id that every page is part of; the home page of a language is a part itself. */
const site = z.union([
  typed('WebSite', {
    '@id': z.literal(absolute('/#website')),
    name: text,
    alternateName: text,
    url: z.literal(absolute('/')),
    inLanguage: languages,
    publisher,
    potentialAction: search
  }),
  typed('WebSite', {
    name: text,
    url: ours,
    inLanguage: language,
    isPartOf: website,
    publisher,
    potentialAction: search
  })
])

const about = {
  url: ours,
  name: text,
  description: text,
  isPartOf: website,
  publisher,
  license: z.literal('https://creativecommons.org/licenses/by/4.0/')
}

const page = z.union([
  typed('WebPage', { ...about, inLanguage: language, dateModified: day, lastReviewed: day }),
  typed('WebPage', { ...about, url: z.literal(absolute('/')), inLanguage: languages })
])

const breadcrumb = typed('BreadcrumbList', {
  itemListElement: z
    .array(typed('ListItem', { position: z.number().int(), name: text, item: ours }))
    .min(2)
    .refine(items => items.every(({ position }, index) => position === index + 1), 'positions are not 1, 2, 3 …')
})

const questions = typed('FAQPage', {
  mainEntity: z.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })).min(1)
})

const AGENCY = 'https://www.servicesaustralia.gov.au/'

const payment = typed('GovernmentService', {
  name: text,
  areaServed: z.literal('AU'),
  provider: typed('GovernmentOrganization', { name: z.literal('Services Australia'), url: z.literal(AGENCY) }),
  availableChannel: typed('ServiceChannel', {
    serviceUrl: z.string().url().startsWith(AGENCY),
    servicePhone: typed('ContactPoint', { name: text, telephone })
  }).optional()
})

const licensed = {
  name: text,
  url: ours,
  inLanguage: languages,
  license: z.literal('https://creativecommons.org/licenses/by/4.0/')
}

const catalogue = typed('DataCatalog', {
  '@id': z.literal(absolute('/figures.json#catalogue')),
  ...licensed,
  publisher,
  dataset: reference('/figures.json#dataset')
})

const dataset = typed('Dataset', {
  '@id': z.literal(absolute('/figures.json#dataset')),
  ...licensed,
  // What search engines for data ask for.
  description: text.min(50).max(5000),
  creator: publisher,
  isAccessibleForFree: z.literal(true),
  spatialCoverage: z.literal('Australia'),
  dateModified: day,
  includedInDataCatalog: reference('/figures.json#catalogue'),
  distribution: z
    .array(typed('DataDownload', { encodingFormat: z.string().regex(/^\w+\/\w+$/), contentUrl: ours }))
    .min(3)
})

const NODES: Record<string, z.ZodType> = {
  Organization: organization,
  WebSite: site,
  WebPage: page,
  BreadcrumbList: breadcrumb,
  FAQPage: questions,
  GovernmentService: payment,
  DataCatalog: catalogue,
  Dataset: dataset
}

const document = thing({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()).min(2) })

/**
 * The nodes of a JSON-LD document.
 * @throws where it is no graph
 */
export function nodesOf(value: unknown): GraphNode[] {
  return document.parse(value)['@graph'] as GraphNode[]
}

/** What is wrong with a graph, a line each. */
export function graphFaults(graph: GraphNode[]): string[] {
  return graph.flatMap(node => {
    const schema = NODES[node['@type']]
    if (!schema) return [`unknown type ${node['@type']}`]
    return (schema.safeParse(node).error?.issues ?? []).map(
      ({ path, message }) => `${node['@type']} ${path.join('.')}: ${message}`
    )
  })
}
