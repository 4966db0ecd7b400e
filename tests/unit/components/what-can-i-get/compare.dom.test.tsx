/** Two situations side by side. */
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { Compare } from '../../../../components/what-can-i-get/answer/Compare.tsx'
import type { Assessed, AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { hostForTests } from '../host.tsx'
import { until } from '../../until.ts'

type Situation = Pick<Assessed, 'result' | 'household'>

const COMPARE = {
  moved: 'Moved',
  fortnight: 'A fortnight',
  before: 'Before',
  then: 'Then',
  pay: 'Pay',
  payments: 'Payments',
  hand: 'In hand',
  which: 'Which',
  more: '{amount} more',
  less: '{amount} less',
  same: 'Same',
  kept: 'Keep {kept}',
  title: 'Title',
  lead: 'Lead',
  start: 'Start',
  what: 'What?',
  changes: { pay: 'Pay', rent: 'Rent', partner: 'Partner', child: 'Child' },
  end: '',
  name: 'Name',
  nth: 'Change {n}',
  keep: 'Hold'
}
const CARD = { atLeast: '{least} to {most}', upTo: 'up to {most}' }
const ANSWER = { compare: COMPARE, states: { likely: 'Likely', may: 'Maybe', no: 'Not now' }, card: CARD }
const PAYMENTS = { jobseeker: { name: 'JSP' }, austudy: { name: 'AUS' }, 'age-pension': { name: 'AGE' } }
const TEXTS = { answer: ANSWER, payments: PAYMENTS }

function dataIn(language: 'en' | 'zh'): AssessmentData {
  return { language, texts: { en: TEXTS, zh: TEXTS } } as unknown as AssessmentData
}

/** @param pay of each adult, cents a fortnight */
function situation(amount: number, austudy: string, pay: number, partnersPay?: number): Situation {
  const outcomes = [
    { id: 'jobseeker', state: 'likely' },
    { id: 'austudy', state: austudy },
    { id: 'age-pension', state: 'no' }
  ]
  return {
    result: { people: [{ who: 'you', outcomes }], total: { amount, parts: [{ id: 'jobseeker', who: 'you', amount }] } },
    household: {
      income: { employment: pay },
      partner: partnersPay === undefined ? 'none' : { income: { employment: partnersPay } }
    }
  } as unknown as Situation
}

const { draw, host } = hostForTests()

/** The table is fetched once it is shown. */
function untilFetched(): Promise<void> {
  return until(async () => {
    await act(() => Promise.resolve())
    expect(host().querySelector('table')).not.toBeNull()
  })
}

async function compared(language: 'en' | 'zh', before: Situation, now: Situation): Promise<string[]> {
  const noop = () => undefined
  draw(
    <Compare
      data={dataIn(language)}
      now={now}
      compared={[{ ...before, name: '' }]}
      onStart={noop}
      onKeep={noop}
      onEnd={noop}
    />
  )
  await untilFetched()
  return host()
    .innerHTML.replace(/<\/(?:tr|p|h2|summary)>/g, '\n')
    .replace(/<(?:td|th)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

it('lists pay, payments and what both come to, then each payment whose amount or state moves', async () => {
  expect(await compared('en', situation(80_000, 'no', 0), situation(70_000, 'may', 60_000))).toEqual([
    'Moved',
    'A fortnight Before Then',
    'Pay $0.00 $600.00',
    'Payments $800.00 $700.00',
    'In hand $800.00 $1,300.00',
    '$500.00 more',
    'Keep $0.83',
    'Which',
    'JSP $800.00 $700.00',
    'AUS Not now Maybe',
    'NameHold'
  ])
})

it.each([
  ['a pay rise is never shown as a loss', situation(80_000, 'no', 0), situation(66_288, 'no', 60_000), '$462.88 more'],
  ['pay of the partner counts', situation(80_000, 'no', 0, 0), situation(60_000, 'no', 0, 50_000), '$300.00 more'],
  ['a lower amount is described as lower', situation(80_000, 'no', 20_000), situation(90_000, 'no', 0), '$100.00 less'],
  ['no difference is shown as such', situation(80_000, 'no', 0), situation(80_000, 'no', 0, 0), 'Same']
])('%s', async (_what, before, now, said) => {
  expect(await compared('en', before, now)).toContain(said)
})

it('says in each language what is kept of each further dollar, only where pay is higher', async () => {
  const [low, high] = [situation(80_000, 'no', 0), situation(70_000, 'no', 20_000)]
  expect(await compared('zh', low, high)).toContain('Keep 0.50 澳元')
  expect((await compared('en', high, low)).join()).not.toContain('Keep')
})

describe('before a comparison', () => {
  it('asks in place what changes, and opens its question', () => {
    const opened: string[] = []
    draw(
      <Compare
        data={dataIn('en')}
        now={situation(0, 'no', 0)}
        compared={[]}
        onStart={question => opened.push(question)}
        onKeep={() => undefined}
        onEnd={() => undefined}
      />
    )
    const press = (name: string) =>
      act(() => [...host().querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
    press('Start')
    expect(host().textContent).toContain('What?')
    press('Rent')
    expect(opened).toEqual(['home'])
  })
})

describe('more than two situations', () => {
  const [first, second, third] = [
    situation(80_000, 'no', 0),
    situation(70_000, 'no', 60_000),
    situation(20_000, 'no', 160_000)
  ]
  const noop = () => undefined

  function show(now: Situation, names: string[], onKeep: (name: string) => void = noop): void {
    const kept = [first, second, third, third].map((each, place) => ({ ...each, name: names[place] ?? '' }))
    draw(
      <Compare
        data={dataIn('en')}
        now={now}
        compared={kept.slice(0, names.length)}
        onStart={noop}
        onKeep={onKeep}
        onEnd={noop}
      />
    )
  }

  const buttons = () => [...host().querySelectorAll('button')].map(({ textContent }) => textContent)

  it('the one of now is kept by a name', () => {
    const names: string[] = []
    show(second, [''], name => names.push(name))
    expect(host().querySelector('label')?.textContent).toContain('Name')
    expect(host().querySelector('input')?.value).toBe('Change 1')
    act(() => [...host().querySelectorAll('button')].find(({ textContent }) => textContent === 'Hold')?.click())
    expect(names).toEqual(['Change 1'])
  })

  it('one that was kept asks what changes next', () => {
    show(second, ['', 'Three days'])
    expect(host().textContent).toContain('What?')
    expect(host().querySelector('input')).toBeNull()
  })

  it('stand below each other, each with its name, its pay, its payments and both together', async () => {
    show(third, ['', 'Three days'])
    await untilFetched()
    const rows = [...host().querySelectorAll('[data-rows] tbody tr')].map(row =>
      [...row.children].map(({ textContent }) => textContent)
    )
    expect(rows).toEqual([
      ['Before', '$0.00', '$800.00', '$800.00'],
      ['Three days', '$600.00', '$700.00', '$1,300.00'],
      ['Then', '$1,600.00', '$200.00', '$1,800.00']
    ])
    expect(host().textContent).toContain('$1,000.00 more')
    expect(buttons()).toContain('Hold')
  })

  it('are four at most', async () => {
    show(situation(0, 'no', 200_000), ['', 'Three days', 'Five days'])
    await untilFetched()
    expect(host().querySelectorAll('[data-rows] tbody tr')).toHaveLength(4)
    expect(buttons()).not.toContain('Hold')
  })
})
