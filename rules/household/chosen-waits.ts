/** The waits of somebody in a household, who may have arrived with the partner; the first-payday tool asks one person. */
import { mayHaveComeTogether, withArrival } from './arrival.ts'
import type { PaymentId } from './ids.ts'
import { oncePerView } from './once.ts'
import type { View } from './view.ts'
import { waitsOf } from './waits.ts'
import type { Waiting } from './waits/wait.ts'

/** The waits for a payment, counting an arrival that the partner reported for both. @throws FigureNotHeldError */
export function householdWaitsOf(view: View, payment: PaymentId): Waiting {
  return waitsOf(mayHaveComeTogether(view) ? view : withArrival(view), payment)
}

/** The waits for the payment that they would take; none if there is none. @throws FigureNotHeldError */
export const waitsOfChosen = oncePerView(view => (view.chosen ? householdWaitsOf(view, view.chosen) : NO_WAITS))

const NO_WAITS: Waiting = { waits: [] }
