/** What the answer leads with, what is a line of a card, and what stands beside it. */
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import '../../../../components/layout/messages/both.ts'
import { drawCodes } from '../../../../components/share/sheet-codes.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { paperWords } from '../../../../i18n/paper.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'
import { hostForTests } from '../host.tsx'
import { answerPage, untilDrawn } from './answer-page.tsx'
import { until } from '../../until.ts'

const RECORDS = loadData()
const [{ rates }] = HOUSEHOLDS as [(typeof HOUSEHOLDS)[number]]
const TODAY = '2026-11-28'
const DATA = {
  en: householdData({ data: RECORDS, language: 'en', today: TODAY }),
  zh: householdData({ data: RECORDS, language: 'zh', today: TODAY })
}

const RENTS = 'home=private-rent&rent=430&rent-per=week&sharing=no&state=vic&remote=no'
const POOR = 'pay=0&other-income=0&savings=3200&assets-financial=3200&assets-other=9000'
const HERE = 'location=in-australia&visa=citizen'
const MOTHER =
  `happened=none&age=34&${HERE}&partner=none&children=1&child-1-age=4&child-1-nights=14&child-1-relation=own` +
  `&child-1-is=none&work=unemployed&insolvent=no&study=none&paid-out=none&left-job=no&health=none&caring=none` +
  `&maintenance=0&${POOR}&${RENTS}&has=none`
const JOBLESS =
  `happened=none&age=40&${HERE}&partner=none&children=0&work=unemployed&insolvent=no&study=none&paid-out=none` +
  `&left-job=no&health=none&caring=none&${POOR}&${RENTS}`
const PENSIONER =
  `happened=none&age=72&${HERE}&partner=none&children=0&work=retired&study=none&health=none&caring=none` +
  `&${POOR}&${RENTS}&has=age-pension pensioner-concession-card&months-age-pension=60`

const { draw, host } = hostForTests()

async function answerTo(fragment: string, language: Language = 'en'): Promise<HTMLElement> {
  const answers = readFragment(`#${fragment}`)?.answers ?? {}
  const household = householdFrom(answers)
  draw(
    answerPage(language, {
      result: assessHousehold(household, rates),
      household,
      answers,
      data: DATA[language],
      device: { now: rates.on, isLive: true },
      isPrivate: fragment.includes('violence')
    })
  )
  await untilDrawn(host())
  return host()
}

