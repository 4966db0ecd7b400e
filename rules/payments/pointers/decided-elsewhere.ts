/** What an office decides on facts that no interview asks for. */
import { condition, type Condition } from '../../household/condition.ts'

/** Another office looks at the rest. @param section who does */
export function decidedElsewhere(section: string): Condition {
  return condition('decided-elsewhere', 'judged', section, [])
}
