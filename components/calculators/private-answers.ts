/** Answers that may reveal violence: only on screen, unless the reader asks to keep them. */
import type { Answers, Question, ToolDefinition } from './types.ts'

type Asking = Pick<ToolDefinition, 'questions'>

/** Whether a question or one of its options is kept out of the address and off paper. */
export function isPrivate(question: Question): boolean {
  return question.isPrivate === true || privateOptions(question).length > 0
}

function privateOptions(question: Question): readonly string[] {
  return question.kind === 'checks' ? (question.privateOptions ?? []) : []
}

/** Whether any answer is private. */
export function hasPrivate({ questions }: Asking, answers: Answers): boolean {
  return questions.some(question => {
    const answer = answers[question.id] ?? ''
    if (question.isPrivate) return answer !== '' && !('initial' in question && answer === question.initial)
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
