/** Lives as a caseworker reads their answers: what to claim first, and what each payment asks for. */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import '../../../../components/layout/messages/both.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { ratesOn } from '../../rules/support.ts'
import { hostForTests } from '../host.tsx'
import { answerPage, untilDrawn } from './answer-page.tsx'

const TODAY = '2026-11-29'
const SITE = loadData()
const DATA = {
  en: householdData({ data: SITE, language: 'en', today: TODAY }),
  zh: householdData({ data: SITE, language: 'zh', today: TODAY })
}

const LIVES = {
  // prettier-ignore
  separated: 'happened=separated&on-separated=2026-11-10&age=29&location=in-australia&visa=citizen&partner=none&children=2&child-1-age=4&child-1-months=8&child-2-age=7&all-nights=yes&all-own=yes&any-is=no&work=casual&work-hours=15&study=none&health=none&caring=none&pay=420&pay-per=week&other-income=0&other-income-per=fortnight&year-own=24000&maintenance=0&savings=6000&more-savings=no&assets-other=8000&home=private-rent&rent=470&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  atParents: 'happened=none&age=19&location=in-australia&visa=citizen&partner=none&children=1&child-1-age=0&child-1-months=6&all-nights=yes&all-own=yes&any-is=no&work=none&not-looking=children&study=none&with-parents=yes&independence=none&parents-income=70000&parents-support=no&first-nations=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=0&maintenance=0&savings=500&more-savings=no&assets-other=0&home=with-family&rent=150&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  violence: 'happened=violence&on-violence=2026-11-22&age=27&location=in-australia&visa=visa-309-820&since=2025-02-01&granted=2025-02-01&days-abroad=0&subclass=820&ten-years=no&refugee-family=no&assurance=none&violent=partner&home-changed=yes&contacted=?&partner=none&children=1&child-1-age=3&all-nights=yes&all-own=yes&any-is=no&lone-parent-at-start=no&work=none&not-looking=children&study=none&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=0&maintenance=0&savings=300&more-savings=no&assets-other=0&home=refuge&rent=0&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  limitedHours: 'happened=none&age=58&location=in-australia&visa=citizen&ten-years=yes&partner=none&children=0&work=unemployed&insolvent=no&study=none&last-day=2024-06-01&paid-out=none&left-job=no&health=limits-work&caring=none&health-return=no&health-two-years=yes&health-hours=8&manifest=none&injury=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=3000&more-savings=no&assets-other=2000&home=boarding-house&rent=220&rent-per=week&sharing=yes&state=nsw&remote=no&has=jobseeker+health-care-card&months-jobseeker=20',
  // prettier-ignore
  carer: 'happened=none&age=51&location=in-australia&visa=citizen&partner=together&children=0&partner-age=53&partner-work=none&partner-has=disability-support-pension&partner-is=limits-work&partner-pay=0&partner-pay-per=fortnight&partner-other=0&partner-other-per=fortnight&work=casual&work-hours=5&study=none&health=none&caring=adult&caring-is=daily+constant+together&caring-months=36&caring-resident=yes&pay=150&pay-per=week&other-income=0&other-income-per=fortnight&year-own=7800&year-both=7800&last-year-own=7800&last-year-both=7800&savings=12000&more-savings=no&assets-other=15000&home=own-home&state=nsw&remote=no&has=none',
  // prettier-ignore
  released: 'happened=released&on-released=2026-11-24&age=35&location=in-australia&visa=citizen&days-inside=200&contacted=?&partner=none&children=0&work=unemployed&insolvent=no&study=none&last-day=2026-04-01&paid-out=none&left-job=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=80&more-savings=no&assets-other=0&home=nowhere&state=nsw&remote=no&has=none',
  // prettier-ignore
  newPensioner: 'happened=reached-pension-age&age=68&location=in-australia&visa=citizen&ten-years=yes&partner=together&children=0&partner-age=68&partner-work=retired&partner-has=age-pension&partner-is=none&partner-pay=0&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=part-time&work-hours=24&study=none&health=none&caring=none&pay=800&pay-per=week&other-income=0&other-income-per=fortnight&last-year-own=41600&last-year-both=41600&savings=40000&more-savings=no&assets-other=9000&account-based=0&home=own-home&state=nsw&remote=no&has=none',
  // prettier-ignore
  students: 'happened=study&which-study=started-study&age=23&location=in-australia&visa=citizen&partner=together&children=0&partner-age=23&partner-work=casual&partner-has=none&partner-is=studies&partner-visa=citizen&partner-pay=350&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=none&not-looking=study&study=full-time&study-level=higher-education&study-approved=yes&study-percent=100&study-first-year=yes&study-moved=no&study-region=major-city&with-parents=no&independence=married-or-registered&parents-income=120000&parents-support=no&first-nations=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=8000&more-savings=no&assets-other=4000&home=private-rent&rent=380&rent-per=week&state=wa&remote=no&has=none',
  // prettier-ignore
  workingWife: 'happened=reached-pension-age&age=68&location=in-australia&visa=citizen&ten-years=yes&partner=together&children=0&partner-age=62&partner-work=part-time&partner-has=none&partner-is=none&partner-visa=citizen&partner-pay=450&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=retired&study=none&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&last-year-own=12000&last-year-both=36000&savings=60000&more-savings=yes&assets-financial=360000&assets-super=150000&assets-other=20000&account-based=0&home=own-home&state=nsw&remote=no&has=none',
  // prettier-ignore
  onDisabilityPension: 'happened=none&age=24&birthday=3&location=in-australia&visa=citizen&ten-years=yes&partner=together&children=1&child-1-age=0&child-1-months=5&all-nights=yes&more-care=me&all-ours=yes&any-is=no&partner-age=25&partner-work=casual&partner-has=austudy&partner-is=studies&partner-pay=300&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=none&not-looking=illness&study=none&with-parents=no&independence=none&parents-income=?&parents-support=?&health=limits-work&caring=none&health-return=no&health-two-years=yes&health-hours=0&manifest=none&injury=none&partner-injury=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=0&year-both=34000&savings=900&more-savings=no&assets-other=4000&home=private-rent&rent=420&rent-per=week&state=vic&remote=no&has=disability-support-pension+ftb-a+ftb-b+pensioner-concession-card&months-disability-support-pension=60',
  // prettier-ignore
  oldCarer: 'happened=none&age=69&location=in-australia&visa=citizen&ten-years=yes&partner=together&children=0&partner-age=66&partner-work=none&partner-has=disability-support-pension&partner-is=limits-work&partner-pay=0&partner-pay-per=fortnight&partner-other=0&partner-other-per=fortnight&work=part-time&work-hours=7&study=none&health=none&caring=adult&caring-is=daily+constant+together&caring-months=120&caring-resident=yes&pay=200&pay-per=week&other-income=0&other-income-per=fortnight&last-year-own=10000&last-year-both=10000&savings=15000&more-savings=no&assets-other=10000&home=own-home&state=qld&remote=no&has=age-pension+pensioner-concession-card&months-age-pension=24',
  // prettier-ignore
  newRefugee: 'happened=arrived&on-arrived=2026-11-25&age=41&location=in-australia&visa=refugee&since=2026-11-25&granted=2026-10-10&days-abroad=0&subclass=204&ten-years=no&assurance=none&contacted=no&partner=none&children=2&child-1-age=15&child-1-months=4&child-2-age=17&child-2-months=2&all-nights=yes&all-own=yes&any-is=yes&child-1-is=in-school&child-2-is=in-school&lone-parent-at-start=yes&work=none&not-looking=other&study=none&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=0&maintenance=0&savings=200&more-savings=no&assets-other=0&home=private-rent&rent=500&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  sixNights: 'happened=none&age=33&location=in-australia&visa=citizen&partner=none&children=1&child-1-age=7&all-nights=no&child-1-nights=6&all-own=yes&any-is=no&work=unemployed&insolvent=no&study=none&last-day=2026-08-20&paid-out=none&left-job=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=12000&maintenance=0&savings=2000&more-savings=no&assets-other=3000&home=private-rent&rent=380&rent-per=week&sharing=no&state=qld&remote=no&has=none',
  // prettier-ignore
  fosterParents: 'happened=baby&which-baby=child-came-into-care&on-child-came-into-care=2026-11-09&age=42&location=in-australia&visa=citizen&partner=together&children=2&child-1-age=11&child-2-age=3&all-nights=yes&more-care=me&all-ours=no&child-1-relation=own&child-2-relation=foster-or-kin&any-is=yes&child-1-is=in-school&child-2-is=approved-care&partner-age=40&partner-work=full-time&partner-has=none&partner-visa=citizen&partner-pay=1100&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=part-time&work-hours=15&study=none&leave-pay-test=yes&first-nations=no&health=none&caring=none&pay=500&pay-per=week&other-income=0&other-income-per=fortnight&year-own=26000&year-both=83200&last-year-own=26000&last-year-both=82000&maintenance=0&savings=6000&more-savings=no&assets-other=15000&home=private-rent&rent=550&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  apprentice: 'happened=none&age=17&birthday=5&location=in-australia&visa=citizen&partner=none&children=0&work=apprentice&work-hours=38&study=none&with-parents=yes&independence=none&parents-income=70000&parents-support=no&first-nations=no&health=none&caring=none&pay=480&pay-per=week&other-income=0&other-income-per=fortnight&savings=1500&more-savings=no&assets-other=2000&home=with-family&rent=0&rent-per=week&sharing=no&state=nsw&remote=no&has=none',
  // prettier-ignore
  // prettier-ignore
  leftToCare: 'happened=lost-job&on-lost-job=2026-11-13&age=47&location=in-australia&visa=citizen&ten-years=yes&partner=none&children=0&work=none&not-looking=care&study=none&paid-out=annual-leave&paid-annual-leave=9000&paid-weekly=1500&paid-on=2026-11-13&left-job=yes&insolvent=no&health=none&caring=adult&caring-is=daily+constant+together&caring-months=60&caring-resident=yes&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=30000&last-year-own=78000&savings=45000&more-savings=no&assets-other=9000&home=with-family&rent=0&rent-per=week&sharing=no&state=sa&remote=no&has=none',
  // prettier-ignore
  farmers: 'happened=none&age=58&location=in-australia&visa=citizen&partner=together&children=0&partner-age=55&partner-work=self-employed&partner-has=none&partner-is=none&partner-visa=citizen&partner-pay=0&partner-pay-per=fortnight&partner-other=0&partner-other-per=fortnight&work=farm&work-hours=50&study=none&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=4000&more-savings=no&assets-other=300000&home=own-home&state=nsw&remote=no&has=none',
  // prettier-ignore
  separatedOnPay: 'happened=separated&on-separated=2026-11-20&age=41&location=in-australia&visa=citizen&partner=none&children=0&work=unemployed&insolvent=no&study=none&last-day=2025-12-01&paid-out=none&left-job=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=1500&more-savings=no&assets-other=3000&home=private-rent&rent=280&rent-per=week&sharing=no&state=vic&remote=no&has=jobseeker+health-care-card&months-jobseeker=10',
  // prettier-ignore
  violentPartner: 'happened=violence&on-violence=2026-11-24&age=33&location=in-australia&visa=citizen&violent=partner&home-changed=yes&contacted=?&partner=none&children=3&child-1-age=2&child-2-age=4&child-2-months=2&child-3-age=8&all-nights=yes&all-own=yes&any-is=no&work=none&not-looking=children&study=none&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=0&maintenance=0&savings=100&more-savings=no&assets-other=2000&home=with-family&rent=0&rent-per=week&state=qld&remote=no&has=parenting-payment-partnered+ftb-a+ftb-b+health-care-card&months-parenting-payment-partnered=20',
  // prettier-ignore
  tooIll: 'happened=none&age=41&location=in-australia&visa=citizen&ten-years=yes&partner=none&children=0&work=none&not-looking=illness&study=none&last-day=2025-03-01&health=limits-work&caring=none&health-return=no&health-two-years=no&health-hours=0&manifest=none&injury=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=7000&more-savings=no&assets-other=3000&home=private-rent&rent=300&rent-per=week&sharing=no&state=nsw&remote=no&has=none',
  // prettier-ignore
  stillbirth: 'happened=death&which-death=stillbirth&on-stillbirth=2026-11-20&age=31&location=in-australia&visa=citizen&partner=together&children=0&partner-age=33&partner-work=full-time&partner-has=none&partner-visa=citizen&partner-pay=1000&partner-pay-per=week&partner-other=0&partner-other-per=fortnight&work=on-leave&work-hours=20&study=none&gave-birth=me&leave-pay-test=yes&partner-leave-pay-test=yes&health=none&caring=none&injury=none&partner-injury=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&year-own=20000&year-both=72000&last-year-own=31000&last-year-both=80000&savings=4000&more-savings=no&assets-other=9000&home=private-rent&rent=450&rent-per=week&state=nsw&remote=no&has=none',
  // prettier-ignore
  inPrison: 'happened=released&on-released=2026-12-10&age=40&location=in-australia&visa=citizen&days-inside=400&contacted=?&partner=none&children=0&work=none&not-looking=other&study=none&last-day=2025-06-01&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=50&more-savings=no&assets-other=0&home=nowhere&state=wa&remote=no&has=none',
  // prettier-ignore
  nearly22: 'happened=none&age=21&birthday=11&location=in-australia&visa=citizen&partner=none&children=0&work=unemployed&insolvent=no&study=none&last-day=2026-03-01&paid-out=none&left-job=no&with-parents=yes&independence=none&parents-income=100000&parents-support=no&first-nations=no&health=none&caring=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&savings=300&more-savings=no&assets-other=1000&home=with-family&rent=0&rent-per=week&sharing=yes&state=nsw&remote=no&has=youth-allowance-jobseeker+health-care-card&months-youth-allowance-jobseeker=8',
  // prettier-ignore
  nearly67: 'happened=none&age=66&birthday=11&location=in-australia&visa=citizen&ten-years=yes&partner=none&children=0&work=none&not-looking=illness&study=none&health=limits-work&caring=none&health-return=no&health-two-years=yes&health-hours=0&manifest=none&injury=none&pay=0&pay-per=fortnight&other-income=0&other-income-per=fortnight&last-year-own=0&savings=2000&more-savings=no&assets-other=9000&home=own-home&state=vic&remote=no&has=disability-support-pension+pensioner-concession-card&months-disability-support-pension=90',
  // prettier-ignore
  grandmother: 'happened=baby&which-baby=child-came-into-care&on-child-came-into-care=2026-11-16&age=64&location=in-australia&visa=citizen&partner=none&children=1&child-1-age=5&child-1-months=2&all-nights=yes&all-own=no&child-1-relation=grandchild&any-is=yes&child-1-is=approved-care&work=part-time&work-hours=18&study=none&leave-pay-test=yes&health=none&caring=none&pay=450&pay-per=week&other-income=0&other-income-per=fortnight&year-own=23400&last-year-own=23400&maintenance=0&savings=11000&more-savings=no&assets-other=9000&home=government-housing&rent=140&rent-per=week&state=sa&remote=no&first-nations=no&has=none'
}

