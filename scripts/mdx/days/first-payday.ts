/** The data of “When will I be paid?”. */
import type { Own } from '../../../components/days/first-payday/waits.ts'
import type { OwnWords } from '../../../components/days/types.ts'
import { payoutQuestions } from '../../../components/calculators/definitions/shared.ts'
import { firstPaydayWords as en } from '../../../i18n/days/first-payday/en.ts'
import { firstPaydayWords as zh } from '../../../i18n/days/first-payday/zh.ts'
import { conditions as conditionsEn } from '../../../i18n/household/conditions/en.ts'
import { conditions as conditionsZh } from '../../../i18n/household/conditions/zh.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { DateBook } from '../../../rules/time-limits.ts'
import { CALCULATOR_WORDS } from '../calculators.ts'
import { holidayRules } from './limits.ts'
import type { DaysPack } from './pack.ts'
import { resultWords } from './results.ts'

const WORDS = { en, zh }
const CONDITIONS = { en: conditionsEn, zh: conditionsZh }

/** What residence may ask of one of the payments. */
const ASKED = ['in-australia', 'residence', 'newly-arrived-wait', 'two-years', 'assurance-of-support'] as const

/** How the ids begin that its rules look up; a unit test compares them. */
export const FIRST_PAYDAY_FIGURES = [
  'age-pension.age',
  'assets-limit.single-non-homeowner',
  'assurance-of-support.years-10',
  'austudy.age',
  'deeming.',
  'energy-supplement.jobseeker.',
  'energy-supplement.parenting-payment.single',
  'energy-supplement.youth-allowance.',
  'ftb-a.study-age.to',
  'ftb.care-share',
  'jobseeker.age',
  'jobseeker.claim.answer-days',
  'jobseeker.income.',
  'jobseeker.rate.single-no-children',
  'jobseeker.rate.single-with-children',
  'liquid-assets.exempt.partner-death-weeks',
  'liquid-assets.max-weeks',
  'liquid-assets.reserve.',
  'liquid-assets.step.',
  'newly-arrived.austudy',
  'newly-arrived.before-2019',
  'newly-arrived.jobseeker',
  'newly-arrived.new-zealand.',
  'newly-arrived.parenting-payment',
  'newly-arrived.youth-allowance',
  'parenting-payment.child-age.',
  'parenting-payment.pension-supplement.single',
  'parenting-payment.rate.single',
  'parenting-payment.single.',
  'pharmaceutical-allowance.single',
  'principal-carer.child-age',
  'waiting-period.ordinary',
  'youth-allowance.jobseeker.',
  'youth-allowance.rate.18-plus-home',
  'youth-allowance.rate.away',
  'youth-allowance.rate.single-with-children',
  'youth-allowance.student.age.to',
  'youth-allowance.younger-student.age.from'
]

export const firstPaydayPack: DaysPack<Own, DateBook> = {
  figures: () => FIRST_PAYDAY_FIGURES,
  call: ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national'],
  own: ({ language }) => ({
    ...WORDS[language],
    questions: { ...calculatorQuestions(language), ...WORDS[language].questions },
    results: resultWords(language, ['any', 'claim', 'liquid-assets']),
    conditions: Object.fromEntries(ASKED.map(id => [id, CONDITIONS[language][id]]))
  }),
  book: ({ data }) => ({ holidays: holidayRules(data), dates: [], events: [], limits: [] })
}

/** The questions that the calculators ask too. */
function calculatorQuestions(language: Language): OwnWords['questions'] {
  const asked = [...payoutQuestions(() => true).map(({ id }) => id), 'visa-before-2019']
  return Object.fromEntries(Object.entries(CALCULATOR_WORDS[language].questions).filter(([id]) => asked.includes(id)))
}
