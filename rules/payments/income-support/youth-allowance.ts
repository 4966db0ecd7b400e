/** Youth Allowance, for job seekers and for students and apprentices: who may have it (Social Security Act 1991 s 540). */
import { DEPENDENT_STUDENT_AGE, INDEPENDENCE_AGE, INDEPENDENT_YOUTH_ALLOWANCE_AGE } from '../../conditions.ts'
import { YOUTH_ALLOWANCE_AGES } from '../../conditions.ts'
import { any, condition, type Condition } from '../../household/condition.ts'
import { youthAllowanceSituation } from '../../household/parts/benefits.ts'
import { endsWithAge } from '../../household/ends.ts'
import { partialCapacity } from '../../household/higher-rates.ts'
import { holds, type View } from '../../household/view.ts'
import { assessYouthAllowance } from '../../youth-allowance.ts'
import * as conditions from './conditions.ts'
import { incomeSupport } from './rule.ts'

const SECTION = 'Social Security Act 1991 s 540'
const AGE = 'Social Security Act 1991 ss 543-543B'
const MEANS = 'Social Security Act 1991 s 1067G'
const AWAY = 'Social Security Act 1991 s 1067D; Social Security Guide 3.2.6.10'
const ONE = 'Social Security Guide 3.1.1'

export const youthAllowanceJobseeker = incomeSupport({
  id: 'youth-allowance-jobseeker',
  section: MEANS,
  qualification(view) {
    return [
      youthAge(view, 'job-seeker'),
      conditions.notFullTimeStudent(view, SECTION),
      conditions.notWorkingFullTime(view, SECTION),
      conditions.lookingForWork(view, SECTION),
      conditions.beforeTooOld(view, conditions.noBetterPayment(view, ONE), lastAge(view, 'job-seeker')),
      ...conditions.reasonForLeaving(view)
    ]
  },
  situation: view => youthAllowanceSituation(view, 'job-seeker'),
  assess: assessYouthAllowance,
  isUsualRate,
  ends: view => endsWithAge(view, lastAge(view, 'job-seeker'))
})

export const youthAllowanceStudent = incomeSupport({
  id: 'youth-allowance-student',
  section: MEANS,
  qualification: view => [
    studentAge(view),
    conditions.fullTimeStudent(view, SECTION),
    conditions.approvedCourse(view, SECTION),
    ...leftHomeOrSchool(view),
    ...requiredToLiveAway(view),
    conditions.beforeTooOld(
      view,
      conditions.noBetterThanStudents(view, ONE, 'youth-allowance-student'),
      lastAge(view, 'student')
    )
  ],
  situation: view => youthAllowanceSituation(view, 'study'),
  assess: assessYouthAllowance,
  isUsualRate,
  independentAt: view => view.rates.value(INDEPENDENCE_AGE)
})

function lastAge({ rates }: View, activity: keyof typeof YOUTH_ALLOWANCE_AGES): number {
  return rates.value(YOUTH_ALLOWANCE_AGES[activity].last)
}

/** With a partial capacity to work it includes Youth Disability Supplement. */
function isUsualRate(view: View): boolean {
  return partialCapacity(view).truth === 'judged'
}

/** Someone independent can have it a year sooner (Social Security Act 1991 s 543A(1)(b)). */
function youthAge(view: View, activity: keyof typeof YOUTH_ALLOWANCE_AGES): Condition {
  const { age, independence } = view.you
  const { first, last } = YOUTH_ALLOWANCE_AGES[activity]
  const [usual, to] = [view.rates.value(first), view.rates.value(last)]
  const sooner = view.rates.value(INDEPENDENT_YOUTH_ALLOWANCE_AGE)
  const isYearSooner = age !== undefined && age < usual && age >= sooner
  const from = isYearSooner && independence?.length !== 0 ? sooner : usual
  const within = conditions.ageWithin(view, { from, to, figures: [first, last] }, AGE)
  return isYearSooner && !independence ? { ...within, truth: 'unknown', facts: ['independence'] } : within
}

/** Who has it keeps it to the end of the course. */
function studentAge(view: View): Condition {
  const within = youthAge(view, view.you.work.status === 'apprentice' ? 'apprentice' : 'student')
  const { age } = view.you
  const isKept =
    age !== undefined && age > view.rates.value(INDEPENDENCE_AGE) && holds(view, 'youth-allowance-student') === true
  return within.truth === 'failed' && isKept ? { ...within, truth: 'met', facts: ['has'] } : within
}

/** An apprentice who depends on parents is taken to have had to leave their home: for others it is asked. */
function requiredToLiveAway({ you, rates, children }: View): Condition[] {
  const { age, independence, livesWithParents, study, work } = you
  const isDependent = age !== undefined && age < rates.value(INDEPENDENCE_AGE) && independence?.length === 0
  const isOpen = work.status === 'apprentice' && study.movedAway === undefined && livesWithParents === false
  if (!isDependent || !isOpen || (children?.length ?? 0) > 0) return []
  return [condition('required-to-live-away', true, AWAY, ['livesWithParents'], { assumed: ['study.movedAway'] })]
}

/** At 16 and 17 a student has to be independent, to live away in order to study, or to have finished Year 12. */
function leftHomeOrSchool({ you, rates }: View): Condition[] {
  const { age, independence, livesWithParents, study, work } = you
  if (work.status === 'apprentice' || age === undefined || age >= rates.value(DEPENDENT_STUDENT_AGE)) return []
  const isAway = livesWithParents === true ? false : study.movedAway
  const left = any(independence && independence.length > 0, isAway)
  // Whether Year 12 is finished is not asked; who is at school has not.
  const truth = left === false && study.level !== 'secondary' ? 'judged' : left
  const section = 'Social Security Act 1991 s 543A(2), s 543A(2AA)'
  return [condition('independent-or-away-or-year-12', truth, section, ['independence', 'study.movedAway'])]
}