const { draw, host } = hostForTests()

async function answerOf(life: keyof typeof LIVES, language: Language, more = ''): Promise<HTMLElement> {
  const told = new URLSearchParams(LIVES[life])
  for (const [key, answer] of new URLSearchParams(more)) told.set(key, answer)
  const answers = readFragment(`#${told}`)?.answers ?? {}
  const household = householdFrom(answers)
  const result = assessHousehold(household, ratesOn(TODAY))
  draw(answerPage(language, { result, household, answers, data: DATA[language], device: { now: TODAY, isLive: true } }))
  await untilDrawn(host())
  return host()
}

interface Row {
  what: string
  life: keyof typeof LIVES
  more?: string
  language?: Language
  /** The part of the answer that is read. */
  part: string
  says?: readonly string[]
  not?: readonly string[]
}

const { usualRate } = DATA.en.texts.en.answer.card
const CLAIM = 'button[class*=submit]'

const rows: Row[] = [
  {
    what: 'money to live on is claimed before Family Tax Benefit, which loses nothing by waiting',
    life: 'violence',
    part: CLAIM,
    says: ['Claim Special Benefit together with Crisis Payment (not safe at home)']
  },
  {
    what: 'Crisis Payment, whose last day is near, is in no fold',
    life: 'violence',
    part: '[data-state=may] > ul',
    says: ['Crisis Payment (not safe at home)']
  },
  {
    what: 'on a Sunday nobody is told that the lines are open',
    life: 'violence',
    part: '[class*=urgent]',
    says: ['online at any time'],
    not: ['You can call']
  },
  {
    what: 'Crisis Payment alone is refused: it is claimed with the payment to live on',
    life: 'released',
    part: CLAIM,
    says: ['Claim Crisis Payment (leaving prison or confinement) together with JobSeeker Payment']
  },
  {
    what: 'the same where the payment to live on is held already',
    life: 'released',
    more: 'has=jobseeker&months-jobseeker=8',
    part: CLAIM,
    not: ['JobSeeker']
  },
  {
    what: 'a likely payment to live on stays the first',
    life: 'separated',
    part: CLAIM,
    says: ['Claim Parenting Payment Single']
  },
  {
    what: 'Part A above the base rate depends on child support being asked for',
    life: 'separated',
    part: '#card-you-ftb-a',
    says: ['within 13 weeks', 'falls to the base rate', 'social worker']
  },
  {
    what: 'the same in Chinese, after violence too',
    life: 'violence',
    language: 'zh',
    part: '#card-you-ftb-a',
    says: ['13 周', '社工可以免去']
  },
  {
    what: 'not where it is paid',
    life: 'separated',
    more: 'maintenance=3000',
    part: '#card-you-ftb-a',
    not: ['13 weeks']
  },
  { what: 'not of grandparents', life: 'grandmother', part: '#card-you-ftb-a', not: ['13 weeks'] },
  {
    what: 'Carer Allowance is paid for care before the claim',
    life: 'carer',
    part: '#card-you-carer-allowance',
    says: ['12 weeks', '$975.60', '6 September 2026']
  },
  {
    what: 'not to those who have it',
    life: 'carer',
    more: 'has=carer-allowance',
    part: '#card-you-carer-allowance',
    not: ['$975.60']
  },
  {
    what: 'a grandparent on income support is named the subsidy of the whole fee',
    life: 'grandmother',
    part: '#card-you-child-care-subsidy',
    says: ['Additional Child Care Subsidy (grandparent)', '120%', '100 hours']
  },
  {
    what: 'not a parent',
    life: 'grandmother',
    more: 'child-1-relation=own',
    part: '#card-you-child-care-subsidy',
    says: ['Child Care Subsidy'],
    not: ['(grandparent)']
  },
  {
    what: 'the rate from 55 is that of a low capacity already',
    life: 'limitedHours',
    part: '#card-you-jobseeker',
    says: ['$1,111.45'],
    not: [usualRate]
  },
  {
    what: 'before 55 an assessment may raise the rate',
    life: 'limitedHours',
    more: 'age=50',
    part: '#card-you-jobseeker',
    says: [usualRate]
  },
  {
    what: 'the Work Bonus of a first pension is used up on a day',
    life: 'newPensioner',
    part: '[data-sum]',
    says: [
      'From about 24 January 2027, when your pay has used up the Work Bonus balance',
      'come to $1,400.54 a fortnight'
    ]
  },
  {
    what: 'a pensioner is told of no other balance',
    life: 'newPensioner',
    part: '#card-you-age-pension',
    says: ['your Work Bonus balance'],
    not: ['Working Credit', 'Income Bank']
  },
  {
    what: 'nor a job seeker with some work',
    life: 'limitedHours',
    more: 'work=casual&work-hours=6&pay=150&pay-per=week',
    part: '#card-you-jobseeker',
    says: ['your Working Credit balance'],
    not: ['Work Bonus', 'Income Bank']
  },
  {
    what: 'the payment of a partner who studies is named beside a card of theirs',
    life: 'students',
    part: '[data-partners-reasons]',
    says: ['Youth Allowance for students and apprentices', '$702.18']
  },
  {
    what: 'and that of one who may look for more work',
    life: 'workingWife',
    part: '[data-partners-reasons]',
    says: ['JobSeeker Payment', '$528.26'],
    not: ['Disability Support Pension', 'Carer Payment', 'Austudy']
  },
  {
    what: 'nobody is told to leave a pension for less',
    life: 'onDisabilityPension',
    part: CLAIM,
    not: ['Parenting Payment']
  },
  {
    what: 'nor for as much: Carer Allowance comes on top',
    life: 'oldCarer',
    part: CLAIM,
    says: ['Claim Carer Allowance']
  },
  {
    what: 'more than what is held is worth a claim',
    life: 'limitedHours',
    part: CLAIM,
    says: ['Claim Disability Support Pension']
  },
  {
    what: 'a refugee does not have to look for work in the first weeks, and the days of Crisis Payment run',
    life: 'newRefugee',
    part: '[data-sum], [data-days]',
    says: ['$1,915.64', '2 December 2026']
  },
  {
    what: 'one who came longer ago does',
    life: 'newRefugee',
    more: 'since=2026-08-20&on-arrived=2026-08-20',
    part: '[data-sum]',
    says: ['$1,015.84']
  },
  {
    what: 'six nights of fourteen are 42 per cent',
    life: 'sixNights',
    part: '[data-sum]',
    says: ['$91.84', '$54.60', '$1,302.30']
  },
  { what: 'and eight are 58', life: 'sixNights', more: 'child-1-nights=8', part: '[data-sum]', says: ['$143.64'] },
  {
    what: 'no child of their own came with a foster child, so there is no Parental Leave Pay',
    life: 'fosterParents',
    part: '[data-sum], [data-days]',
    says: ['$681.80'],
    not: ['Parental Leave Pay']
  },
  {
    what: 'for a foster baby Centrelink decides on it',
    life: 'fosterParents',
    more: 'child-2-age=0&child-2-months=3',
    part: '#card-you-parental-leave-pay',
    says: ['only in exceptional circumstances']
  },
  {
    what: 'parents lose nothing by the payment of an apprentice',
    life: 'apprentice',
    part: '#card-you-youth-allowance-student',
    says: ['Youth Allowance'],
    not: ['your parents cannot get']
  },
  {
    what: 'who left work to care claims Carer Payment; JobSeeker is paid after the waits, so no day has passed',
    life: 'leftToCare',
    part: '[class*=today]',
    says: ['Claim Carer Payment'],
    not: ['JobSeeker']
  },
  {
    what: 'a farmer at work is not out of work',
    life: 'farmers',
    part: CLAIM,
    says: ['Claim Farm Household Allowance']
  },
  {
    what: 'who is paid already tells of the separation',
    life: 'separatedOnPay',
    part: '[data-days]',
    says: ['4 December 2026', 'what has happened']
  },
  {
    what: 'Crisis Payment is half of what is payable now, not of what ended with the couple',
    life: 'violentPartner',
    part: '#card-you-crisis-payment-violence',
    says: ['$518.75']
  },
  {
    what: 'nobody who said nothing of an insolvent employer has missed a day',
    life: 'tooIll',
    part: '[data-outcome], [class*=answer]',
    says: ['JobSeeker Payment'],
    not: ['The deadline was']
  },
  {
    what: 'after a stillbirth only one of the two is paid',
    life: 'stillbirth',
    part: '[data-sum]',
    says: ['$2,009.40'],
    not: ['Stillborn Baby Payment']
  },
  {
    what: 'from prison, what is claimed is paid from the release',
    life: 'inPrison',
    part: '[data-sum], [class*=today]',
    says: ['10 December 2026', '$833.70', 'Crisis Payment'],
    not: ['29 November 2026']
  },
  {
    what: 'Youth Allowance of a job seeker moves over by itself',
    life: 'nearly22',
    part: '[class*=today]',
    not: ['does not change over']
  },
  {
    what: 'a pension that goes on at 67 is not claimed anew',
    life: 'nearly67',
    part: '[data-days], [class*=today]',
    not: ['Claim the Age Pension']
  },
  {
    what: 'board that may include meals is no sure rent',
    life: 'atParents',
    part: '[data-who=you] [data-state]',
    says: ['up to $69.44']
  },
  {
    what: 'two thirds of board with meals are too little',
    life: 'atParents',
    more: 'meals=yes',
    part: '[data-sum]',
    says: ['$1,523.02']
  },
  {
    what: 'without meals all of it is rent',
    life: 'atParents',
    more: 'meals=no',
    part: '[data-sum]',
    says: ['$1,592.46']
  }
]

it.each(rows)('$life: $what', async ({ life, more, language = 'en', part, says = [], not = [] }) => {
  const page = await answerOf(life, language, more)
  const text = [...page.querySelectorAll(part)].map(({ textContent }) => textContent).join(' ')
  for (const each of says) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})