/** The places of these headings, folds and buttons, in the order of the page. */
function inOrder(page: HTMLElement, texts: readonly string[]): number[] {
  const all = [...page.querySelectorAll('h2, h3, summary, button')].map(({ textContent }) => textContent)
  // Some have a count behind them, in brackets.
  return texts.map(text => all.findIndex(each => each.split(/ ?[(（]/)[0] === text))
}

describe.each(LANGUAGES)('in %s', language => {
  const { answer, payments } = DATA[language].texts[language]

  it('the sum, what to do today, the days and the cards come in this order; what to do with it is last', async () => {
    const page = await answerTo(MOTHER, language)
    const texts = [answer.sum.title, answer.urgent.today, answer.line.title, answer.states.likely, answer.papers.title]
    const places = inOrder(page, [...texts, answer.compare.title, answer.change, answer.print])
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('the button of today opens the card of the first claim where it says how', async () => {
    const page = await answerTo(MOTHER, language)
    const name = payments['parenting-payment-single'].name
    const button = [...page.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(answer.today.claim.replace('{name}', name))
    )!
    act(() => button.click())
    const card = page.querySelector('#card-you-parenting-payment-single')!
    expect(card.querySelector('details')?.open).toBe(true)
    expect(document.activeElement?.textContent).toBe(answer.card.claim)
  })

  it('a card is one fold of three parts, and what is counted in it is a line of it', async () => {
    const page = await answerTo(MOTHER, language)
    const card = page.querySelector('#card-you-parenting-payment-single')!
    expect(card.querySelectorAll('details').length).toBe(1)
    const parts = [...card.querySelectorAll('details h5')].map(({ textContent }) => textContent)
    expect(parts).toEqual([answer.card.why, answer.card.working, answer.card.claim])
    const line = page.querySelector('#card-you-energy-supplement')
    expect(line).toBeNull()
    expect(card.textContent).toContain(payments['energy-supplement'].name)
    expect(page.querySelector('#card-you-ftb-a')?.textContent).toContain(payments['rent-assistance'].name)
  })
})

const { answer, payments } = DATA.en.texts.en

it('what cannot be on the answers is below “not now”', async () => {
  const page = await answerTo(MOTHER)
  const named = (state: string) => page.querySelector(`[data-state=${state}]`)?.textContent
  for (const id of ['education-entry-payment', 'pensioner-education-supplement', 'advance-payment'] as const) {
    expect(named('may'), id).not.toContain(payments[id].name)
    expect(named('no'), id).toContain(payments[id].name)
  }
})

it('what is held is not claimed again', async () => {
  const page = await answerTo(PENSIONER)
  const card = page.querySelector('#card-you-age-pension')!
  expect(card.textContent).toContain(answer.card.held)
  expect(card.textContent).not.toContain(answer.card.claim)
  expect(page.textContent).not.toContain(answer.today.claim.replace('{name}', payments['age-pension'].name))
})

it('“before tax” stands only beside what is taxed', async () => {
  const page = await answerTo(MOTHER)
  const period = (id: string) => page.querySelector(`#card-you-${id} p.soft`)?.textContent
  expect(period('parenting-payment-single')).toContain(answer.card.fortnight)
  expect(period('ftb-a')).not.toContain(answer.card.fortnight)
  expect(period('ftb-a')).toContain(answer.card.untaxed)
})

it('says what Centrelink asks in return, by the payment', async () => {
  const asked = async (fragment: string) =>
    (await answerTo(fragment)).querySelector('[data-in-return]')?.textContent ?? ''
  const [beforePlan] = answer.inReturn.work.split('{name}') as [string]
  expect(await asked(JOBLESS)).toContain(beforePlan + payments.jobseeker.name)
  expect(await asked(MOTHER)).toContain(answer.inReturn.parents)
  expect(await asked(PENSIONER)).toContain(answer.inReturn.none.replace('{name}', payments['age-pension'].name))
})

it('if it is refused: how long there is, and the free legal help of the state', async () => {
  const refused = (await answerTo(JOBLESS)).querySelector('[data-refused]')
  const victoria = RECORDS.services.get('legal-aid-vic')
  expect(refused?.textContent).toContain(answer.refused.review)
  expect(answer.refused.review).toMatch(/\d+ weeks/)
  expect([...(refused?.querySelectorAll('a[href^=tel]') ?? [])].map(({ textContent }) => textContent)).toEqual([
    victoria?.phone
  ])
})

describe('a report that an amount is different', () => {
  async function reported(fragment: string): Promise<{ page: HTMLElement; text: () => string }> {
    const page = await answerTo(fragment)
    const open = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === answer.report.open)!
    act(() => open.click())
    // It is fetched once it is opened.
    await until(async () => {
      await act(() => Promise.resolve())
      expect(page.querySelector('textarea')).not.toBeNull()
    })
    return { page, text: () => page.querySelector('textarea')?.value ?? '' }
  }

  it('carries the payment, both amounts and the situation', async () => {
    const { text } = await reported(JOBLESS)
    expect(text()).toContain('Payment: JobSeeker Payment')
    expect(text()).toMatch(/This site says: \$[\d,]+\.\d\d/)
    const [, situation = ''] = /Situation: (.*)/.exec(text()) ?? []
    expect(readFragment(`#${situation}`)).toEqual(readFragment(`#${JOBLESS}`))
  })

  it('leaves out what reveals violence, unless it is ticked', async () => {
    const unsafe = JOBLESS.replace(
      'happened=none',
      'happened=violence&on-violence=2026-11-20&violent=partner&home-changed=yes'
    )
    const { page, text } = await reported(unsafe)
    const mailed = () => page.querySelector<HTMLAnchorElement>('a[href^=mailto]')?.href ?? ''
    expect(text()).toContain('Payment: ')
    for (const said of ['violence', 'violent', 'home-changed']) {
      expect(text()).not.toContain(said)
      expect(mailed()).not.toContain(said)
    }
    const tick = page.querySelector<HTMLInputElement>('textarea')!.parentElement!.querySelector('input[type=checkbox]')
    act(() => (tick as HTMLInputElement).click())
    expect(text()).toContain('violence')
    expect(mailed()).toContain('violence')
  })
})

describe('the sheet for paper', () => {
  it.each([
    ['has its address in both languages', JOBLESS, 1],
    ['has none where an answer reveals violence', JOBLESS.replace('none', 'violence&on-violence=2026-11-20'), 0]
  ])('%s', async (_what, fragment, codes) => {
    const page = await answerTo(fragment)
    const addresses = page.querySelectorAll('[data-sheet-code]')
    expect(addresses).toHaveLength(codes)
    drawCodes()
    for (const address of addresses) {
      for (const language of LANGUAGES) expect(address.textContent).toContain(paperWords[language].page)
    }
  })
})
