import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../../../i18n/languages.ts'
import { loadData, type Data } from '../../../../rules/data/load.ts'
import { FigureNotHeldError } from '../../../../rules/figures.ts'
import { UnknownIdError } from '../../../../scripts/mdx/entries.ts'
import {
  claimView,
  datedView,
  dateText,
  earliestReview,
  figureView,
  fillPlaceholders,
  glossaryRows,
  historyView,
  ratesTableView,
  sentenceFigure,
  serviceListView,
  serviceView,
  sourceView,
  termView,
  type ViewContext
} from '../../../../scripts/mdx/views.ts'
import { makeSite, removeSites, TODAY } from '../../../content/site.ts'

const SINGLE = 'jobseeker.rate.single'

let data: Data

/** The test site's data as a page in a language sees it, on a day. */
function on(language: Language, today = TODAY): ViewContext {
  return { data, language, today }
}

beforeAll(() => {
  data = loadData(join(makeSite(), 'data'))
})

afterAll(removeSites)

describe('figureView', () => {
  it('prints the value in force with its period, date, source and status', () => {
    expect(figureView(on('en'), SINGLE)).toMatchObject({
      label: 'JobSeeker, single',
      text: '$824.90',
      textPer: '$824.90 a fortnight',
      machine: '824.90',
      since: 'From 20 September 2026',
      status: 'corroborated',
      nextChange: '20 March 2027',
      source: { title: 'Payment rates', publisher: 'DSS', url: 'https://www.dss.gov.au/rates' }
    })
  })

  it('prints it in Chinese', () => {
    expect(figureView(on('zh'), SINGLE)).toMatchObject({
      label: '求职者津贴，单身',
      text: '824.90 澳元',
      textPer: '每两周 824.90 澳元',
      machine: '824.90',
      since: '2026 年 9 月 20 日起'
    })
  })

  it('prints it as its sentence needs it', () => {
    const text = (language: 'en' | 'zh', per: boolean, lead?: string) =>
      sentenceFigure(on(language), SINGLE, { per, lead }).text
    expect(text('en', false)).toBe('$824.90')
    expect(text('en', true)).toBe('$824.90 a fortnight')
    expect(text('zh', true)).toBe('每两周 824.90 澳元')
    expect(text('zh', true, '最多')).toBe('每两周最多 824.90 澳元')
    expect(sentenceFigure(on('en'), SINGLE, { on: '2025-09-20', per: true }).text).toBe('$793.60 a fortnight')
  })

  it('prints the value of another day, and of the day before a change', () => {
    expect(figureView(on('en'), SINGLE, '2025-09-20').text).toBe('$793.60')
    expect(figureView(on('en', '2026-09-19'), SINGLE).text).toBe('$793.60')
    expect(figureView(on('en', '2026-09-20'), SINGLE).text).toBe('$824.90')
  })

  it('refuses an unknown id, an unverified value, and a day before the history', () => {
    expect(() => figureView(on('en'), 'jobseeker.rate.lost')).toThrow(UnknownIdError)
    expect(() => figureView(on('en'), 'doubtful.rate')).toThrow(/unverified on 2026-11-20 and may not be shown/)
    expect(() => figureView(on('en'), SINGLE, '2020-01-01')).toThrow(FigureNotHeldError)
  })
})

describe('ratesTableView', () => {
  it('prints cents in every row where one row needs them, and compares with another day', () => {
    expect(ratesTableView(on('en'), [SINGLE], '2025-09-20')).toMatchObject({
      rows: [{ figure: { text: '$824.90' }, before: '$793.60' }],
      since: 'From 20 September 2026',
      compared: '20 September 2025',
      nextChange: '20 March 2027',
      money: true,
      doubts: []
    })
  })

  it('leaves a dash where a figure did not exist on the day compared with, and is not empty', () => {
    expect(ratesTableView(on('en'), [SINGLE], '2020-01-01').rows[0]?.before).toBe('–')
    expect(() => ratesTableView(on('en'), [])).toThrow(UnknownIdError)
  })
})

