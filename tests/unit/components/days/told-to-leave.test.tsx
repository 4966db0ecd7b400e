/** “Is my notice to leave long enough?”: each state has somebody to call, and the verdict says what the rule found. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ratesByDay } from '../../../../components/tool/rates.ts'
import { work } from '../../../../components/tool/work.ts'
import { definition as toldToLeave, type Found } from '../../../../components/days/told-to-leave/definition.ts'
import { tool } from '../../../../components/days/told-to-leave/tool.tsx'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { formatDay, formatQuantity } from '../../../../i18n/format.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { STATES } from '../../../../rules/situations/household-choices.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { packed } from '../../../../scripts/mdx/days/pack.ts'
import { noticeRules, pack as toldToLeavePack } from '../../../../components/days/told-to-leave/data.ts'
import { reading } from '../../../support/answers.ts'
import { LEAVE_REASONS } from '../../../../rules/situations/date-choices.ts'

const TODAY = '2026-11-30'
const data = loadData()
const pages = {
  en: packed({ data, language: 'en', today: TODAY }, toldToLeavePack, toldToLeave.questions),
  zh: packed({ data, language: 'zh', today: TODAY }, toldToLeavePack, toldToLeave.questions)
}
const definition = withBook(toldToLeave, pages.en.book)

function find(answers: Record<string, string>): Found {
  const outcome = work(definition, reading(definition, answers), ratesByDay(pages.en)(TODAY))
  if (outcome.kind !== 'result') throw new Error(outcome.kind)
  return outcome.result
}

function answerOf(found: Found, language: Language): string {
  return renderToStaticMarkup(
    <PagePath.Provider value={`/${language}/calculators/told-to-leave`}>
      <tool.Answer found={found} data={pages[language]} />
    </PagePath.Provider>
  )
}

const NOTICE = {
  state: 'nsw',
  agreement: 'fixed-term-short',
  reason: 'to-sell',
  given: '2026-11-20',
  out: '2026-12-20'
}

describe.each(LANGUAGES)('in %s', language => {
  const { own } = pages[language]

  it.each(STATES)('%s: the state is enough to show who helps there, and what not to do', state => {
    const found = find({ state })
    const html = answerOf(found, language)
    const help = data.rentersHelp.get(state)
    const names = [help?.service, help?.authority].flatMap(id => data.services.get(id ?? '')?.name[language] ?? [])
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(html).toContain(name)
    for (const item of own.not.items) expect(html).toContain(item)
    expect(tool.headline(found, pages[language])).toEqual(own.verdict.none)
  })

  it('too short: how long it is, how long it must be, and the earliest day', () => {
    const found = find(NOTICE)
    const { main, detail } = tool.headline(found, pages[language])
    expect(main).toBe(own.verdict['too-short'].main)
    const least = data.figures.get('housing.nsw.notice.fixed-term-short-days')?.values.at(-1)?.value ?? 0
    for (const text of [
      formatQuantity(30, 'days', language),
      formatQuantity(least, 'days', language),
      formatDay('2027-01-19', language)
    ]) {
      expect(detail).toContain(text)
    }
  })

  it('shows the rule, its source and its days', () => {
    const html = answerOf(find(NOTICE), language)
    expect(html).toContain('Residential Tenancies Act 2010 (NSW)')
    expect(html).toContain('<a href="https://')
    expect(html.match(/<li[^>]*><strong/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('no headline has an unfilled placeholder', () => {
    for (const state of STATES) {
      for (const reason of LEAVE_REASONS) {
        for (const agreement of ['fixed-term-short', 'fixed-term-long', 'periodic']) {
          const found = find({ ...NOTICE, state, reason, agreement })
          const { main, detail = '' } = tool.headline(found, pages[language])
          expect(main + detail).not.toMatch(/[{}]|undefined| {2}|，，/)
          expect(answerOf(found, language)).not.toMatch(/[{}]|undefined/)
        }
      }
    }
  })

  it.each(STATES)('%s: the rules as text have every length held, or say that none is', state => {
    const rules = noticeRules({ data, language, today: TODAY }, state)
    const notices = [...data.noticesToLeave.values()].filter(each => each.state === state)
    for (const { length, behind } of notices) {
      const figure = data.figures.get(length ?? behind ?? '')
      const text = formatQuantity(figure?.values.at(-1)?.value ?? 0, figure?.unit ?? 'days', language)
      expect(rules.join(' ')).toContain(text)
    }
    expect(rules.at(-1)).toBe(notices.length > 0 ? own.rules.others : own.rules.none)
    expect(rules.join(' ')).not.toMatch(/[{}]|undefined/)
  })
})

it('rules for the same reasons are one sentence, with each length once', () => {
  const rules = noticeRules({ data, language: 'en', today: TODAY }, 'nsw')
  const words = pages.en.own.rules
  const lengths = rules.filter(text => text.includes(words.agreements['fixed-term-short']))
  expect(lengths).toHaveLength(1)
  expect(lengths[0]).toContain(words.agreements.periodic)
  const days = ['fixed-term-short', 'periodic'].map(id => data.figures.get(`housing.nsw.notice.${id}-days`))
  for (const { value } of days.flatMap(figure => figure?.values.at(-1) ?? [])) {
    expect(lengths[0]?.split(`${value} days`)).toHaveLength(2)
  }
})

it.each([
  [{ ...NOTICE }, true],
  [{ ...NOTICE, agreement: 'fixed-term-long' }, true],
  [{ ...NOTICE, agreement: 'periodic' }, false],
  [{ ...NOTICE, reason: 'rent-arrears' }, false],
  [{ ...NOTICE, state: 'vic', reason: 'no-reason' }, false],
  [{ state: 'nsw' }, false]
])('%j: a lease that may end later than the notice is a question for the tenancy service', (answers, isAsked) => {
  expect(answerOf(find(answers), 'en').includes(pages.en.own.endsLater)).toBe(isAsked)
})

it('says that a notice for unpaid rent came too early, and how late rent must be', () => {
  const early = find({ ...NOTICE, reason: 'rent-arrears', behind: '3' })
  expect(early.answer?.isTooEarly).toBe(true)
  const behind = data.figures.get('housing.nsw.rent-arrears.days')
  const text = formatQuantity(behind?.values.at(-1)?.value ?? 0, behind?.unit ?? 'days', 'en')
  expect(answerOf(early, 'en')).toContain(text)
  const late = find({ ...NOTICE, reason: 'rent-arrears', behind: '60' })
  expect(answerOf(late, 'en')).not.toContain('too early')
})

it.each([
  ['qld', { en: 'more than', zh: '超过' }],
  ['sa', { en: 'more than', zh: '超过' }],
  ['nsw', { en: 'rent is 14', zh: '满 14' }],
  ['vic', { en: 'rent is 14', zh: '满 14' }]
])('%s: rent is as late as the rule says, or later', (state, said) => {
  const given = { ...NOTICE, state, reason: 'rent-arrears', behind: '1', given: '2026-11-24' }
  for (const language of ['en', 'zh'] as const) {
    expect(noticeRules({ data, language, today: TODAY }, state).join(' ')).toContain(said[language])
    expect(answerOf(find(given), language)).toContain(said[language])
  }
})

it('a state without a rule says so, and still gives the number', () => {
  const found = find({ ...NOTICE, state: 'nt' })
  expect(found.answer?.answer).toBe('not-sourced')
  expect(answerOf(found, 'en')).toContain(data.services.get('tenants-advice-nt')?.phone)
})

it('the calendar has the day on the notice and the earliest one, while they are ahead', () => {
  const days = (answers: Record<string, string>) =>
    tool.calendar(find(answers), pages.en).map(({ uid, on }) => [uid, on])
  expect(days(NOTICE)).toEqual([
    ['notice-to-leave.out', '2026-12-20'],
    ['notice-to-leave.earliest', '2027-01-19']
  ])
  expect(days({ ...NOTICE, out: '2027-01-19' })).toEqual([['notice-to-leave.out', '2027-01-19']])
  expect(days({ ...NOTICE, given: '2026-06-01', out: '2026-06-20' })).toEqual([])
  expect(days({ state: 'nsw' })).toEqual([])
})
