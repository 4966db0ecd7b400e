/** JobSeeker Payment: who may have it (Social Security Act 1991 ss 593-597). */
import { JOBSEEKER_AGE } from '../../conditions.ts'
import { endsWithAge } from '../../household/ends.ts'
import { mayHaveLowCapacity, olderAfterMonths } from '../../household/higher-rates.ts'
import { jobseekerSituation } from '../../household/parts/benefits.ts'
import { assessJobseeker } from '../../jobseeker.ts'
import * as conditions from './conditions.ts'
import { incomeSupport } from './rule.ts'

const SECTION = 'Social Security Act 1991 s 593'

export const jobseeker = incomeSupport({
  id: 'jobseeker',
  section: 'Social Security Act 1991 s 1068; Social Security Guide 5.5.2',
  qualification(view) {
    const to = conditions.lastAgeBeforePension(view)
    const figures = [JOBSEEKER_AGE, 'age-pension.age']
    return [
      conditions.ageWithin(view, { from: view.rates.value(JOBSEEKER_AGE), to, figures }, SECTION),
      conditions.notFullTimeStudent(view, SECTION),
      conditions.notWorkingFullTime(view, SECTION),
      conditions.lookingForWork(view, 'Social Security Act 1991 ss 593, 603C'),
      conditions.beforeTooOld(view, conditions.noBetterPayment(view, 'Social Security Guide 3.1.1'), to),
      ...conditions.reasonForLeaving(view)
    ]
  },
  situation: jobseekerSituation,
  assess: assessJobseeker,
  // The rate for a low capacity is that of a single person without children; from 55 they may have it anyway.
  isUsualRate: view =>
    view.partner === 'none' &&
    view.children?.length === 0 &&
    mayHaveLowCapacity(view) &&
    olderAfterMonths(view).truth !== 'met',
  ends: view => endsWithAge(view, conditions.lastAgeBeforePension(view))
})