it('historyView lists every dated value, newest first, but none that was never confirmed', () => {
  expect(historyView(on('en'), [SINGLE]).figures[0]?.values).toEqual([
    { from: '20 September 2026', text: '$824.90' },
    { from: '20 September 2025', text: '$793.60' }
  ])
  expect(historyView(on('en'), ['doubtful.rate']).figures[0]?.values).toEqual([])
})

describe('earliestReview', () => {
  it('is the first day on which one of a page’s figures may change, if any may', () => {
    expect(earliestReview(on('en'), ['claim.days', SINGLE])).toBe('2027-03-20')
    expect(earliestReview(on('en'), ['claim.days'])).toBeUndefined()
    expect(earliestReview(on('en'), [])).toBeUndefined()
  })

  it('has passed where a page still prints an old rate', () => {
    const stale = data.figures.get(SINGLE)!
    const old = { ...data, figures: new Map([[SINGLE, { ...stale, values: stale.values.slice(0, 1) }]]) }
    expect(earliestReview({ ...on('en'), data: old }, [SINGLE])).toBe('2026-03-20')
  })
})

describe('fillPlaceholders', () => {
  it.each([
    [`It is {figure:${SINGLE}}.`, 'It is $824.90 a fortnight.'],
    [`It was {figure:${SINGLE}@2025-09-20}.`, 'It was $793.60 a fortnight.'],
    [`{amount:${SINGLE}} each`, '$824.90 each'],
    ['Call {phone:lifeline}', 'Call 13 11 14'],
    ['Since {date:iea.start}', 'Since 1 November 2025'],
    ['{statement:who-decides}', 'Centrelink decides. It pays $824.90 a fortnight.'],
    ['{claim.days} and {other:thing}', '{claim.days} and {other:thing}']
  ])('makes of “%s” “%s”', (text, filled) => {
    expect(fillPlaceholders(on('en'), text)).toBe(filled)
  })

  it('writes Chinese on a Chinese page', () => {
    expect(fillPlaceholders(on('zh'), `单身{figure:${SINGLE}}，{date:iea.start}起`)).toBe(
      '单身每两周 824.90 澳元，2025 年 11 月 1 日起'
    )
  })

  it('counts a figure in force as used, and a past one not', () => {
    const used = new Set<string>()
    fillPlaceholders(on('en'), `{figure:${SINGLE}@2025-09-20} {phone:lifeline}`, used)
    expect([...used]).toEqual([])
    fillPlaceholders(on('en'), `{figure:${SINGLE}} {amount:claim.days}`, used)
    expect([...used]).toEqual([SINGLE, 'claim.days'])
  })

  it.each([
    ['an unknown figure', '{figure:lost}', 'There is no figure “lost”'],
    ['an unknown service', '{phone:lost}', 'There is no service “lost”'],
    ['an unknown statement', '{statement:lost}', 'There is no statement “lost”'],
    ['an unknown date', '{date:lost}', 'There is no date “lost”'],
    ['an unverified figure', '{amount:doubtful.rate}', 'may not be shown as fact'],
    ['an unverified service', '{phone:old-line}', 'may not be shown']
  ])('refuses %s', (_what, text, says) => {
    expect(() => fillPlaceholders(on('en'), text)).toThrow(says)
  })
})

