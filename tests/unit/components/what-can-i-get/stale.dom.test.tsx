/** The interview with rates that were due to change, that are too old, or on a device whose clock is wrong. */
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { assess } from '../../../../components/what-can-i-get/assessment.tsx'
import { PrintSheet } from '../../../../components/what-can-i-get/answer/PrintSheet.tsx'
import { Refused } from '../../../../components/what-can-i-get/answer/Refused.tsx'
import { isAssessed, type Assessed } from '../../../../components/what-can-i-get/data.ts'
import { useInterview } from '../../../../components/what-can-i-get/use-interview.ts'
import type { NotHeld } from '../../../../components/tool/work.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { calculatorWords as en } from '../../../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../../../i18n/calculators/zh.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { householdData, interviewData } from '../../../../scripts/mdx/household.ts'
import { hostForTests } from '../host.tsx'
import { answerPage } from './answer-page.tsx'

const WORDS = { en, zh }
/** A copy of this day, opened later. */
const BUILT = '2026-11-28'
const ANSWERS = { happened: 'lost-job', age: '35', partner: 'none', children: '0', residence: 'citizen' }
const records = loadData()
const dataIn = (language: Language) => householdData({ data: records, language, today: BUILT })
const all = { en: dataIn('en'), zh: dataIn('zh') }

function assessedOn(on: string, language: Language = 'en'): Assessed | NotHeld {
  const steps = assess(ANSWERS, all[language], on)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function resultOn(on: string, language: Language): Assessed {
  const found = assessedOn(on, language)
  if (!isAssessed(found)) throw new Error(`no answer on ${on}`)
  return found
}

const { draw, host } = hostForTests()

function answerOn(on: string, language: Language, wrongClock?: string): string {
  draw(
    answerPage(language, {
      ...resultOn(on, language),
      answers: ANSWERS,
      data: all[language],
      device: { now: on, isLive: true, ...(wrongClock && { wrongClock }) }
    })
  )
  return host().textContent ?? ''
}

describe.each(LANGUAGES)('in %s', language => {
  const said = WORDS[language].findings['figures-past-review']

  it.each([
    ['before any rate is due', BUILT, false],
    ['on the last day before', '2026-12-31', false],
    ['on the first day on which one is', '2027-01-01', true],
    ['after the indexation of March', '2027-03-21', true],
    ['after that of September', '2027-09-25', true],
    ['just before it is too old', '2028-01-01', true]
  ])('the answer says what calculators say %s', (_when, on, isDue) => {
    expect(answerOn(on, language).includes(said)).toBe(isDue)
  })

  it.each([
    [BUILT, []],
    ['2027-03-21', [en, zh]]
  ])('paper says it in both languages, on %s', (on, both) => {
    const html = renderToStaticMarkup(
      <PrintSheet {...resultOn(on, language)} data={all[language]} answers={ANSWERS} birthdays={[]} />
    )
    const texts = [en, zh].filter(({ findings }) => html.includes(findings['figures-past-review']))
    expect(texts).toEqual(both)
  })

  it('past the year it says that the new rates are not in, since when, and where to ask', () => {
    const refusal = assessedOn('2028-04-01', language)
    if (isAssessed(refusal)) throw new Error('an answer with rates that are too old')
    const html = renderToStaticMarkup(
      <PagePath.Provider value={`/${language}`}>
        <Refused refusal={refusal} device={{ now: '2028-04-01', isLive: true }} data={all[language]} />
      </PagePath.Provider>
    )
    expect(refusal.due).toMatch(/^2027-0[13]-/)
    expect(html).toContain(language === 'en' ? 'were due to change on' : '就该调整了')
    expect(html).toMatch(/href="https:\/\/[^"]+"/)
    expect(html).toContain('href="tel:')
    expect(html).not.toContain(WORDS[language].answer.notHeld)
  })

  it('on a clock that is years behind the answer says which day it is for', () => {
    expect(answerOn(BUILT, language, '2019-05-01')).toContain(
      language === 'en' ? 'This device says that today is 1 May 2019' : '这台设备的日期（2019 年 5 月 1 日）不对'
    )
  })
})

describe('the day of the interview', () => {
  const data = interviewData({ data: records, language: 'en', today: BUILT })

  function Day() {
    const { device } = useInterview(data)
    return <p>{JSON.stringify(device)}</p>
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  it('is counted again when a tab that was left open is looked at', () => {
    vi.setSystemTime('2026-12-10T02:00:00Z')
    draw(<Day />)
    expect(JSON.parse(host().textContent ?? '')).toEqual({ now: '2026-12-10', isLive: true })
    vi.setSystemTime('2026-12-18T02:00:00Z')
    act(() => void dispatchEvent(new Event('focus')))
    expect(JSON.parse(host().textContent ?? '')).toEqual({ now: '2026-12-18', isLive: true })
  })

  it('is that of the page on a clock that is years behind', () => {
    vi.setSystemTime('2019-05-01T02:00:00Z')
    draw(<Day />)
    const device = JSON.parse(host().textContent ?? '') as { now: string; wrongClock: string }
    expect(device).toEqual({ now: data.today, wrongClock: '2019-05-01', isLive: true })
  })
})
