import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  frontDoorMetadata,
  jsonForHtml,
  pageMetadata,
  type PageFacts
} from '../../../../components/layout/structured-data.ts'
import { site } from '../../../../site.config.ts'
import { graphFaults, nodesOf, type GraphNode } from '../../../support/schema-org.ts'
import { forAll } from '../../for-all.ts'

const PAGE: PageFacts = {
  language: 'en',
  path: '/en/jobseeker/payment-rates',
  title: 'JobSeeker payment rates',
  description: 'What it pays.',
  reviewed: '2026-11-20',
  faq: [],
  crumbs: [
    { title: 'JobSeeker resources', route: '/en/jobseeker' },
    { title: 'JobSeeker payment rates', route: '/en/jobseeker/payment-rates' }
  ],
  sources: []
}

/** As a machine reads it. */
function read(metadata: object): GraphNode[] {
  return nodesOf(JSON.parse(jsonForHtml(metadata)))
}

/** The node of a type in the graph of a page, all of which is right. */
function node(type: string, changes: Partial<PageFacts> = {}) {
  const graph = read(pageMetadata({ ...PAGE, ...changes }))
  expect(graphFaults(graph)).toEqual([])
  return graph.find(each => each['@type'] === type)
}

const PAYMENT: Partial<PageFacts> = {
  path: '/en/centrelink/payments/jobseeker',
  title: 'JobSeeker Payment',
  sources: [
    { id: 'a', title: 'A', publisher: 'DSS', url: 'https://www.dss.gov.au/a' },
    { id: 'b', title: 'B', publisher: 'SA', url: 'https://www.servicesaustralia.gov.au/jobseeker-payment' }
  ],
  contact: { name: 'Centrelink', phone: '13 00 00' }
}

describe('the page about every figure', () => {
  const figures = {
    path: '/en/about/figures',
    description: 'All amounts and limits on this site, with start date and source.'
  }

  it('says to machines where the figures are, in each form', () => {
    const files = (node('Dataset', figures)?.distribution ?? []) as { contentUrl: string }[]
    expect(files.map(({ contentUrl }) => contentUrl.slice(site.url.length))).toEqual([
      '/figures.json',
      '/figures.csv',
      '/openfisca/foothold.yaml'
    ])
    expect(node('DataCatalog', figures)?.dataset).toEqual({ '@id': node('Dataset', figures)?.['@id'] })
  })

  it.each(['/en/about', '/en/about/figures/money', '/en/jobseeker'])('is the only one that does: %s', path => {
    expect(node('Dataset', { path })).toBeUndefined()
    expect(node('DataCatalog', { path })).toBeUndefined()
  })
})

describe('the structured data of a page', () => {
  it('says that mail is answered Monday to Friday, 09:00 to 17:00', () => {
    const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const hoursAvailable = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '17:00' }
    expect(node('Organization')).toMatchObject({ contactPoint: { hoursAvailable } })
  })

  it('names the site in the language of the page', () => {
    expect(node('Organization')).toMatchObject({ name: 'Foothold' })
    expect(node('Organization', { language: 'zh' })).toMatchObject({ name: '立足' })
  })

  it('dates the page by its review', () => {
    expect(node('WebPage')).toMatchObject({
      url: `${site.url}/en/jobseeker/payment-rates`,
      inLanguage: 'en-AU',
      dateModified: '2026-11-20',
      lastReviewed: '2026-11-20'
    })
  })

  it('repeats the breadcrumb, from the home page to the page itself', () => {
    expect(node('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Foothold', item: `${site.url}/en` },
        { position: 2, name: 'JobSeeker resources', item: `${site.url}/en/jobseeker` },
        { position: 3, name: 'JobSeeker payment rates', item: `${site.url}/en/jobseeker/payment-rates` }
      ]
    })
    expect(node('BreadcrumbList', { crumbs: [] })).toBeUndefined()
  })

  it('repeats the page’s questions and answers word for word', () => {
    expect(node('FAQPage')).toBeUndefined()
    const acceptedAnswer = { '@type': 'Answer', text: '$824.90 a fortnight.' }
    expect(node('FAQPage', { faq: [{ q: 'How much?', a: '$824.90 a fortnight.' }] })).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How much?', acceptedAnswer }]
    })
  })

  it.each(['en', 'zh'] as const)('says on the home page where a search in %s is answered', language => {
    const target = { urlTemplate: `${site.url}/search?q={search_term_string}&lang=${language}` }
    const potentialAction = { '@type': 'SearchAction', target }
    expect(node('WebSite', { language, path: `/${language}` })).toMatchObject({ potentialAction })
    expect(node('WebSite', { language })).toBeUndefined()
  })

  it('describes a payment as a service of the agency that pays it', () => {
    expect(node('GovernmentService', PAYMENT)).toMatchObject({
      name: 'JobSeeker Payment',
      provider: { '@type': 'GovernmentOrganization', name: 'Services Australia' },
      availableChannel: {
        serviceUrl: 'https://www.servicesaustralia.gov.au/jobseeker-payment',
        servicePhone: { '@type': 'ContactPoint', telephone: '13 00 00' }
      }
    })
    expect(node('GovernmentService', { ...PAYMENT, path: '/en/centrelink/payments' })).toBeUndefined()
    const silent = node('GovernmentService', { ...PAYMENT, sources: [], contact: undefined })
    expect(silent).not.toHaveProperty('availableChannel')
  })
})

it('the structured data of the front door is the site under both names, and every page is part of it', () => {
  const graph = read(frontDoorMetadata('Foothold | 立足', 'Plain answers.'))
  expect(graphFaults(graph)).toEqual([])
  const website = graph.find(each => each['@type'] === 'WebSite')
  expect(website).toMatchObject({
    name: 'Foothold',
    alternateName: '立足',
    inLanguage: ['en-AU', 'zh-Hans'],
    potentialAction: { target: { urlTemplate: `${site.url}/search?q={search_term_string}` } }
  })
  expect(node('WebPage')).toMatchObject({ isPartOf: { '@id': website?.['@id'] } })
})

it('jsonForHtml cannot close its element, and loses nothing', () => {
  forAll([fc.array(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')))], 100, words => {
    const text = jsonForHtml({ words })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ words })
  })
})
