/** “What are my deadlines?” against the data: its groups, what is dangerous, and limits that run or are over. */
import { describe, expect, it } from 'vitest'
import { DANGEROUS, dayQuestion, GROUPS } from '../../../../components/days/deadlines/definition.ts'
import { tool } from '../../../../components/days/deadlines/tool.tsx'
import { daysLeftText, momentsOf, shownDay, type LimitBook } from '../../../../components/days/limits.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import type { DaysData, OwnWords } from '../../../../components/days/types.ts'
import type { DeadlinesWords } from '../../../../i18n/days/deadlines/en.ts'
import { work } from '../../../../components/tool/work.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { limitsByEvent } from '../../../../scripts/mdx/days/by-event.ts'
import { reading } from '../../../support/answers.ts'
import { ratesOn } from '../../rules/support.ts'

const data = loadData()
const TODAY = '2026-11-26'
const packed = daysData({ data, language: 'en', today: TODAY }, 'deadlines') as DaysData<
  OwnWords & DeadlinesWords,
  LimitBook
>
const definition = withBook(tool.definition, packed.book)

function found(answers: Record<string, string>, on = TODAY) {
  const outcome = work(definition, reading(definition, answers), ratesOn(on))
  if (outcome.kind !== 'result') throw new Error(outcome.kind)
  return outcome.result
}

describe('the form', () => {
  it('offers everything that data/events.yaml has, each once', () => {
    expect(Object.values(GROUPS).flat().sort()).toEqual([...data.events.keys()].sort())
  })

  it('knows which of them may reveal violence', () => {
    const danger = [...data.events.values()].filter(event => event.danger).map(({ id }) => id)
    expect([...DANGEROUS].sort()).toEqual(danger.sort())
    for (const { id, isPrivate } of definition.questions.filter(({ kind }) => kind === 'date')) {
      expect(isPrivate, id).toBe(danger.some(event => dayQuestion(event) === id))
    }
  })

  it('asks only for the days of ticked events', () => {
    const asked = reading(definition, { work: 'dismissed' }).questions.map(({ id }) => id)
    expect(asked.filter(id => id.startsWith('on-'))).toEqual(['on-dismissed'])
  })

  it('cannot be submitted without a day, and finds nothing before anything is ticked', () => {
    expect(work(definition, reading(definition, { work: 'dismissed' }), ratesOn(TODAY)).kind).toBe('errors')
    expect(work(definition, reading(definition, {}), ratesOn(TODAY)).kind).toBe('not-enough')
  })

  it('turns the year of a financial year into its last day', () => {
    const { limits } = found({ claim: 'end-of-financial-year', 'on-end-of-financial-year': '2026' })
    expect(limits.map(({ happenedOn }) => happenedOn)).toContain('2026-06-30')
  })
})

describe('the answer', () => {
  it('aims for a working day, never only the last possible day', () => {
    // 21 days from Sunday 29 November end on Sunday 20 December.
    const { limits } = found({ work: 'dismissed', 'on-dismissed': '2026-11-29' }, '2026-12-01')
    const dismissal = limits.find(({ id }) => id === 'unfair-dismissal')!
    expect(dismissal.last).toBe('2026-12-20')
    expect(dismissal.lastPossible).toBe('2026-12-21')
    expect(shownDay(dismissal, '2026-12-01', packed.book)).toEqual({ lead: 'Act by', day: '2026-12-18' })
    // On the Saturday before, the day to aim at is over: today.
    expect(shownDay(dismissal, '2026-12-19', packed.book)).toEqual({ lead: 'Do it today', day: '2026-12-19' })
  })

  it('lists the first thing to do first, and what is over last', () => {
    const result = found({
      work: 'dismissed',
      'on-dismissed': '2026-11-20',
      payment: 'papers-due',
      'on-papers-due': '2026-11-02'
    })
    expect(tool.headline(result, packed)).toMatchObject({
      lead: 'If you can, act today. Your first deadline is',
      main: 'Friday 11 December 2026'
    })
    expect(result.limits.at(-1)).toMatchObject({ event: 'papers-due', isOver: true })
  })

  it('says so if everything is over, and if no limit is held', () => {
    const over = found({ work: 'dismissed', 'on-dismissed': '2025-11-20' })
    expect(tool.headline(over, packed).main).toBe('You have no open deadlines')
    // A limit of single states alone, and no state was said.
    const none = found({ work: 'hurt-at-work', 'on-hurt-at-work': '2026-11-20' })
    expect(none.limits).toEqual([])
    expect(tool.headline(none, packed).main).toBe('We know of no deadline for this')
  })

  it('marks what may reveal violence, on the line and in the calendar too', () => {
    const result = found({ crisis: 'violence', 'on-violence': '2026-11-25' })
    expect(result.limits.length).toBeGreaterThan(0)
    expect(tool.calendar(result, packed).every(({ isDangerous }) => isDangerous)).toBe(true)
    const [today, ...days] = momentsOf(result.limits, TODAY, packed)
    expect(today?.isDangerous).toBeUndefined()
    expect(days.every(({ isDangerous }) => isDangerous)).toBe(true)
    expect(tool.headline(result, packed).isDangerous).toBe(true)
  })

  it('does not put a day that is over into a calendar', () => {
    const result = found({
      work: 'dismissed',
      'on-dismissed': '2025-11-20',
      payment: 'debt-letter',
      'on-debt-letter': '2026-11-20'
    })
    for (const { on } of tool.calendar(result, packed)) expect(on >= TODAY).toBe(true)
  })

  it.each([
    ['2026-11-26', 'today'],
    ['2026-11-27', 'tomorrow'],
    ['2026-12-25', 'in 29 days'],
    ['2026-11-25', 'yesterday'],
    ['2025-11-26', '365 days ago']
  ])('says how far %s is', (day, text) => {
    expect(daysLeftText(day, TODAY, packed.words.days)).toBe(text)
  })
})

