/** Age Pension: who may have it (Social Security Act 1991 s 43). */
import { agePensionSituation } from '../../household/parts/pensions.ts'
import { assessAgePension } from '../../pensions/age-pension.ts'
import { ageWithin } from './conditions.ts'
import { incomeSupport } from './rule.ts'

const AGE = 'age-pension.age'

export const agePension = incomeSupport({
  id: 'age-pension',
  section: 'Social Security Act 1991 s 1064',
  qualification: view => [
    ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, 'Social Security Act 1991 ss 23(5A)-(5D), 43')
  ],
  situation: agePensionSituation,
  assess: assessAgePension
})