describe('services', () => {
  it('are printed with a number to read and a number to dial', () => {
    expect(serviceView(on('en'), 'lifeline')).toMatchObject({
      name: 'Lifeline',
      about: 'Crisis support',
      phone: '13 11 14',
      tel: '131114',
      hours: '24 hours, every day'
    })
    expect(serviceView(on('zh'), 'lifeline')).toMatchObject({ about: '危机支持', hours: '每天 24 小时' })
  })

  it('bring the number of the interpreters who are called first', () => {
    const lifeline = { ...data.services.get('lifeline')!, interpreter: 'tis' as const }
    const services = new Map([
      ['lifeline', lifeline],
      ['tis-national', { ...lifeline, phone: '131 450' }]
    ])
    expect(serviceView({ ...on('en'), data: { ...data, services } }, 'lifeline')).toMatchObject({
      interpreterPhone: '131 450',
      interpreterTel: '131450'
    })
    expect(serviceView(on('en'), 'lifeline')).not.toHaveProperty('interpreterPhone')
  })

  it('say nothing of interpreters where TIS National has none for the callers', () => {
    const lifeline = { ...data.services.get('lifeline')!, interpreter: 'none' as const }
    const services = new Map([['lifeline', lifeline]])
    const view = serviceView({ ...on('en'), data: { ...data, services } }, 'lifeline')
    expect(view).toMatchObject({ name: 'Lifeline' })
    expect(view).not.toHaveProperty('interpreter')
  })

  it('are neither shown nor listed while unverified', () => {
    expect(() => serviceView(on('en'), 'old-line')).toThrow(UnknownIdError)
    expect(serviceListView(on('en')).services.map(service => service.id)).toEqual(['lifeline'])
  })
})

describe('terms, sources, dates and claims', () => {
  it('name a term in both languages, and say where the Chinese is not official', () => {
    expect(termView(on('en'), 'job-plan')).toMatchObject({ en: 'Job Plan', zh: '求职计划', unofficial: true })
    expect(termView(on('en'), 'jobseeker-payment').unofficial).toBe(false)
  })

  it('list what people also say, once each, and not what is in the row already', () => {
    // 求职者津 is part of 求职者津贴.
    expect(glossaryRows(on('zh')).map(row => row.said)).toEqual([['求职补助金', '申请'], ['就业规划书']])
  })

  it('never print what people type in distress', () => {
    const terms = new Map([...data.terms].map(([id, term]) => [id, { ...term, search_unprinted: ['活不下去'] }]))
    for (const { said, unprinted } of glossaryRows({ ...on('zh'), data: { ...data, terms } })) {
      expect(said).not.toContain('活不下去')
      expect(unprinted).toEqual(['活不下去'])
    }
  })

  it('have the date of the page that was read, before the source’s own', () => {
    expect(sourceView(on('en'), 'dss-list', '2026-09-20').date).toBe('20 September 2026')
    expect(sourceView(on('en'), 'dss-list')).not.toHaveProperty('date')
  })

  it('write a date in the language of the page', () => {
    expect(dateText(on('zh'), 'iea.start')).toBe('2025 年 11 月 1 日')
  })

  it('answer a claim with figures', () => {
    const expected = {
      claim: 'It pays more',
      verdict: 'wrong',
      answer: 'It does not',
      figures: [{ text: '$824.90 a fortnight' }]
    }
    expect(claimView(on('en'), data.claims.get('wrong-rate')!)).toMatchObject(expected)
  })
})

describe('datedView', () => {
  const close = (): ViewContext['data'] => ({
    ...data,
    dates: new Map([['date.close', { id: 'date.close', date: '2027-01-29' }]]) as unknown as Data['dates']
  })
  const seen = (ids: Partial<Parameters<typeof datedView>[1]>, today: string) =>
    datedView({ data: close(), language: 'en', today }, ids)

  it.each([
    [{ until: 'date.close' }, '2027-01-29', { turn: '2027-01-30', hidden: false }],
    [{ until: 'date.close' }, '2027-01-30', { hidden: true }],
    [{ from: 'date.close' }, '2027-01-28', { turn: '2027-01-29', hidden: true }],
    [{ from: 'date.close' }, '2027-01-29', { hidden: false }],
    [{ after: 'date.close' }, '2027-01-29', { turn: '2027-01-30', hidden: true }],
    [{ after: 'date.close' }, '2027-01-30', { hidden: false }]
  ])('%o on %s', (ids, today, view) => {
    expect(seen(ids, today)).toEqual(view)
  })

  it('needs one day that data/ has', () => {
    expect(() => seen({}, '2027-01-29')).toThrow(UnknownIdError)
    expect(() => seen({ until: 'date.close', from: 'date.close' }, '2027-01-29')).toThrow(UnknownIdError)
    expect(() => seen({ until: 'date.other' }, '2027-01-29')).toThrow(UnknownIdError)
  })
})
