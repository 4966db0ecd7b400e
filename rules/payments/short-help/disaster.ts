/** What both payments after a disaster ask for (Social Security Act 1991 ss 1061K, 1061KA). */
import { condition, type Condition } from '../../household/condition.ts'
import { eventOf, happened, type View } from '../../household/view.ts'

/** A disaster that the government declared; each event has its own last day, which no figure holds. */
export function declaredDisaster(view: View, section: string): Condition {
  const here = happened(view, 'disaster')
  if (!here) return condition('declared-disaster', here, section, ['happened'])
  return condition('declared-disaster', eventOf(view, 'disaster')?.declared, section, ['happened.declared'])
}
