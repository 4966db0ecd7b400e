/** Severe financial hardship for Crisis Payment, and what is paid (Social Security Act 1991 ss 19D, 1061JU). */
import { assessCrisisPayment } from '../../crisis-payment.ts'
import { condition, type Condition } from '../../household/condition.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId } from '../../household/ids.ts'
import { isPartnered, type View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, type Finding, type Result } from '../../result.ts'
import type { Happened } from '../../situations/household.ts'
import { crisisSituation, payableId, type Ground } from './crisis-situation.ts'

const SECTION = 'Social Security Act 1991 s 19D'
const ID = 'funds-below-limit'
const LONGER_NEED = 'special-benefit.funds.long-term'
const TOLD: readonly string[] = ['crisis-payment-in-hardship', 'crisis-payment-not-in-hardship']

/** Money at hand below what the payment allows; judged where its limit is not worked out. */
export function fundsBelowLimit(view: View, ground: Ground, event: Happened['event']): Condition {
  const { liquid } = view.household.assets
  if (liquid === undefined) return condition(ID, undefined, SECTION, ['assets.liquid'])
  const { values, missing } = crisisSituation(view, ground, event)
  const findings = values.map(each => hardshipOf(assessCrisisPayment(each, view.rates)))
  const [first] = findings
  const poor = findings.filter(finding => finding?.id === 'crisis-payment-in-hardship')
  if (liquid === 0 || (first && poor.length === findings.length)) return hardship(true, first)
  // Of a pension at the rates of young people no calculator has the limit: it is the whole of what is paid.
  const whole = first === undefined ? maximumOf(view, payableId(view)) : undefined
  if (whole !== undefined && liquid < whole) {
    const terms = [cents('assets', exact(liquid)), cents('limit', exact(whole))]
    return condition(ID, true, SECTION, ['assets.liquid'], { terms })
  }
  const doubts = whatMayRaiseIt(view)
  if (first && poor.length === 0 && !doubts) return hardship(false, first)
  const facts = [...new Set([...missing, ...(doubts ?? [])])]
  return condition(ID, facts.length > 0 ? undefined : 'judged', SECTION, facts)
}

/** Cents a fortnight of a payment before income and assets reduce it. */
function maximumOf({ outcomes }: View, id: IncomeSupportId | undefined): number | undefined {
  const steps = id && outcomes.get(id)?.result?.working
  return steps?.filter(({ amount }) => amount > 0).reduce((running, { amount }) => running + amount, 0)
}

function hardshipOf({ findings }: Result): Finding | undefined {
  return findings.find(({ id }) => TOLD.includes(id))
}

function hardship(met: boolean, finding: Finding | undefined): Condition {
  const { terms, figures } = finding ?? { terms: [], figures: [] }
  return condition(ID, met, SECTION, ['assets.liquid'], { terms, figures })
}

/** Facts that may open a payment with a higher rate, or add Rent Assistance; undefined where there are none. */
function whatMayRaiseIt(view: View): Fact[] | undefined {
  const { type, rentPerFortnight } = view.household.home
  const home: Fact[] = [
    ...(type === undefined ? (['home.type'] as const) : []),
    ...(type !== 'own-home' && rentPerFortnight === undefined ? (['home.rentPerFortnight'] as const) : [])
  ]
  const payable = payableId(view)
  const held: Fact[] = view.you.has ? [] : ['has']
  const others = INCOME_SUPPORT.filter(id => id !== payable && view.outcomes.get(id)?.state === 'may')
  if ([...home, ...held, ...others].length === 0) return undefined
  return [...home, ...held, ...others.flatMap(id => view.outcomes.get(id)?.missing ?? [])]
}

/** What is paid, where it is the same however the unknown answers turn out. */
export function crisisAmount(view: View, ground: Ground, event: Happened['event']): Result | undefined {
  const results = crisisSituation(view, ground, event).values.map(each => assessCrisisPayment(each, view.rates))
  const [first] = results
  return first && results.every(({ amount }) => amount === first.amount) ? first : undefined
}

/**
 * Urgent need: judged, unless money at hand is more than a fortnight of the payment, of a couple two (s 19D), and more
 * than what is left to live on for longer: then nobody is in severe hardship.
 */
export function urgentNeed(view: View, section: string, figures: string[] = []): Condition {
  const { liquid } = view.household.assets
  const rate = maximumOf(view, view.chosen)
  const least = view.rates.value(LONGER_NEED)
  const limit = rate === undefined ? undefined : Math.max(least, rate * (isPartnered(view) === false ? 1 : 2))
  if (liquid === undefined || limit === undefined || liquid < limit) {
    return condition('urgent-need', 'judged', section, [], { figures })
  }
  const terms = [cents('assets', exact(liquid)), cents('limit', exact(limit))]
  return condition(ID, false, SECTION, ['assets.liquid'], { terms })
}
