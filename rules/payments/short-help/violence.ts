/** What is known of violence at home: Crisis Payment and Leaving Violence Program both ask for it. */
import { condition, type Condition } from '../../household/condition.ts'
import { eventOf, happened, type View } from '../../household/view.ts'

/** There was violence at home, or there is. */
export function violence(view: View, section: string): Condition {
  return condition('violence', happened(view, 'violence'), section, ['happened'])
}

/**
 * Whether their living arrangements changed because of it: they left, or the violent person did. A separation, a
 * refuge and having nowhere to live show it without a question.
 */
export function homeChanged(view: View): boolean | undefined {
  const { type } = view.household.home
  return (
    eventOf(view, 'violence')?.homeChanged ??
    (type === 'refuge' || type === 'nowhere' || happened(view, 'separated') || undefined)
  )
}
