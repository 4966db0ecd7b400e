/** Energy rebates of the states and territories: nearly all ask for a concession card. */
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import type { Fact } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { holds, stateOf, type View } from '../../household/view.ts'

const SECTION = 'Department of Climate Change, Energy, the Environment and Water, energy rebates and assistance'

/** Cards that a rebate is for; the seniors' one only in some states. */
const CARDS = ['pensioner-concession-card', 'health-care-card', 'low-income-health-care-card'] as const

/** A card, and a state that pays the rebate. */
export const energyRebates: PaymentRule = {
  id: 'energy-rebates',
  conditions: view => unlessFailed(card(view), () => [state(view)])
}

function card(view: View): Condition {
  const id = 'concession-card'
  const has = holds(view, 'pensioner-concession-card', 'health-care-card')
  const states = CARDS.map(each => stateOf(view, each))
  if (has || states.includes('likely')) return condition(id, true, SECTION, ['has'])
  const missing = CARDS.flatMap(each => view.outcomes.get(each)?.missing ?? [])
  const isOpen = states.includes('may') || ['likely', 'may'].includes(stateOf(view, 'seniors-health-card') ?? 'no')
  if (isOpen) return missing.length > 0 ? unknown(missing) : condition(id, 'judged', SECTION, ['has'])
  return has === undefined ? unknown(['has']) : condition(id, false, SECTION, ['has'])
}

function unknown(missing: Fact[]): Condition {
  return condition('concession-card', undefined, SECTION, [...new Set(missing)])
}

function state({ household: { home } }: View): Condition {
  return condition('lives-in-state', home.state !== undefined || undefined, SECTION, ['home.state'])
}
