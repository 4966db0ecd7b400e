/** The data of every tool about days. */
import type { DaysToolId } from '../../../components/days/definitions.ts'
import type { DaysData } from '../../../components/days/types.ts'
import type { ViewContext } from '../views.ts'
import { deadlinesPack } from './deadlines.ts'
import { finalPayPack } from './final-pay.ts'
import { firstPaydayPack } from './first-payday.ts'
import { paymentStoppedPack } from './payment-stopped.ts'
import { toldToLeavePack } from './told-to-leave.ts'
import { packed } from './pack.ts'

const PACKS: Record<DaysToolId, (context: ViewContext) => DaysData> = {
  deadlines: context => packed(context, deadlinesPack),
  'first-payday': context => packed(context, firstPaydayPack),
  'final-pay': context => packed(context, finalPayPack),
  'payment-stopped': context => packed(context, paymentStoppedPack),
  'told-to-leave': context => packed(context, toldToLeavePack)
}

/** @throws UnknownIdError if one of its services may not be shown */
export function daysData(context: ViewContext, id: DaysToolId): DaysData {
  return PACKS[id](context)
}
