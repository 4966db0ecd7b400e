/** Lives as their answer reads: what a caseworker looks for beside the amounts, which lives.test.ts has. */
import { describe, expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import '../../../../components/layout/messages/both.ts'
import { fill } from '../../../../i18n/fill.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { LIVES, type Life } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'
import { hostForTests } from '../host.tsx'
import { answerPage, untilDrawn } from './answer-page.tsx'

const TODAY = '2026-11-28'
const SITE = loadData()
const DATA = {
  en: householdData({ data: SITE, language: 'en', today: TODAY }),
  zh: householdData({ data: SITE, language: 'zh', today: TODAY })
}
const EN = DATA.en.texts.en
const ZH = DATA.zh.texts.zh
/** Of the lives, what has been asked since their links were made. */
const MORE: Partial<Record<Life, string>> = {
  Z1: 'partner-is=none&partner-visa=permanent&partner-since=2025-09-28',
  Z2: 'partner-visa=citizen&gave-birth=partner&partner-leave-pay-test=no',
  Z3: 'other-income=0&injury=weekly&injury-pay=400&injury-pay-per=week&partner-injury=none&partner-visa=citizen',
  Z5: 'partner-visa=citizen',
  E2: 'partner-visa=citizen&gave-birth=me&partner-leave-pay-test=yes&last-year-own=34000&last-year-both=101000'
}

const { draw, host } = hostForTests()

async function answerOf(life: Life, language: Language, more = MORE[life] ?? ''): Promise<HTMLElement> {
  const told = new URLSearchParams(LIVES[life])
  for (const [key, answer] of new URLSearchParams(more)) told.set(key, answer)
  const answers = readFragment(`#${told}`)?.answers ?? {}
  const household = householdFrom(answers)
  const result = assessHousehold(household, ratesOn(TODAY))
  draw(answerPage(language, { result, household, answers, data: DATA[language], device: { now: TODAY, isLive: true } }))
  await untilDrawn(host())
  return host()
}

function textOf(page: HTMLElement, part: string): string {
  return [...page.querySelectorAll(part)].map(({ textContent }) => textContent).join(' ')
}

interface Row {
  /** What it is about, with its number in the list of faults where it has one. */
  what: string
  life: Life
  language: Language
  more?: string
  /** The part of the answer that is read; all that is on screen where left out. */
  part?: string
  says?: readonly string[]
  not?: readonly string[]
}

const name = (id: keyof typeof EN.payments) => EN.payments[id].name
const named = (id: keyof typeof ZH.payments) => ZH.payments[id].name
const DAYS = '[data-days]'
const CLAIM = 'button[class*=submit]'
const SHEET = '[aria-hidden=true]'

const rows: Row[] = [
  {
    what: 'F5: leave pay and what begins with the birth stand with the sum, and leave pay is claimed first',
    life: 'E2',
    language: 'en',
    part: '[data-sum]',
    says: [EN.answer.sum.notYet, `${name('parental-leave-pay')}: $22,103.40`, 'about 9 January 2027'],
    not: [EN.answer.sum.none]
  },
  {
    what: 'F5: the first claim is leave pay',
    life: 'E2',
    language: 'en',
    part: CLAIM,
    says: [fill(EN.answer.today.claim, { name: name('parental-leave-pay') })]
  },
  {
    what: 'F6: what is paid once stands with the sum',
    life: 'Z2',
    language: 'zh',
    part: '[data-sum]',
    says: [ZH.answer.sum.besides, `${named('newborn-payment')}：2,833.76 澳元`]
  },
  {
    what: 'F1: what is asked in return is that of the partner’s payment, not of one that may be',
    life: 'Z2',
    language: 'zh',
    part: '[data-in-return]',
    says: [ZH.answer.inReturn.parents],
    not: [named('jobseeker')]
  },
  {
    what: 'the youngest is older than the age at which tasks begin: they begin now',
    life: 'E7',
    language: 'en',
    part: '[data-in-return]',
    says: [fill(EN.answer.inReturn.work, { name: name('parenting-payment-single') })],
    not: [EN.answer.inReturn.parents.slice(0, 40)]
  },
  {
    what: 'an Aboriginal apprentice claims ABSTUDY',
    life: 'E6',
    language: 'en',
    more: 'first-nations=yes',
    part: CLAIM,
    says: [fill(EN.answer.today.claim, { name: name('abstudy') })]
  },
  {
    what: 'why nothing is shown for the partner: pay that leaves nothing',
    life: 'Z2w',
    language: 'en',
    part: '[data-who=partner] [data-partners-reasons]',
    says: [name('jobseeker'), name('parenting-payment-partnered')],
    not: [EN.answer.card.answerThis]
  },
  {
    what: 'what is not known of the partner, with the question that settles it',
    life: 'Z1',
    language: 'zh',
    more: 'year-own=40000',
    part: '[data-who=partner] [data-partners-reasons]',
    says: [named('parenting-payment-partnered'), ZH.answer.card.answerThis]
  },
  {
    what: 'F15: the rate away from home stands with what Centrelink has to accept',
    life: 'E6',
    language: 'en',
    part: '#card-you-youth-allowance-student > p',
    says: ['if Centrelink accepts that you had to leave home']
  },
  {
    what: 'F20: who signed an assurance may have to pay it back, so nobody is told to claim it',
    life: 'Z4',
    language: 'en',
    part: '#card-you-special-benefit',
    says: ['they may have to pay back what you get']
  },
  { what: 'F20: no button claims it', life: 'Z4', language: 'en', part: CLAIM, not: [name('special-benefit')] },
  {
    what: 'from Age Pension age nobody looks for work',
    life: 'Z4',
    language: 'zh',
    part: '[data-in-return]',
    says: [fill(ZH.answer.inReturn.none, { name: named('special-benefit') })]
  },
  {
    what: 'F8: a wait that is over, or is before a payment that only may be, is no day to come',
    life: 'Z2',
    language: 'zh',
    part: DAYS,
    says: ['2026 年 12 月 3 日'],
    not: [ZH.answer.waits.ordinary]
  },
  {
    what: 'F8: the same, told by the mother',
    life: 'Z2w',
    language: 'zh',
    part: DAYS,
    says: ['2026 年 12 月 3 日'],
    not: [ZH.answer.waits.ordinary]
  },
  {
    what: 'F4: nobody is told to claim now what they have',
    life: 'E4',
    language: 'en',
    part: DAYS,
    not: [EN.answer.line.claim]
  },
  {
    what: 'F4: the day by which the next payment is claimed',
    life: 'E4',
    language: 'en',
    part: DAYS,
    says: ['2 February 2027', name('jobseeker')]
  },
  {
    what: 'F13: no papers for a payment that is held',
    life: 'E3',
    language: 'en',
    part: '[data-papers]',
    not: [EN.answer.papers.title]
  },
  {
    what: 'F13: nor for Family Tax Benefit that is held',
    life: 'E1',
    language: 'en',
    part: '[data-papers]',
    not: ['birth,']
  },
  { what: 'F16: hours of work on a disability pension', life: 'E5', language: 'en', says: [EN.answer.talk.working] },
  { what: 'F17: super before the pension age', life: 'E8', language: 'en', says: [EN.answer.talk.super] },
  { what: 'F17: not for somebody of 38', life: 'E5', language: 'en', not: [EN.answer.talk.super] },
  {
    what: 'F18: the Indigenous line in a remote place',
    life: 'E7',
    language: 'en',
    says: [EN.answer.talk.firstNations]
  },
  {
    what: 'F18: not for somebody who says that it does not concern them',
    life: 'E7',
    language: 'en',
    more: 'first-nations=no',
    not: [EN.answer.talk.firstNations]
  },
  {
    what: 'F19: the parents lose Family Tax Benefit of a pupil',
    life: 'E10',
    more: 'happened=none&age=18&birthday=2&study=full-time&study-level=secondary&study-approved=yes&study-percent=100&work=none&not-looking=study',
    language: 'en',
    part: '#card-you-youth-allowance-student',
    says: [EN.answer.card.parentsLose]
  },
  {
    what: 'F9: they have none for a job seeker of that age',
    life: 'E10',
    language: 'en',
    not: [EN.answer.card.parentsLose]
  },
  { what: 'F19: not of somebody who lives elsewhere', life: 'E6', language: 'en', not: [EN.answer.card.parentsLose] },
  {
    what: 'F12: who decides which of two parents is the main carer',
    life: 'E9',
    language: 'zh',
    part: '#card-you-parenting-payment-single',
    says: ['549.00 澳元', 'Centrelink 认定', ZH.answer.card.answerThis]
  },
  { what: 'F21: debts of a business', life: 'Z5', language: 'zh', says: [ZH.answer.talk.business] },
  {
    what: 'F10: a newcomer reads of the exemption once in a sentence, and not beside another reason',
    life: 'Z1',
    language: 'zh',
    part: '[data-state=no]',
    says: ['只有在澳大利亚的日子才算'],
    not: [ZH.answer.waits.lodge]
  },
  {
    what: 'F7: what is counted is not called a part of an amount that is smaller',
    life: 'Z3',
    language: 'zh',
    part: '#card-you-jobseeker',
    says: ['174.00 澳元', ZH.answer.card.inside, '211.00 澳元']
  },
  {
    what: 'F9: what only comes with a payment that may be is a line of its card',
    life: 'E11',
    language: 'en',
    part: '#card-you-jobseeker',
    says: [name('energy-supplement'), EN.answer.card.inside]
  },
  {
    what: 'paper: if they refuse, what is taxed, and what the next birthday changes',
    life: 'E1',
    language: 'en',
    part: SHEET,
    says: [
      EN.answer.refused.title,
      'Legal Aid Queensland',
      'The rest is not taxed',
      'when child 1 turns 16',
      EN.answer.receipt
    ]
  },
  {
    what: 'paper in Chinese: the same',
    life: 'E1',
    language: 'zh',
    part: SHEET,
    says: [ZH.answer.refused.title, '不用交税', '第 1 个孩子满 16 岁', ZH.answer.receipt]
  },
  {
    what: 'paper: an answer about the partner says so',
    life: 'Z2',
    language: 'en',
    part: SHEET,
    says: ['Tell us about your partner Age in years 31', 'What income do you have, before tax? Pay from work']
  }
]

it('below many likely cards, one of those that may be is enough, and the others are in a fold', async () => {
  const shownAtOnce = (page: HTMLElement) => page.querySelectorAll('[data-who=you] [data-state=may] > ul > li').length
  expect(shownAtOnce(await answerOf('Z2', 'en'))).toBe(1)
  expect(shownAtOnce(await answerOf('Z3', 'en'))).toBe(2)
})

describe('lives as their answer reads', () => {
  it.each(rows)('$life, $language: $what', async ({ life, language, more, part = 'div', says = [], not = [] }) => {
    const page = await answerOf(life, language, more)
    if (part === SHEET && says.some(text => /turns|满/.test(text))) await untilDrawn(page, '[data-birthday]')
    const text = textOf(page, part)
    for (const each of says) expect(text).toContain(each)
    for (const each of not) expect(text).not.toContain(each)
  })
})
