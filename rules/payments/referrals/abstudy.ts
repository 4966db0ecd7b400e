/** ABSTUDY: for Aboriginal and Torres Strait Islander students and apprentices of any age; not under the 1991 Act. */
import { unlessFailed, any, condition, type Condition } from '../../household/condition.ts'
import type { Fact } from '../../household/ids.ts'
import { allGrounds, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { oncePerView } from '../../household/once.ts'
import { outcomeOf, type PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { holds, type View } from '../../household/view.ts'

const SECTION = 'A guide to Australian Government payments, ABSTUDY'

/** Approved study or a full-time apprenticeship. */
export const abstudy: PaymentRule = {
  id: 'abstudy',
  conditions: view =>
    unlessFailed(firstNations(view), () => [approvedStudy(view), ...residenceConditions(view, 'abstudy')])
}

function firstNations({ you }: View): Condition {
  const fact = 'aboriginalOrTorresStraitIslander'
  return condition('aboriginal-or-torres-strait-islander', you[fact], SECTION, [fact])
}

/** Whether the course is approved is asked of who studies; an apprenticeship is enough without one. */
function approvedStudy({ you: { study, work } }: View): Condition {
  const studies = study.load === undefined || study.load === 'none' ? study.load && false : study.approved
  const met = any(work.status && work.status === 'apprentice', studies)
  return condition('approved-study', met, SECTION, [missing(study.load)])
}

function missing(load: View['you']['study']['load']): Fact {
  if (load === undefined) return 'study.load'
  return load === 'none' ? 'work.status' : 'study.approved'
}

/**
 * The living allowance of ABSTUDY, for full-time study or an apprenticeship, in place of the payment for other students:
 * it pays more, and only one is paid. Whoever holds another one keeps it until they change.
 */
export const abstudyGround = oncePerView((view: View): Ground => {
  if (holds(view, 'abstudy') === true) return ground(true, 'has')
  const { study, work } = view.you
  const isFullTime = any(work.status && work.status === 'apprentice', study.load && study.load === 'full-time')
  return allGrounds([ground(isFullTime, 'study.load'), groundOf(outcomeOf(abstudy, view))])
})
