/** What several payments ask of one view is worked out once for it. */
import type { View } from './view.ts'

/**
 * The same question, answered once for each view.
 * @param ask may look at earlier outcomes, but only at those that are there before anybody asks
 */
export function oncePerView<Answer>(ask: (view: View) => Answer): (view: View) => Answer {
  const answers = new WeakMap<View, { answer: Answer }>()
  return view => {
    const given = answers.get(view)
    if (given) return given.answer
    const answer = ask(view)
    answers.set(view, { answer })
    return answer
  }
}
