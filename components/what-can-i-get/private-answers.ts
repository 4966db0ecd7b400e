/** Answers that reveal violence: not in an address, not on the device, and not on paper unless the reader asks. */
import { hasPrivate, withoutPrivate } from '../tool/private-answers.ts'
import { relevant } from './questions.ts'
import type { Answers } from './types.ts'

/** The one private tick; what is asked because of it does not apply without it. */
const ASKING = { questions: [{ id: 'happened', kind: 'checks', privateOptions: ['violence'] }] } as const

/** Whether somebody is not safe at home. */
export function isPrivate(answers: Answers): boolean {
  return hasPrivate(ASKING, answers)
}

/** The answers that reveal nothing. */
export function withoutViolence(answers: Answers): Answers {
  const { happened, ...rest } = withoutPrivate(ASKING, answers)
  return relevant(happened ? { ...rest, happened } : rest)
}
