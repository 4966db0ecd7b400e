/** The newly arrived resident's waiting period (Social Security Guide 3.1.2.40, 3.1.2.43). */
import { newlyArrivedWait, olderNewlyArrivedWait } from '../../newly-arrived.ts'
import { count } from '../../result.ts'
import type { NewlyArrivedPayment } from '../../situations/waiting-periods.ts'
import { condition, saidAs, type Condition, type Truth } from '../condition.ts'
import { ground } from '../grounds.ts'
import { INCOME_SUPPORT, type Fact, type PaymentId } from '../ids.ts'
import type { View } from '../view.ts'
import { exemption } from './exemptions.ts'
import { isUnderOlderRules, servedBy, type Served } from './served.ts'
import { standingOf } from './standing.ts'

const SECTION = 'Social Security Guide 3.1.2.40; 3.1.2.43'

/** The wait of a payment that has one; none where the right to stay has none. @throws FigureNotHeldError */
export function newlyArrivedCondition(view: View, payment: PaymentId, wait: NewlyArrivedPayment): Condition[] {
  switch (standingOf(view.you)) {
    case undefined:
      return [condition('newly-arrived-wait', undefined, SECTION, ['residence.status'])]
    case 'citizen':
    case 'refugee':
    // Nobody has become a protected holder since 2004: the wait is over.
    case 'protected-scv':
    // Exempt by Guide 3.1.2.43.
    case 'visa-humanitarian-temporary':
    // The wait of Family Tax Benefit begins with a permanent visa (Family Assistance Act 1999 s 61AA(2)).
    case 'visa-pacific-family':
      return [condition('newly-arrived-wait', true, SECTION, ['residence.status'])]
    case 'scv':
      return newZealander(view, payment, wait)
    case 'visa-309-820':
      return [conditionOf(partnerVisa(view, wait), view, payment)]
    case 'permanent':
      return [conditionOf(permanent(view, wait), view, payment)]
    case 'asylum':
    case 'visa-other':
      return []
  }
}

/** A wait that is over decides; else an exemption; else the wait that runs. */
function conditionOf({ truth, facts, length, from }: Served, view: View, payment: PaymentId): Condition {
  const grounds = { terms: [count('weeks', length.weeks)], figures: [length.id] }
  const newlyArrived = (truth: Truth, by: Fact[]) => condition('newly-arrived-wait', truth, SECTION, by, grounds)
  if (truth === 'met') return newlyArrived('met', facts)
  const exempt = exemption(view, payment)
  if (exempt.truth === 'met') return newlyArrived('met', exempt.facts)
  if (truth === 'unknown') return newlyArrived(truth, facts)
  if (exempt.truth !== 'failed') return newlyArrived(exempt.truth, exempt.facts)
  const waits = { ...newlyArrived(truth, facts), ...(truth === 'failed' && from !== undefined ? { from } : {}) }
  // A change that nobody could help ends the wait for Special Benefit, which stands in for these.
  return truth === 'failed' && STANDS_IN_FOR.includes(payment) ? saidAs('wait-unless-changed', waits) : waits
}

const STANDS_IN_FOR: readonly PaymentId[] = INCOME_SUPPORT

/** New Zealand citizens wait for cards only: other waits begin with a permanent visa. */
function newZealander(view: View, payment: PaymentId, wait: NewlyArrivedPayment): Condition[] {
  if (wait !== 'low-income-card' && wait !== 'seniors-card') return []
  const id = `newly-arrived.${wait}.new-zealand`
  return [conditionOf(servedBy(view, wait, { id, weeks: view.rates.value(id) }), view, payment)]
}

/** A provisional partner visa. Its card waits 104 weeks in staff guidance; the public page can be read as 208. */
function partnerVisa(view: View, wait: NewlyArrivedPayment): Served {
  const longer = servedBy(view, wait, newlyArrivedWait(wait, view.rates))
  if (wait !== 'low-income-card') return longer
  const id = 'newly-arrived.low-income-card.partner-visa'
  const shorter = servedBy(view, wait, { id, weeks: view.rates.value(id) })
  return shorter.truth === 'met' && longer.truth === 'failed' ? { ...shorter, truth: 'judged' } : shorter
}

function permanent(view: View, wait: NewlyArrivedPayment): Served {
  const older = isUnderOlderRules(view.you)
  const past = servedBy(view, wait, olderNewlyArrivedWait(wait, view.rates))
  const present = servedBy(view, wait, newlyArrivedWait(wait, view.rates))
  if (older === undefined && past.truth !== present.truth) {
    const { since } = view.you.residence
    const facts: Fact[] = since === undefined ? ['residence.granted', 'residence.since'] : ['residence.granted']
    return { ...ground(undefined, ...facts), length: present.length }
  }
  return older ? past : present
}