describe.each(['en', 'zh'] as const)('the tables in %s', language => {
  const view = limitsByEvent({ data, language, today: TODAY })

  it('have every limit that can be counted, and every event has one', () => {
    const events = view.groups.flatMap(group => group.events)
    expect(events.filter(({ limits }) => limits.length === 0).map(({ id }) => id)).toEqual([])
    const shown = new Set(events.flatMap(({ limits }) => limits.map(({ id }) => id)))
    const counted = [...data.timeLimits.values()].filter(({ status }) => ['verified', 'corroborated'].includes(status))
    expect([...shown].sort()).toEqual(counted.map(({ id }) => id).sort())
    for (const { limits } of events) for (const { time } of limits) expect(time).not.toMatch(/^$|undefined|[{}]/)
  })

  it('never say that something can be done before a stillbirth', () => {
    const rowsOf = (event: string) => view.groups.flatMap(({ events }) => events).find(({ id }) => id === event)!.limits
    const early = language === 'en' ? /before/ : /提前/
    expect(rowsOf('birth').some(({ time }) => early.test(time))).toBe(true)
    expect(rowsOf('stillbirth').length).toBeGreaterThan(2)
    for (const { id, time } of rowsOf('stillbirth')) expect(time, id).not.toMatch(early)
    const { limits } = found({ claim: 'stillbirth', 'on-stillbirth': '2026-11-20' })
    expect(limits.filter(({ from }) => from !== undefined)).toEqual([])
  })

  it('begin with what ends soonest', () => {
    const event = view.groups.flatMap(({ events }) => events).find(({ id }) => id === 'refugee-arrived')
    expect(event?.limits.map(({ id }) => id)).toEqual([
      'refugee-may-join',
      'refugee-exemption-ends',
      'refugee-must-join'
    ])
  })

  it('name two events in one row if all their limits are the same', () => {
    const events = view.groups.flatMap(group => group.events)
    const asks = (id: string) => data.events.get(id)?.ask[language] ?? ''
    const [first, second] = [asks('birth'), asks('child-came-into-care')]
    const row = events.find(({ ask }) => ask.startsWith(first))
    expect(row?.ask.toLowerCase()).toContain(second.toLowerCase())
    expect(events.map(({ id }) => id)).not.toContain('child-came-into-care')
  })

  it('says by which day, not only “that day”', () => {
    const limits = view.groups.flatMap(({ events }) => events).flatMap(({ limits }) => limits)
    const day = { en: 'the day you reach Age Pension age', zh: '你的生日' }[language]
    expect(limits.find(({ id }) => id === 'age-pension-claim')?.time).toContain(day)
  })

  it('names the days of which the later one counts', () => {
    const limits = view.groups.flatMap(({ events }) => events).flatMap(({ limits }) => limits)
    expect(limits.find(({ id }) => id === 'feg-claim')?.time).toContain(
      {
        en: 'Count from the later of the last day of work and the day the bankruptcy or liquidation began',
        zh: '从最后一个工作日，或者破产或清算开始的日期算起，看哪天更晚'
      }[language]
    )
  })
})
