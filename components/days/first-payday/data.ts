/** The data of “When will I be paid?”. */
import type { Own } from './waits.ts'
import type { OwnWords } from '../types.ts'
import { payoutQuestions } from '../../calculators/definitions/shared.ts'
import { firstPaydayWords as en } from '../../../i18n/days/first-payday/en.ts'
import { firstPaydayWords as zh } from '../../../i18n/days/first-payday/zh.ts'
import { conditions as conditionsEn } from '../../../i18n/household/conditions/en.ts'
import type { ConditionWords } from '../../../i18n/household/conditions/types.ts'
import { conditions as conditionsZh } from '../../../i18n/household/conditions/zh.ts'
import type { Language } from '../../../i18n/languages.ts'
import { CALCULATORS } from '../../../rules/calculators.ts'
import type { DateBook } from '../../../rules/time-limits.ts'
import { CALCULATOR_WORDS } from '../../../scripts/mdx/calculators.ts'
import { holidayRules } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'
import { resultWords } from '../../../scripts/mdx/days/results.ts'

const WORDS = { en, zh }
const CONDITIONS = { en: conditionsEn, zh: conditionsZh }

/** Residence conditions of the payments. */
const ASKED = ['in-australia', 'residence', 'newly-arrived-wait', 'two-years', 'assurance-of-support'] as const

/** Prefixes of the ids that its rules look up; a unit test compares them. */
export const FIRST_PAYDAY_FIGURES = [
  'age-pension.age',
  'assurance-of-support.years-10',
  'energy-supplement.jobseeker.single',
  'energy-supplement.parenting-payment.single',
  'ftb.care-share',
  'jobseeker.age',
  'jobseeker.claim.answer-days',
  'jobseeker.income.free-area',
  'jobseeker.income.taper-',
  'jobseeker.income.upper',
  'jobseeker.rate.single-no-children',
  'liquid-assets.exempt.partner-death-weeks',
  ...CALCULATORS['liquid-assets'].figures,
  'newly-arrived.austudy',
  'newly-arrived.before-2019',
  'newly-arrived.jobseeker',
  'newly-arrived.new-zealand.',
  'newly-arrived.parenting-payment',
  'newly-arrived.youth-allowance',
  'parenting-payment.pension-supplement.single',
  'parenting-payment.rate.single',
  'parenting-payment.single.',
  'pharmaceutical-allowance.single',
  'principal-carer.child-age',
  'waiting-period.ordinary',
  // Of the January calendar, so that the page warns like the command line once the data is old.
  'youth-allowance.rate.away'
]

export const pack: DaysPack<Own, DateBook> = {
  figures: () => FIRST_PAYDAY_FIGURES,
  call: ['centrelink-jobseeker', 'centrelink-multilingual'],
  own: ({ language }) => ({
    ...WORDS[language],
    questions: { ...calculatorQuestions(language), ...WORDS[language].questions },
    results: resultWords(language, ['any', 'claim', 'liquid-assets']),
    conditions: Object.fromEntries(ASKED.map(id => [id, unmet(CONDITIONS[language][id])]))
  }),
  book: ({ data }) => ({ holidays: holidayRules(data), dates: [], events: [], limits: [] })
}

/** An answer does not mention conditions that are met. */
function unmet({ failed, unknown, judged }: ConditionWords): Own['conditions'][string] {
  return { failed, unknown, ...(judged === undefined ? {} : { judged }) }
}

/** Questions shared with the calculators. */
function calculatorQuestions(language: Language): OwnWords['questions'] {
  const asked = [...payoutQuestions(() => true).map(({ id }) => id), 'visa-before-2019']
  return Object.fromEntries(Object.entries(CALCULATOR_WORDS[language].questions).filter(([id]) => asked.includes(id)))
}
