/** What goes on for some weeks after a death (Services Australia, What help there is when an adult dies). */
import { addDays, type IsoDate } from '../dates.ts'
import { count } from '../result.ts'
import type { Happened } from '../situations/household.ts'
import { DAYS_A_WEEK } from '../time.ts'
import { condition, type Condition } from './condition.ts'
import { dayOf, holds, type View } from './view.ts'

const WEEKS = 'bereavement.weeks'
const SECTION = 'Services Australia, What help there is when an adult dies'

type CarersPayment = 'carer-payment' | 'carer-allowance'

/** The first day after the weeks that a death covers; undefined if none of them runs. @throws FigureNotHeldError */
export function bereavementEnds(view: View, ...deaths: Happened['event'][]): IsoDate | undefined {
  const { on, rates } = view
  const running = deaths.flatMap(death => {
    const day = dayOf(view, death)
    const until = day === undefined || day > on ? undefined : addDays(day, rates.value(WEEKS) * DAYS_A_WEEK)
    return until !== undefined && until > on ? [until] : []
  })
  return running.sort().at(-1)
}

/** Until when a payment for a child who died goes on, to a family without another child. @throws FigureNotHeldError */
export function goesOnForChild(view: View, payment: 'ftb-a' | 'ftb-b'): IsoDate | undefined {
  const isHeld = holds(view, payment) === true && view.children?.length === 0
  return isHeld ? bereavementEnds(view, 'child-died') : undefined
}

/** Until when a payment goes on to a carer after the person cared for has died. @throws FigureNotHeldError */
export function goesOnForCarer(view: View, payment: CarersPayment): IsoDate | undefined {
  const isHeld = holds(view, payment) === true && view.you.caring.who === 'none'
  return isHeld ? bereavementEnds(view, 'person-cared-for-died') : undefined
}

/**
 * Whether somebody is cared for; open where what is known of a death, or of the payment, leaves it to the other whether
 * it goes on.
 */
export function caresForSomebody(view: View, payment: CarersPayment, section: string): Condition {
  const { caring, happened } = view.you
  const isHeld = holds(view, payment)
  const died = happened && bereavementEnds(view, 'person-cared-for-died') !== undefined
  const isOpen = caring.who === 'none' && ((isHeld === undefined && died) || (isHeld && died === undefined))
  const cares = caring.who && caring.who !== 'none'
  const open = isHeld === undefined ? 'has' : 'happened'
  return condition('cares-for-somebody', isOpen ? undefined : cares, section, [isOpen ? open : 'caring.who'])
}

/** In place of a condition that ended with a death: what was paid on that day goes on for some weeks. */
export function bereavementPeriod({ rates }: View): Condition {
  const grounds = { terms: [count('weeks', rates.value(WEEKS))], figures: [WEEKS] }
  return condition('bereavement-period', true, SECTION, ['happened', 'has'], grounds)
}
