/** Disability Support Pension: who may have it (Social Security Act 1991 ss 94, 95). */
import { FULL_TIME_HOURS } from '../../conditions.ts'
import { condition, type Condition } from '../../household/condition.ts'
import { disabilitySupportPensionSituation } from '../../household/parts/pensions.ts'
import { holds, type View } from '../../household/view.ts'
import { hoursOfWork } from '../../household/work-hours.ts'
import { assessDisabilitySupportPension } from '../../pensions/disability-support-pension.ts'
import { count } from '../../result.ts'
import { ageWithin, lastAgeBeforePension } from './conditions.ts'
import { incomeSupport } from './rule.ts'

const ID = 'disability-support-pension'
const SECTION = 'Social Security Act 1991 s 94'
const AGE = 'disability-support-pension.age'
const YEARS = 'disability-support-pension.lasting-years'
const HOURS = 'disability-support-pension.paid-work-hours'

export const disabilitySupportPension = incomeSupport({
  id: ID,
  section: 'Social Security Act 1991 ss 1064-1066B',
  qualification: view => [age(view), ...medical(view)],
  situation: disabilitySupportPensionSituation,
  assess: assessDisabilitySupportPension
})

/** From 16; who had it before Age Pension age may keep it. */
function age(view: View): Condition {
  const section = 'Social Security Act 1991 s 94(1)(d)'
  const from = view.rates.value(AGE)
  if (holds(view, ID)) return ageWithin(view, { from, figures: [AGE] }, section)
  return ageWithin(view, { from, to: lastAgeBeforePension(view), figures: [AGE, 'age-pension.age'] }, section)
}

/** Some conditions qualify at once; of others a doctor judges, by points and how long they last (Guide 3.6.2, 3.6.3). */
function medical(view: View): Condition[] {
  const { health } = view.you
  const manifest = health.manifest !== undefined && health.manifest.length > 0
  const ill = condition('illness-or-disability', manifest || health.limitsWork, SECTION, ['health.limitsWork'])
  if (health.manifest?.includes('blind')) return [ill, AT_ONCE]
  // Only permanently blind people may work any hours (Guide 3.6.1.100).
  if (manifest) return [ill, AT_ONCE, workHours(view)]
  if (ill.truth === 'failed') return [ill]
  const assessed = condition('medical-rules', 'judged', 'Social Security Act 1991 s 94(1)(b), (c)', ['health.capacity'])
  return [ill, ...[lasts(view), workHours(view)].map(each => unlessManifest(each, view)), assessed]
}

const AT_ONCE = condition('medical-rules', true, 'Social Security Guide 3.6.2.20', ['health.manifest'])

/** Somebody who did not say whether they have a condition that qualifies at once is not refused for the others. */
function unlessManifest(each: Condition, view: View): Condition {
  // Who is paid already is known not to be refused for how long it lasts; hours of work end it all the same.
  const isPaid = holds(view, ID) === true && each.id === 'work-hours-within-limit'
  return view.you.health.manifest === undefined && each.truth === 'failed' && !isPaid
    ? { ...each, truth: 'unknown', facts: ['health.manifest'] }
    : each
}

function lasts({ you: { health }, rates }: View): Condition {
  const terms = [count('years', rates.value(YEARS))]
  const fact = 'health.lastsOver2Years'
  return condition('lasts-for-years', health.lastsOver2Years, SECTION, [fact], { terms, figures: [YEARS] })
}

/** Work of about full time shows that somebody can do it; less is looked at when the claim is decided. */
function workHours({ you, rates }: View): Condition {
  const limit = rates.value(HOURS)
  const stated = hoursOfWork(you)
  const hours = stated ?? (you.work.status === 'full-time' ? rates.value(FULL_TIME_HOURS) : 0)
  const terms = [count('hours', hours), count('limit', limit)]
  return condition('work-hours-within-limit', hours <= limit, SECTION, ['work.hoursPerWeek'], {
    terms,
    figures: [HOURS],
    assumed: stated === undefined ? ['work.hoursPerWeek'] : []
  })
}
