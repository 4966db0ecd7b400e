/** Every tool about days that has a page; components/days/tools.ts has the components that show their answers. */
import { deadlines } from './deadlines/definition.ts'
import { finalPay } from './final-pay/definition.ts'
import { firstPayday } from './first-payday/definition.ts'
import { paymentStopped } from './payment-stopped/definition.ts'
import { toldToLeave } from './told-to-leave/definition.ts'
import type { DaysDefinition } from './types.ts'

export const DAYS_DEFINITIONS = {
  deadlines,
  'first-payday': firstPayday,
  'final-pay': finalPay,
  'payment-stopped': paymentStopped,
  'told-to-leave': toldToLeave
} satisfies Record<string, DaysDefinition>

export type DaysToolId = keyof typeof DAYS_DEFINITIONS

/** @throws RangeError if there is no such tool */
export function daysToolId(id: string): DaysToolId {
  if (id in DAYS_DEFINITIONS) return id as DaysToolId
  throw new RangeError(`there is no tool ${id}`)
}
