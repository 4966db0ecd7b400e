import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faqMetadata, jsonForHtml, organizationMetadata, siteMetadata } from '../../../../components/layout/structured-data.ts'

describe('organizationMetadata', () => {
  it('says that mail is answered Monday to Friday, 09:00 to 17:00', () => {
    expect(organizationMetadata('en')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      contactPoint: {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00'
        }
      }
    })
  })

  it('names the site in the language of the page', () => {
    expect(organizationMetadata('en')).toMatchObject({ name: 'Foothold' })
    expect(organizationMetadata('zh')).toMatchObject({ name: '立足' })
  })
})

describe('faqMetadata', () => {
  it('repeats the page’s questions and answers word for word', () => {
    expect(faqMetadata([{ q: 'How much?', a: '$824.90 a fortnight.' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How much?',
          acceptedAnswer: { '@type': 'Answer', text: '$824.90 a fortnight.' }
        }
      ]
    })
  })
})

describe('siteMetadata', () => {
  it.each(['en', 'zh'] as const)('says where a search in %s is answered', language => {
    expect(siteMetadata(language, 'https://x.example/search')).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `https://x.example/search?q={search_term_string}&lang=${language}` }
      }
    })
  })
})

describe('jsonForHtml', () => {
  it('cannot close the element it stands in, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>'))), words => {
        const text = jsonForHtml({ words })
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual({ words })
      })
    )
  })
})
