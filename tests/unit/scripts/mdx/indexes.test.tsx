import { describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { FiguresOf } from '../../../../components/content/FigureList.tsx'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { AREA_NAMES, FIGURE_GROUP_NAMES, SOURCE_PART_NAMES } from '../../../../i18n/group-names.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { siteToday } from '../../../../scripts/lib/today.ts'
import { figureParts, figuresOf, partOfSource, sourceParts, sourcesOf } from '../../../../scripts/mdx/indexes.ts'
import { UnknownIdError } from '../../../../scripts/mdx/entries.ts'
import type { ViewContext } from '../../../../scripts/mdx/views.ts'

const context: ViewContext = { data: loadData(), language: 'en', today: siteToday() }

/** The id of the row that prints this bottom of a fraction; its own for every other figure. */
function topOf(id: string): string {
  return id.replace(/\.denominator$/, '.numerator')
}

function twice(ids: string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

describe('the parts of the figures', () => {
  const areas = [...new Set(context.data.areas.values())]

  it('list every figure in force once', () => {
    const listed = areas.flatMap(area => figuresOf(context, area).rows.map(({ id }) => id))
    expect(twice(listed)).toEqual([])
    const left = [...context.data.figures.values()].filter(({ id }) => !listed.includes(id))
    // What is left has ended, has not begun, was never confirmed, or is the bottom of a fraction in the row of its top.
    for (const { id, ends, values } of left.filter(figure => !listed.includes(topOf(figure.id)))) {
      const gone = ends !== undefined && ends < context.today
      const notYet = values.every(({ from }) => from > context.today)
      expect(gone || notYet || values.at(-1)?.status === 'unverified', id).toBe(true)
    }
  })

  it('come with their sizes, the largest first', () => {
    const parts = figureParts(context)
    expect(parts.map(({ key }) => key).sort()).toEqual([...areas].sort())
    for (const { key, count, href } of parts) {
      expect(count, key).toBe(figuresOf(context, key).rows.length)
      expect(href).toBe(`/en/about/figures/${key}`)
    }
    const counts = parts.map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it.each(LANGUAGES)('have a name in %s', language => {
    expect(areas.filter(area => !AREA_NAMES[language][area])).toEqual([])
  })
})

describe('the figures of payments', () => {
  it.each(LANGUAGES)('stand by payment, each group once, with a name, the other rules last, in %s', language => {
    const groups = figuresOf({ ...context, language }, 'payments').rows.map(({ group }) => group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(runs.length).toBeGreaterThan(10)
    expect(twice(runs)).toEqual([])
    expect(runs).not.toContain('')
    expect(runs.at(-1)).toBe(FIGURE_GROUP_NAMES[language].other)
  })

  it('begin with what a payment is, not with its ages and limits', () => {
    const { rows } = figuresOf(context, 'payments')
    const firstOf = (payment: string) => rows.find(({ id }) => id.startsWith(payment))?.id
    expect(['jobseeker.', 'youth-allowance.', 'ftb', 'pension.rate'].map(firstOf)).toEqual([
      'jobseeker.rate.single-no-children',
      'youth-allowance.rate.under-18-home',
      'ftb-a.rate.0-12',
      'pension.rate.single'
    ])
  })

  it.each([
    ['jobseeker.', 'JobSeeker Payment'],
    ['ftb-a.', 'Family Tax Benefit'],
    ['newborn', 'Parental Leave Pay and newborn payments'],
    ['carer-allowance.', 'Carer Payment and Carer Allowance'],
    ['liquid-assets.', 'Waiting periods before you are paid'],
    ['pension.rate.', 'Pensions'],
    ['pension.dsp-youth.', 'Disability Support Pension'],
    ['bereavement.', 'After a death']
  ])('%s… stands under its payment', (prefix, group) => {
    const { rows } = figuresOf(context, 'payments')
    expect(new Set(rows.filter(row => row.id.startsWith(prefix)).map(row => row.group))).toEqual(new Set([group]))
  })

  it('have short days', () => {
    const { rows } = figuresOf(context, 'payments')
    const row = rows.find(({ id }) => id === 'jobseeker.rate.single-no-children')
    expect(row?.since).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  })
})

describe('the figures of a long list', () => {
  const areas = ['living', 'work', 'people', 'obligations', 'health', 'money', 'redundancy', 'programs']
  const rows = areas.flatMap(area => LANGUAGES.map(language => [area, language] as const))

  it.each(rows)('%s stand by group, each once, with a name, in %s', (area, language) => {
    const groups = figuresOf({ ...context, language }, area).rows.map(({ group }) => group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(runs.length).toBeGreaterThan(4)
    expect(twice(runs)).toEqual([])
    expect(runs).not.toContain('')
  })

  it.each([
    ['living', 'housing.nsw.bond.weeks', 'Renting: New South Wales'],
    ['living', 'child-support.care.equal-from', 'Child support'],
    ['work', 'unfair-dismissal.apply-days', 'Unfair treatment, dismissal and unpaid wages'],
    ['work', 'shutdown.notice-days', 'Leave, hours and pay records'],
    ['work', 'business-closing.gst-days', 'Super, tax and small business'],
    ['programs', 'jobseeker.claim.answer-days', 'Claim JobSeeker Payment'],
    ['people', 'seniors-card.wa.age', 'Seniors cards'],
    ['health', 'child-dental.maximum', 'Dental care'],
    ['obligations', 'debt.due-days', 'Centrelink debts'],
    ['money', 'mortgage.default-notice-days', 'Debts and home loans'],
    ['redundancy', 'redundancy.tax-free.base', 'Tax on a payout'],
    ['cost-of-living', 'telco.hardship-answer.days', 'Phone and internet']
  ])('%s: %s stands under %s', (area, id, group) => {
    expect(figuresOf(context, area).rows.find(row => row.id === id)?.group).toBe(group)
  })

  it('has no headings where it is short', () => {
    expect(new Set(figuresOf(context, 'retirement').rows.map(({ group }) => group))).toEqual(new Set(['']))
  })

  it('begins with single people, whom most readers of Rent Assistance are', () => {
    const { families, rows } = figuresOf(context, 'rent-assistance')
    expect(families[0]?.rows[0]?.cells.map(({ id }) => id)).toEqual(
      ['threshold', 'maximum', 'rent-for-maximum'].map(what => `rent-assistance.single.${what}`)
    )
    expect(rows.at(-1)?.id).not.toMatch(/\.(?:single|couple)/)
    expect([...new Set(rows.map(({ group }) => group))]).toEqual(['Amounts for each household', 'Rules for everyone'])
  })

  it('prints a fraction in one row', () => {
    const { rows } = figuresOf(context, 'rent-assistance')
    expect(rows.find(({ id }) => id === 'rent-assistance.sharer-share.numerator')?.text).toBe('2/3')
    expect(rows.filter(({ id }) => id.endsWith('.denominator'))).toEqual([])
  })
})

describe('a figure that was due to change', () => {
  const rowOn = (language: Language, id: string, today: string) => {
    const area = context.data.areas.get(id) ?? ''
    const data = figuresOf({ ...context, language, today }, area)
    const html = renderToStaticMarkup(
      <PagePath.Provider value={`/${language}`}>
        <FiguresOf
          area={area}
          data={{
            ...data,
            rows: data.rows.filter(row => row.id === id),
            families: data.families.filter(({ rows }) => rows.some(({ cells }) => cells.some(cell => cell.id === id)))
          }}
        />
      </PagePath.Provider>
    )
    return /<span class="overdue"([^>]*)>([^<]*)/.exec(html)?.slice(1)
  }

  it.each([
    ['en', '2027-03-19', ' data-turn="2027-03-20" hidden=""', 'This was due to change on 20 March 2027.'],
    ['en', '2027-03-20', '', 'This was due to change on 20 March 2027.'],
    ['zh', '2027-03-20', '', '2027 年 3 月 20 日']
  ] as const)('is marked beside itself, in %s on %s', (language, today, expected, text) => {
    const [attributes, said] = rowOn(language, 'jobseeker.rate.single-no-children', today) ?? []
    expect(attributes).toBe(expected)
    expect(said).toContain(text)
  })

  it('has no mark where nothing says when it changes', () => {
    expect(rowOn('en', 'jobseeker.age', '2027-03-20')).toBeUndefined()
  })

  it.each(['people', 'payments', 'work'])('is found in the list %s a year and more later', area => {
    const { rows } = figuresOf({ ...context, today: '2028-11-28' }, area)
    expect(rows.filter(({ review }) => review?.hidden === false).length).toBeGreaterThan(0)
  })
})

describe('the parts of the sources', () => {
  it.each([
    ['https://www.servicesaustralia.gov.au/jobseeker', 'government', 'services-australia'],
    ['https://operational.servicesaustralia.gov.au/a', 'government', 'services-australia'],
    ['https://notservicesaustralia.gov.au/', 'government', 'australian-government'],
    ['https://guides.dss.gov.au/', 'government', 'australian-government'],
    ['https://www.nsw.gov.au/', 'government', 'states-and-territories'],
    ['https://nt.gov.au/', 'government', 'states-and-territories'],
    ['https://www.homestasmania.com.au/', 'service', 'states-and-territories'],
    ['https://www.fact.gov.au/', 'government', 'australian-government'],
    ['https://www.legislation.gov.au/', 'act', 'laws'],
    ['https://www.austlii.edu.au/', 'act', 'laws'],
    ['https://www.afca.org.au/', 'service', 'services'],
    ['https://www.austlii.edu.au/', 'other', 'community-and-media']
  ] as const)('%s by %s belongs to %s', (url, author, part) => {
    expect(partOfSource({ url, author })).toBe(part)
  })

  it('list every source once, and come with their sizes', () => {
    const parts = sourceParts(context)
    const groups = parts.flatMap(({ key }) => sourcesOf(context, key))
    const listed = groups.flatMap(({ sources }) => sources.map(({ id }) => id))
    expect(twice(listed)).toEqual([])
    expect(listed.length).toBe(context.data.sources.size)
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length)
  })

  it('list publishers with official pages first', () => {
    const kinds = sourcesOf(context, 'community-and-media').map(({ sources }) =>
      sources.some(({ id }) => context.data.sources.get(id)?.kind === 'official')
    )
    expect(kinds.indexOf(false)).toBeGreaterThan(0)
    expect(kinds.lastIndexOf(true)).toBeLessThan(kinds.indexOf(false))
  })

  it.each(LANGUAGES)('have a name in %s', language => {
    expect(sourceParts(context).filter(({ key }) => !SOURCE_PART_NAMES[language][key])).toEqual([])
  })
})

it.each([figuresOf, sourcesOf])('%o refuses an unknown part', list => {
  expect(() => list(context, 'weather')).toThrow(UnknownIdError)
})
