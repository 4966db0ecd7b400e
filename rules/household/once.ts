/** Caches answers that several payments need from the same view. */
import type { View } from './view.ts'

/**
 * Works out an answer once for each view.
 * @param ask may read earlier outcomes, but only those decided before the first call
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
