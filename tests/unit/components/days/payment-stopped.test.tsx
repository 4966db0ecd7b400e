/** “Why did my payment stop?”: every entry can be reached, with its own days, and the page has it as text too. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ratesByDay } from '../../../../components/tool/rates.ts'
import { work } from '../../../../components/tool/work.ts'
import {
  KINDS,
  OWN_DAYS,
  definition as paymentStopped,
  type Found
} from '../../../../components/days/payment-stopped/definition.ts'
import { StoppedCauses } from '../../../../components/days/payment-stopped/StoppedCauses.tsx'
import { tool } from '../../../../components/days/payment-stopped/tool.tsx'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { packed } from '../../../../scripts/mdx/days/pack.ts'
import { pack as paymentStoppedPack, stoppedCauses } from '../../../../components/days/payment-stopped/data.ts'
import { reading } from '../../../support/answers.ts'

const TODAY = '2026-11-26'
const data = loadData()
const entries = [...data.paymentStopped.values()]

const pages = {
  en: packed({ data, language: 'en', today: TODAY }, paymentStoppedPack, paymentStopped.questions),
  zh: packed({ data, language: 'zh', today: TODAY }, paymentStoppedPack, paymentStopped.questions)
}

function find(answers: Record<string, string>, language: Language = 'en'): Found | undefined {
  const definition = withBook(paymentStopped, pages[language].book)
  const outcome = work(definition, reading(definition, answers), ratesByDay(pages.en)(TODAY))
  return outcome.kind === 'result' ? outcome.result : undefined
}

function kindOf(id: string): string {
  return Object.entries(KINDS).find(([, ids]) => (ids as readonly string[]).includes(id))?.[0] ?? ''
}

function causesIn(language: Language) {
  return stoppedCauses({ data, language, today: TODAY }).kinds.flatMap(({ causes }) => causes)
}

function answerOf(found: Found, language: Language): string {
  return renderToStaticMarkup(
    <PagePath.Provider value={`/${language}/calculators/payment-stopped`}>
      <tool.Answer found={found} data={pages[language]} />
    </PagePath.Provider>
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
}

it('the form groups what people see as data/payment-stopped.yaml does', () => {
  for (const { id, type } of entries) expect([id, kindOf(id)]).toEqual([id, type])
})

it.each(entries.map(({ id }) => id))('%s is found by its kind, and without knowing the kind', id => {
  const kind = kindOf(id)
  expect(find({ kind, [`seen-${kind}`]: id })?.entry.id).toBe(id)
  expect(find({ kind: 'unknown', 'seen-unknown': id })?.entry.id).toBe(id)
  // What was chosen under another kind before does not count.
  expect(find({ kind: kind === 'late' ? 'zero' : 'late', [`seen-${kind}`]: id })).toBeUndefined()
})

it.each(entries)('the form asks for the day from which the time limit of $id runs', ({ id, limit }) => {
  const triggers = data.timeLimits.get(limit ?? '')?.triggers ?? []
  // These happen with the notice itself.
  const isByNotice = triggers.some(event =>
    ['payment-stopped', 'decision', 'missed-requirement', 'debt-letter'].includes(event)
  )
  const own = OWN_DAYS[id]
  if (own) expect(triggers).toContain(own)
  else expect(isByNotice || triggers.length === 0).toBe(true)
})

describe.each(LANGUAGES)('the answer in %s', language => {
  it.each(entries)('for $id says what to do, who to call, what to say and what is back-paid', entry => {
    const { id, first, say, back_pay: backPay, service, page, danger } = entry
    const found = find({ kind: 'unknown', 'seen-unknown': id }, language)
    const html = found ? answerOf(found, language) : ''
    const { phone } = data.services.get(service) ?? {}
    for (const text of [first[language], say.en, say.zh, backPay[language], phone ?? '?']) {
      expect(html).toContain(escaped(text))
    }
    expect(html).toContain(`href="/${language}${page}"`)
    expect(html.includes(escaped(pages[language].own.danger.text))).toBe(danger === true)
    expect(tool.headline(found as Found, pages[language]).main).toBe(entry.cause[language])
  })

  it('gives the last days once a day is known', () => {
    const found = find({
      kind: 'cut',
      'seen-cut': 'rent-review',
      notice: '2026-11-18',
      'on-rent-review-due': '2026-11-10'
    })
    expect(found?.limit?.last).toBe('2026-12-08')
    const html = answerOf(found as Found, language)
    expect(html.match(/data-limit="/g)).toHaveLength(3)
    // A day some months ahead must not read as plenty of time.
    expect(html.indexOf(pages[language].own.lastDays)).toBeLessThan(html.indexOf('data-limit='))
    expect(html).toContain(pages[language].own.lastDays)
    expect(html).not.toContain(pages[language].own.giveDay)
  })

  it('sends somebody on hold for a missed task to the day in the notice before any last day', () => {
    const { dayInNotice } = pages[language].own
    const held = { kind: 'held', 'seen-held': 'held-missed-task' }
    const html = answerOf(find({ ...held, notice: '2026-11-24' }, language) as Found, language)
    expect(html.indexOf(escaped(dayInNotice))).toBeGreaterThan(-1)
    expect(html.indexOf(escaped(dayInNotice))).toBeLessThan(html.indexOf('data-limit='))
    expect(answerOf(find(held, language) as Found, language)).toContain(escaped(dayInNotice))
    const late = find({ kind: 'late', 'seen-late': 'not-reported', notice: '2026-11-20' }, language)
    expect(answerOf(late as Found, language)).not.toContain(escaped(dayInNotice))
    const listed = causesIn(language).filter(({ facts }) => facts.some(({ text }) => text.startsWith(dayInNotice)))
    expect(listed).toHaveLength(2)
  })

  it('without a day asks for it, if a time limit runs', () => {
    const held = find({ kind: 'held', 'seen-held': 'held-penalty-zone' })
    expect(answerOf(held as Found, language)).toContain(pages[language].own.giveDay)
    const holiday = find({ kind: 'late', 'seen-late': 'holiday' })
    expect(answerOf(holiday as Found, language)).toContain(pages[language].own.noDay)
  })

  it('the page has every entry as text', () => {
    const html = renderToStaticMarkup(
      <PagePath.Provider value={`/${language}/calculators/payment-stopped`}>
        <StoppedCauses data={stoppedCauses({ data, language, today: TODAY })} />
      </PagePath.Provider>
    )
    for (const { seen, cause, first, say } of entries) {
      for (const text of [seen[language], cause[language], first[language], say.en, say.zh]) {
        expect(html).toContain(escaped(text))
      }
    }
    expect(html.match(/<details class="fold"/g)).toHaveLength(entries.length)
    expect(html).not.toMatch(/undefined|\{[a-z-]+\}/)
  })
})

it.each(LANGUAGES)('in %s a payment on hold has the same time in the list as in the answer', language => {
  const restore = data.timeLimits.get('restore-payment')?.label[language] ?? '?'
  const given = { kind: 'held', 'seen-held': 'held-missed-task' }
  const listed = causesIn(language).find(
    ({ seen }) => seen === data.paymentStopped.get('held-missed-task')?.seen[language]
  )
  expect(JSON.stringify(listed?.facts)).toContain(restore)
  expect(answerOf(find({ ...given, notice: '2026-11-24' }, language) as Found, language)).toContain(escaped(restore))
  expect(answerOf(find(given, language) as Found, language)).toContain(pages[language].own.giveDay)
})

it('after the 22nd birthday the list does not ask for something by a day that is over', () => {
  for (const [language, words] of [
    ['en', 'If that day has passed'],
    ['zh', '如果已经过了']
  ] as const) {
    const listed = causesIn(language).find(({ seen }) => seen === data.paymentStopped.get('turned-22')?.seen[language])
    expect(JSON.stringify(listed?.facts)).toContain(words)
  }
})

it('at pension age the deadline is that of the task, not the birthday, which is over', () => {
  const found = find({ kind: 'ended', 'seen-ended': 'reached-pension-age', notice: '2026-11-02' })
  expect(found?.limit).toMatchObject({ id: 'restore-payment', last: '2027-02-01' })
})

it('a time limit is shown once if it is both that of the cause and one that always runs', () => {
  const found = find({ kind: 'late', 'seen-late': 'not-reported', notice: '2026-11-20' })
  const shown = answerOf(found as Found, 'en').match(/data-limit="[\w-]+"/g) ?? []
  expect(shown).toEqual(['data-limit="restore-payment"', 'data-limit="formal-review"'])
})

it('days that may reveal violence at home are dangerous in a calendar, others are not', () => {
  const days = (answers: Record<string, string>) => tool.calendar(find(answers) as Found, pages.en)
  const partner = days({ kind: 'cut', 'seen-cut': 'partner-income', notice: '2026-11-20' })
  expect(partner.length).toBeGreaterThan(0)
  expect(partner.every(({ isDangerous }) => isDangerous)).toBe(true)
  const late = days({ kind: 'late', 'seen-late': 'not-reported', notice: '2026-11-20' })
  expect(late.map(({ uid, on, isDangerous }) => [uid, on, isDangerous])).toEqual([
    ['time-limits.restore-payment', '2027-02-19', false],
    ['time-limits.formal-review', '2027-02-19', false]
  ])
})
