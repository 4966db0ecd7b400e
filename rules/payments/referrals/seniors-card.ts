/** Seniors Card of a state or territory: an age, and not much paid work. */
import { unlessFailed, condition, decidedElsewhere, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { holds, type View } from '../../household/view.ts'
import { hoursOfWork } from '../../household/work-hours.ts'
import { STATES } from '../../situations/household-choices.ts'
import { count } from '../../result.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'State or territory government, Seniors Card'

/** States whose limit of hours must not be reached; in the others it may be. */
const BELOW = ['vic', 'qld']

/** Each state has its own age and hours; where neither is confirmed, the state decides. */
export const seniorsCard: PaymentRule = {
  id: 'seniors-card',
  conditions: view => {
    const { state } = view.household.home
    const figure = state && ageFigure(view, state)
    const isHeld = figure !== undefined && view.rates.has(figure)
    const age = isHeld
      ? ageWithin(view, { from: view.rates.value(figure), figures: [figure] }, SECTION)
      : youngest(view)
    return unlessFailed(age, () => (isHeld && state ? hours(view, state) : [ofState(view)]))
  }
}

/** Queensland has an earlier age for people with a concession card. */
function ageFigure(view: View, state: string): string {
  const hasCard = state === 'qld' && holds(view, 'pensioner-concession-card', 'seniors-health-card') === true
  return `seniors-card.${state}.age${hasCard ? '-with-card' : ''}`
}

/** Below the lowest age of all no state has a card. */
function youngest(view: View): Condition {
  const held = STATES.map(state => `seniors-card.${state}.age`).filter(id => view.rates.has(id))
  // Where no figure is held for the day, nobody is too young.
  if (held.length === 0) return decidedElsewhere(SECTION)
  const lowest = Math.min(...held.map(id => view.rates.value(id)))
  return ageWithin(view, { from: lowest, figures: held }, SECTION)
}

function ofState({ household: { home } }: View): Condition {
  if (home.state !== undefined) return decidedElsewhere(SECTION)
  return condition('lives-in-state', undefined, SECTION, ['home.state'])
}

function hours({ you, rates }: View, state: string): Condition[] {
  const figure = `seniors-card.${state}.hours`
  if (!rates.has(figure)) return [decidedElsewhere(SECTION)]
  const limit = rates.value(figure)
  const worked = hoursOfWork(you)
  const met = worked === undefined ? undefined : BELOW.includes(state) ? worked < limit : worked <= limit
  const facts = you.work.status === undefined ? (['work.status'] as const) : (['work.hoursPerWeek'] as const)
  return [
    condition('hours-below-limit', met, SECTION, [...facts], { terms: [count('hours', limit)], figures: [figure] })
  ]
}
