/** What the answer says of couples and of people who are paid already: nothing twice, and nothing that cannot be had. */
import { expect, it } from 'vitest'
import { momentsOf } from '../../../../components/what-can-i-get/answer/moments.ts'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import '../../../../components/layout/messages/both.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { ratesOn } from '../../rules/support.ts'
import { hostForTests } from '../host.tsx'
import { answerPage, untilDrawn } from './answer-page.tsx'

const TODAY = '2026-11-28'
const DATA = householdData({ data: loadData(), language: 'en', today: TODAY })
const { answer, payments } = DATA.texts.en
const HERE = 'location=in-australia&visa=citizen'
const RENTS = 'home=private-rent&rent=420&rent-per=week&state=qld&remote=no&sharing=no'
const FAMILY =
  `age=32&${HERE}&partner=together&children=1&child-1-age=7&partner-age=34&partner-work=full-time&partner-has=none` +
  '&partner-visa=citizen&partner-pay=1100&partner-pay-per=week&partner-other=0&all-nights=yes&more-care=me&all-ours=yes' +
  `&any-is=no&work=none&not-looking=children&study=none&health=none&caring=none&pay=0&other-income=0&savings=3000` +
  `&more-savings=no&assets-other=9000&${RENTS}`
const PENSIONER =
  `happened=started-work&on-started-work=2026-11-23&age=69&${HERE}&partner=none&children=0&work=casual&work-hours=16` +
  '&study=none&health=none&caring=none&pay=640&pay-per=week&other-income=0&savings=90000&more-savings=no' +
  '&assets-other=12000&home=own-home&state=tas&remote=no&has=age-pension pensioner-concession-card&months-age-pension=22'
const CARER =
  `happened=none&age=52&${HERE}&partner=none&children=0&work=part-time&work-hours=20&study=none&health=none` +
  '&caring=adult&caring-is=daily constant together&caring-months=24&caring-resident=yes&pay=700&pay-per=week' +
  `&other-income=0&savings=12000&more-savings=no&assets-other=9000&${RENTS}&has=none`

const { draw, host } = hostForTests()

function assessed(fragment: string) {
  const answers = readFragment(`#${fragment}`)?.answers ?? {}
  const household = householdFrom(answers)
  return { answers, household, result: assessHousehold(household, ratesOn(TODAY)) }
}

async function answerTo(fragment: string): Promise<HTMLElement> {
  const { answers, household, result } = assessed(fragment)
  draw(answerPage('en', { result, household, answers, data: DATA, device: { now: TODAY, isLive: true } }))
  await untilDrawn(host())
  return host()
}

it('what one claim brings the family is not shown again for the partner', async () => {
  const page = await answerTo(`happened=none&${FAMILY}&has=none`)
  expect(page.querySelector('#card-you-ftb-a')).not.toBeNull()
  expect(page.querySelector('#card-partner-ftb-a')).toBeNull()
  const rows = [...page.querySelectorAll('[aria-hidden=true] [lang=en-AU] strong, [aria-hidden=true] [lang=en] strong')]
  expect(rows.filter(({ textContent }) => textContent === payments['ftb-a'].name).length).toBeLessThan(2)
})

it('a choice names only payments that are shown', async () => {
  const couple = FAMILY.replace('partner-has=none', 'partner-has=disability-support-pension').replace(
    'full-time',
    'none'
  )
  const card = (await answerTo(`happened=none&${couple}&has=none`)).querySelector(
    '#card-partner-disability-support-pension'
  )
  expect(card).not.toBeNull()
  expect(card?.textContent).not.toContain(payments['carer-payment'].name)
})

it('names the balance that decides, for somebody who is paid already and works', async () => {
  const page = await answerTo(PENSIONER)
  expect(page.textContent).toContain(answer.card.balance.replace('{balance}', answer.balances.bonus))
  expect(page.textContent).not.toContain(answer.card.notConfirmed)
})

