/** Study, as what is paid to students asks for it. */
import { condition, type Condition } from '../../household/condition.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { allGrounds, ground, type Ground } from '../../household/grounds.ts'
import type { IncomeSupportId } from '../../household/ids.ts'
import type { View } from '../../household/view.ts'
import { abstudyGround } from '../referrals/abstudy.ts'

/** Share of a full load that counts as all of it, in percent. */
const FULL = 100

/** In an approved course. */
export function approvedStudy({ you: { study } }: View): Ground {
  const { load, approved } = study
  if (load === 'none') return ground(false, 'study.load')
  return allGrounds([ground(load === undefined ? undefined : true, 'study.load'), ground(approved, 'study.approved')])
}

/**
 * What a student has to meet. Somebody who does not study may start to, so the payment stays open.
 * @param study the conditions for a student
 */
export function orOnceStudying({ you }: View, study: Condition[], section: string): Condition[] {
  return you.study.load === 'none' ? [condition('approved-study', 'judged', section, ['study.load'])] : study
}

/** At least a share of a full load. @param share in basis points */
export function loadFrom({ you: { study } }: View, share: number): Ground {
  const { load, percent = load === 'full-time' ? FULL : undefined } = study
  if (load === 'none') return ground(false, 'study.load')
  return ground(percent === undefined ? undefined : percent * 100 >= share, 'study.percent')
}

/** In higher education: a university degree or the like. */
export function higherEducation({ you: { study } }: View): Ground {
  if (study.load === 'none') return ground(false, 'study.load')
  return ground(study.level === undefined ? undefined : study.level === 'higher-education', 'study.level')
}

/** After school: a university or a vocational course. */
export function tertiary({ you: { study } }: View): Ground {
  if (study.load === 'none') return ground(false, 'study.load')
  return ground(study.level === undefined ? undefined : study.level !== 'secondary', 'study.level')
}

/** Had to leave the family home to study; nobody did who lives there. */
export function movedToStudy({ you: { study, livesWithParents } }: View): Ground {
  if (study.load === 'none') return ground(false, 'study.load')
  if (livesWithParents === true) return ground(false, 'livesWithParents')
  return ground(study.movedAway, 'study.movedAway')
}

const STUDENT_PAYMENTS = ['youth-allowance-student', 'austudy'] as const

/** Whether a payment for students is paid; ABSTUDY is one. @param ids those of the Social Security Act that count */
export function studentPayment(view: View, ids: readonly IncomeSupportId[] = STUDENT_PAYMENTS): Ground {
  const instead = abstudyGround(view)
  return instead.truth === 'met' ? instead : receivesPayment(view, ids)
}
