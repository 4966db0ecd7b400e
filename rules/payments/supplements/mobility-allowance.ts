/** Mobility Allowance (A guide to Australian Government payments; Social Security Act 1991 s 1035). */
import { asPaid } from '../../household/already-paid.ts'
import { condition } from '../../household/condition.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { anyGround, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { count } from '../../result.ts'

const SECTION = 'A guide to Australian Government payments, Mobility Allowance'
const ID = 'mobility-allowance'
const AGE = 'mobility-allowance.age'
const WITHOUT_WORK: readonly string[] = ['none', 'retired']

export const mobilityAllowance: PaymentRule = {
  id: ID,
  conditions(view) {
    const { you, rates } = view
    const least = rates.value(AGE)
    const terms = [...(you.age === undefined ? [] : [count('age', you.age)]), count('limit', least)]
    const conditions = [
      condition('age-from', you.age === undefined ? undefined : you.age >= least, SECTION, ['age'], {
        terms,
        figures: [AGE]
      }),
      conditionOf('cannot-use-public-transport', cannotUseTransport(view), SECTION),
      conditionOf('working-studying-or-looking', active(view), SECTION),
      conditionOf('no-ndis-package', noPackage(view), SECTION),
      ...residenceConditions(view, ID)
    ]
    return asPaid(conditions, view, ID)
  }
}

/** A doctor's report decides; who is not limited by health has none. */
function cannotUseTransport({ you: { health } }: View): Ground {
  if (health.limitsWork === false) return ground(false, 'health.limitsWork')
  const { cannotUsePublicTransport: cannot } = health
  return ground(cannot === true ? 'judged' : cannot, 'health.cannotUsePublicTransport')
}

/** Work, study or a job plan; how many hours of it is for Services Australia to count. */
function active(view: View): Ground {
  const { work, study } = view.you
  const works = work.status === undefined ? undefined : WITHOUT_WORK.includes(work.status) ? false : 'judged'
  const studies = study.load === undefined ? undefined : study.load === 'none' ? false : 'judged'
  const looks = receivesPayment(view, ['jobseeker', 'youth-allowance-jobseeker']).truth === 'failed' ? false : 'judged'
  return anyGround([ground(works, 'work.status'), ground(studies, 'study.load'), ground(looks, 'work.status')])
}

function noPackage({ you: { health } }: View): Ground {
  return ground(health.ndisTransport === undefined ? undefined : !health.ndisTransport, 'health.ndisTransport')
}
