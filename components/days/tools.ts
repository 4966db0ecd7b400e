/** What shows the answers of every tool about days, for the build: a browser gets the one of its page. */
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

/** The tool with the types of its own data forgotten: the build gives each the data of its page. */
export function daysTool(id: DaysToolId): DaysTool {
  return TOOLS[id] as unknown as DaysTool
}
