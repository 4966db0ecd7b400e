/** Austudy: who may have it (Social Security Act 1991 s 568). */
import { assessAustudy } from '../../austudy.ts'
import { austudySituation } from '../../household/parts/benefits.ts'
import * as conditions from './conditions.ts'
import { incomeSupport } from './rule.ts'

const SECTION = 'Social Security Act 1991 s 568'
const AGE = 'austudy.age'

export const austudy = incomeSupport({
  id: 'austudy',
  section: 'Social Security Act 1991 s 1067L',
  qualification: view => [
    conditions.ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION),
    conditions.fullTimeStudent(view, SECTION),
    conditions.approvedCourse(view, SECTION),
    conditions.noBetterThanStudents(view, 'Social Security Guide 3.1.1', 'austudy')
  ],
  situation: austudySituation,
  assess: assessAustudy
})
