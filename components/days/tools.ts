/** The components that show the answers of every tool about days. Only the build imports all of them. */
import { tool as deadlines } from './deadlines/tool'
import { tool as finalPay } from './final-pay/tool'
import { tool as firstPayday } from './first-payday/tool'
import { tool as paymentStopped } from './payment-stopped/tool'
import { tool as toldToLeave } from './told-to-leave/tool'
import type { DaysToolId } from './definitions'
import type { DaysTool } from './types'

const TOOLS = {
  deadlines,
  'first-payday': firstPayday,
  'final-pay': finalPay,
  'payment-stopped': paymentStopped,
  'told-to-leave': toldToLeave
} satisfies Record<DaysToolId, unknown>

/** The tool without the types of its own data: the build gives each the data of its page. */
export function daysTool(id: DaysToolId): DaysTool {
  return TOOLS[id] as unknown as DaysTool
}
