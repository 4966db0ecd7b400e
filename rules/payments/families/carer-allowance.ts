/** Carer Allowance: who may get it (Social Security Act 1991 ss 953-957D). */
import { asPaid } from '../../household/already-paid.ts'
import { unlessFailed, any, condition, type Condition } from '../../household/condition.ts'
import { addDays } from '../../dates.ts'
import { conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { Advice } from '../../household/outcome.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { bereavementPeriod, caresForSomebody, goesOnForCarer } from '../../household/bereavement.ts'
import { holds, type View } from '../../household/view.ts'
import { assessCarerAllowance } from '../../pensions/carer-allowance.ts'
import { count, type Result } from '../../result.ts'
import type { CarerAllowanceSituation } from '../../situations/carer-allowance.ts'
import { DAYS_A_WEEK, WEEKS_A_FORTNIGHT } from '../../time.ts'
import { disabledChildren } from './caring-for-children.ts'
import { incomeBelow } from './conditions.ts'

const CARE = 'Social Security Act 1991 ss 953, 954, 954A'
const INCOME = 'Social Security Act 1991 s 957A'
const SECTION = 'A guide to Australian Government payments, Carer Allowance'
const BACK = 'Social Security (Administration) Act 1999 Sch 2'
const MONTHS = 'carer-allowance.care-months'
const LIMIT = 'carer-allowance.income-limit'
/** Percent: nobody else shares the allowance. */
const WHOLE_SHARE = 100

export const carerAllowance: PaymentRule = {
  id: 'carer-allowance',
  conditions(view) {
    const { daily, constant } = view.you.caring
    if (goesOnForCarer(view, 'carer-allowance'))
      return [bereavementPeriod(view), ...residenceConditions(view, 'carer-allowance')]
    const care = unlessFailed(caresForSomebody(view, 'carer-allowance', CARE), () => [
      condition('cares-daily', constant === true ? true : daily, CARE, ['caring.daily']),
      longEnough(view),
      conditionOf('lives-with-person', livesTogether(view), CARE),
      condition('receiver-resident', view.you.caring.receiverIsResident, SECTION, ['caring.receiverIsResident']),
      incomeBelow(view, 'income-below-limit', LIMIT, INCOME),
      condition('care-assessed', 'judged', CARE, ['caring.who']),
      ...residenceConditions(view, 'carer-allowance')
    ])
    return asPaid(care, view, 'carer-allowance')
  },
  advice: backPay,
  ends: view => goesOnForCarer(view, 'carer-allowance'),
  amount: allowance
}

function allowance(view: View): Result | undefined {
  const income = familyIncome(view)
  return income === undefined
    ? undefined
    : assessCarerAllowance({ familyIncome: income, people: people(view) }, view.rates)
}

/** Care that was given before the claim can be paid, for some weeks (Administration Act Sch 2). */
function backPay(view: View): Advice | undefined {
  const { amount } = allowance(view) ?? {}
  if (!amount || goesOnForCarer(view, 'carer-allowance') || holds(view, 'carer-allowance')) return undefined
  const weeks = view.rates.value('carer-allowance.backdate-weeks')
  const back = { since: addDays(view.on, -weeks * DAYS_A_WEEK), amount: (amount * weeks) / WEEKS_A_FORTNIGHT }
  return { id: 'care-before-claim', section: BACK, back }
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

/** Who is cared for, as far as it is known: each child with a disability, else one person. */
function people(view: View): CarerAllowanceSituation['people'] {
  const isChild = view.you.caring.who === 'child'
  const kind = isChild ? ('child' as const) : ('adult' as const)
  return Array.from({ length: isChild ? disabledChildren(view) : 1 }, () => ({ kind, share: WHOLE_SHARE }))
}
