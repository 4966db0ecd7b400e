/** Carer Allowance: who may get it (Social Security Act 1991 ss 953-957D). */
import type { IsoDate } from '../../dates.ts'
import { asPaid } from '../../household/already-paid.ts'
import { after, any, condition, type Condition } from '../../household/condition.ts'
import { conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { bereavementEnds, bereavementPeriod, caresForSomebody } from '../../household/bereavement.ts'
import { holds, type View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { assessCarerAllowance } from '../../pensions/carer-allowance.ts'
import { cents, count } from '../../result.ts'
import type { CarerAllowanceSituation } from '../../situations/carer-allowance.ts'
import { disabledChildren } from './caring-for-children.ts'

const CARE = 'Social Security Act 1991 ss 953, 954, 954A'
const INCOME = 'Social Security Act 1991 s 957A'
const SECTION = 'A guide to Australian Government payments, Carer Allowance'
const MONTHS = 'carer-allowance.care-months'
const LIMIT = 'carer-allowance.income-limit'
/** Percent: nobody else shares the allowance. */
const WHOLE_SHARE = 100

export const carerAllowance: PaymentRule = {
  id: 'carer-allowance',
  conditions(view) {
    const { daily, constant } = view.you.caring
    if (goesOnUntil(view)) return [bereavementPeriod(view), ...residenceConditions(view, 'carer-allowance')]
    const care = after(caresForSomebody(view, 'carer-allowance', CARE), () => [
      condition('cares-daily', constant === true ? true : daily, CARE, ['caring.daily']),
      longEnough(view),
      conditionOf('lives-with-person', livesTogether(view), CARE),
      condition('receiver-resident', view.you.caring.receiverIsResident, SECTION, ['caring.receiverIsResident']),
      incomeBelowLimit(view),
      condition('care-assessed', 'judged', CARE, ['caring.who']),
      ...residenceConditions(view, 'carer-allowance')
    ])
    return asPaid(care, view, 'carer-allowance')
  },
  ends: goesOnUntil,
  amount(view) {
    const income = familyIncome(view)
    return income === undefined
      ? undefined
      : assessCarerAllowance({ familyIncome: income, people: people(view) }, view.rates)
  }
}

/** Some weeks of it are paid after the person cared for has died. */
function goesOnUntil(view: View): IsoDate | undefined {
  const isHeld = holds(view, 'carer-allowance') === true && view.you.caring.who === 'none'
  return isHeld ? bereavementEnds(view, 'person-cared-for-died') : undefined
}

function longEnough({ you, rates }: View): Condition {
  const { months, endOfLife } = you.caring
  const needed = rates.value(MONTHS)
  const met = any(endOfLife, months === undefined ? undefined : months >= needed)
  const terms = [...(months === undefined ? [] : [count('months', months)]), count('limit', needed)]
  return condition('care-months', met, CARE, [months === undefined ? 'caring.months' : 'caring.endOfLife'], {
    terms,
    figures: [MONTHS]
  })
}

/** A child has to live with the carer; for an adult elsewhere, hours of personal care are counted (s 954A). */
function livesTogether({ you }: View): Ground {
  const { liveTogether, who } = you.caring
  if (liveTogether !== false) return ground(liveTogether, 'caring.liveTogether')
  return ground(who === 'child' ? false : 'judged', 'caring.liveTogether')
}

function incomeBelowLimit(view: View): Condition {
  const income = familyIncome(view)
  const limit = view.rates.value(LIMIT)
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), cents('limit', exact(limit))]
  const met = income === undefined ? undefined : income < limit
  return condition('income-below-limit', met, INCOME, ['familyIncomeYear'], { terms, figures: [LIMIT] })
}

/** Who is cared for, as far as it is known: each child with a disability, else one person. */
function people(view: View): CarerAllowanceSituation['people'] {
  const isChild = view.you.caring.who === 'child'
  const kind = isChild ? ('child' as const) : ('adult' as const)
  return Array.from({ length: isChild ? disabledChildren(view) : 1 }, () => ({ kind, share: WHOLE_SHARE }))
}
