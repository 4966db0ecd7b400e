/**
 * The one-off payment that comes with JobSeeker Payment and Youth Allowance after a partner’s death (Social Security Act
 * 1991 ss 567FA, 660LH; Social Security Guide 3.1.5.92-3.1.5.96).
 */
import { bereavementEnds } from '../../household/bereavement.ts'
import { condition, saidAs, type Condition } from '../../household/condition.ts'
import { groundOf } from '../../household/grounds.ts'
import type { IncomeSupportId } from '../../household/ids.ts'
import { RESIDENTS } from '../../household/residence/needs.ts'
import { standingOf } from '../../household/residence/standing.ts'
import { eventOf, happened, type View } from '../../household/view.ts'
import { count, settle, type Result } from '../../result.ts'
import { weeksAtOnce } from './weeks-at-once.ts'

const SECTION = 'Social Security Act 1991 ss 567FB, 660LI; Social Security Guide 3.1.5.94; 3.1.5.96'
const NOTICE = 'bereavement.weeks'

/** Weeks of the payment that are paid once. */
const WEEKS: Partial<Record<IncomeSupportId, string>> = {
  jobseeker: 'bereavement.jobseeker.weeks',
  'youth-allowance-jobseeker': 'bereavement.youth-allowance.weeks',
  'youth-allowance-student': 'bereavement.youth-allowance.weeks'
}

/** Whether it is theirs, as sure as the payment that it comes with; undefined where that is none of these. */
export function partnersDeath(view: View): Condition | undefined {
  const { chosen, outcomes, rates } = view
  const weeks = chosen && WEEKS[chosen]
  const isTold = eventOf(view, 'partner-died')?.on !== undefined
  const isSoon = !isTold || bereavementEnds(view, 'partner-died') !== undefined || happened(view, 'pregnant') === true
  const standing = standingOf(view.you)
  if (!weeks || happened(view, 'partner-died') !== true || !isSoon) return undefined
  if (standing && !RESIDENTS.includes(standing)) return undefined
  const { truth, facts } = groundOf(outcomes.get(chosen))
  const terms = [count('weeks', rates.value(NOTICE))]
  const said = condition('paid-at-death', truth, SECTION, facts, { terms, figures: [NOTICE, weeks] })
  return truth === 'failed' ? undefined : saidAs('partners-death', said)
}

/** Its amount; none for who is pregnant, because what is added for the time to the birth is not in the data. */
export function partnersDeathAmount(view: View): Result | undefined {
  const { chosen, outcomes, rates } = view
  const figure = chosen && WEEKS[chosen]
  const { result, atMost } = (chosen && outcomes.get(chosen)) ?? {}
  if (!figure || !result?.amount || happened(view, 'pregnant') === true) return undefined
  const paid = (aFortnight: number) =>
    settle(rates, { id: 'bereavement', unit: 'cents', limits: [] }, [
      weeksAtOnce(rates, 'partners-death', aFortnight, figure, SECTION)
    ])
  const most = atMost === undefined ? null : paid(atMost).amount
  return { ...paid(result.amount), ...(most === null ? {} : { atMost: most }) }
}