it('if nothing is likely, the sum says what Centrelink may agree to, and that claim comes first', async () => {
  const page = await answerTo(CARER)
  const name = payments['carer-payment'].name
  expect(page.textContent).toContain(answer.sum.none)
  expect(page.textContent).toMatch(new RegExp(`If Centrelink agrees, ${name} would pay \\$\\d`))
  const [first] = [...page.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Claim '))
  expect(first?.textContent).toBe(answer.today.claim.replace('{name}', name))
})

it('each first paid day names its payment', () => {
  const couple = FAMILY.replace('partner-pay=1100', 'partner-pay=0').replace('full-time', 'unemployed')
  const { result, household } = assessed(`happened=none&${couple.replace('child-1-age=7', 'child-1-age=3')}&has=none`)
  const texts = momentsOf(result, household, DATA, 'en').map(({ text }) => text)
  expect(texts).toContain(answer.line.paid.replace('{name}', payments['parenting-payment-partnered'].name))
})

it('Parental Leave Pay is for all days together, not paid once', async () => {
  const birth =
    'happened=baby&which-baby=birth&on-birth=2026-11-05&gave-birth=me&leave-pay-test=yes&partner-leave-pay-test=no'
  const family = FAMILY.replace('child-1-age=7', 'child-1-age=0&child-1-months=0').replace('work=none', 'work=on-leave')
  const page = await answerTo(
    `${birth}&${family}&injury=none&partner-injury=none&last-year-own=40000&last-year-both=90000&has=none`
  )
  expect(page.querySelector('#card-you-parental-leave-pay')?.textContent).toContain(answer.card.allDays)
})

it('says what the next birthday of a child changes, once that is worked out', async () => {
  const parent = FAMILY.replace('partner=together', 'partner=none').replace(
    'child-1-age=7',
    'child-1-age=12&child-1-months=4'
  )
  const page = await answerTo(`happened=none&${parent.replace('all-ours', 'all-own')}&maintenance=0&has=none`)
  await untilDrawn(page, '[data-birthday]')
  expect(page.querySelector('[data-birthday]')?.textContent).toMatch(
    /^From about 29 June 2027, when child 1 turns 13, the payments would come to \$[\d,.]+ a fortnight/
  )
})

it('says who decides that somebody young cannot live at home', async () => {
  const young =
    `happened=none&age=17&${HERE}&partner=none&children=0&work=none&not-looking=study&study=full-time` +
    '&study-level=secondary&study-approved=yes&study-percent=100&study-moved=no&study-region=major-city&with-parents=no' +
    `&independence=unreasonable-to-live-at-home&health=none&caring=none&pay=0&other-income=0&savings=90&more-savings=no` +
    `&assets-other=0&${RENTS}&has=none`
  const card = (await answerTo(young)).querySelector('#card-you-youth-allowance-student')
  expect(card?.textContent).toContain(answer.card.homeJudged)
})

it('what starts with a birth says so, with the day', async () => {
  const pregnant =
    `happened=baby&which-baby=pregnant&on-pregnant=2027-01-20&age=24&${HERE}&partner=none&children=0&work=casual` +
    '&work-hours=6&study=none&with-parents=yes&independence=none&leave-pay-test=no&health=none&caring=none&pay=150' +
    '&pay-per=week&other-income=0&year-own=8000&savings=600&more-savings=no&assets-other=1000&home=with-family&rent=60' +
    '&rent-per=week&sharing=yes&state=tas&remote=no&has=none'
  const card = (await answerTo(pregnant)).querySelector('#card-you-parenting-payment-single')
  expect(card?.textContent).toContain('This starts when the baby is born, about 20 January 2027.')
})

it('on paper what the partner gets says whose it is', async () => {
  const couple = FAMILY.replace('partner-has=none', 'partner-has=jobseeker').replace('full-time', 'none')
  const page = await answerTo(`happened=none&${couple.replace('partner-pay=1100', 'partner-pay=0')}&has=none`)
  const names = [...page.querySelectorAll('[aria-hidden=true] strong')].map(({ textContent }) => textContent)
  expect(names).toContain(`${payments.jobseeker.name} (${answer.sum.partner})`)
})

it('somebody with one part of Family Tax Benefit is not asked to claim the other', async () => {
  const page = await answerTo(`happened=none&${FAMILY}&has=ftb-a`)
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).not.toContain(answer.today.claim.replace('{name}', payments['ftb-b'].name))
})

it('what another answer decides is not called unconfirmed, nor rent that was given missing', async () => {
  const page = await answerTo(
    `happened=none&age=20&${HERE}&partner=none&children=0&work=none&not-looking=study&study=full-time` +
      '&study-level=higher-education&study-approved=yes&study-percent=100&with-parents=no&independence=none' +
      '&parents-income=30000&parents-support=no&health=none&caring=none&pay=0&other-income=0&savings=1000' +
      `&more-savings=no&assets-other=5000&${RENTS}&has=none`
  )
  const card = page.querySelector('#card-you-rent-assistance')?.textContent ?? ''
  expect(card).toContain(payments['rent-assistance'].name)
  expect(card).not.toContain(answer.card.notConfirmed)
  expect(card).not.toContain(DATA.texts.en.conditions['rent-above-threshold'].unknown)
})

it('what the birth brings stands with the days, leave pay among it, and the father’s days on his card', async () => {
  const expecting = FAMILY.replace('work=none&not-looking=children', 'work=casual&work-hours=20')
    .replace('&pay=0', '&pay=600&pay-per=week')
    .concat('&which-baby=pregnant&on-pregnant=2026-12-20&gave-birth=me&leave-pay-test=yes&partner-leave-pay-test=yes')
  const page = await answerTo(`happened=baby&${expecting}&has=none`)
  await untilDrawn(page, '[data-birthday]')
  const [born] = answer.sum.birthday['birth-on-leave'].split('{date}')[1]!.split('{amount}') as [string]
  expect(page.querySelector('[data-birthday]')?.textContent).toContain(born)
  expect(page.querySelector('#card-partner-parental-leave-pay')?.textContent).toContain('$4,018.80')
})
