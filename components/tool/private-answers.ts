/** Answers that may reveal violence: only on screen, unless the reader asks to keep them. */
import type { Answers, ChecksQuestion, Question } from './types.ts'

/** What is needed of a question. */
type Asked = Pick<Question, 'id' | 'kind' | 'isPrivate'> & Pick<ChecksQuestion, 'privateOptions'> & { initial?: string }

interface Asking {
  questions: readonly Asked[]
}

/** Whether a question or one of its options is kept out of the address and off paper. */
export function isPrivate(question: Asked): boolean {
  return question.isPrivate === true || privateOptions(question).length > 0
}

function privateOptions(question: Asked): readonly string[] {
  return question.kind === 'checks' ? (question.privateOptions ?? []) : []
}

/** Whether any answer is private. */
export function hasPrivate({ questions }: Asking, answers: Answers): boolean {
  return questions.some(question => {
    const answer = answers[question.id] ?? ''
    if (question.isPrivate) return answer !== '' && answer !== question.initial
    return answer.split(' ').some(option => privateOptions(question).includes(option))
  })
}

/** The answers that are not private. */
export function withoutPrivate({ questions }: Asking, answers: Answers): Answers {
  const rest = { ...answers }
  for (const question of questions.filter(isPrivate)) {
    const hidden = privateOptions(question)
    const ticked = (rest[question.id] ?? '').split(' ').filter(option => !hidden.includes(option))
    rest[question.id] = question.isPrivate ? '' : ticked.join(' ')
  }
  return rest
}
