/** Answers that may come from violence: kept on the screen alone, unless the reader asks. */
import type { Answers, Question, ToolDefinition } from './types.ts'

type Asking = Pick<ToolDefinition, 'questions'>

/** Whether a question, or one of its options, is kept off the address and paper. */
export function isPrivate(question: Question): boolean {
  return question.isPrivate === true || privateOptions(question).length > 0
}

function privateOptions(question: Question): readonly string[] {
  return question.kind === 'checks' ? (question.privateOptions ?? []) : []
}

/** Whether some of what was answered is private. */
export function hasPrivate({ questions }: Asking, answers: Answers): boolean {
  return questions.some(question => {
    const answer = answers[question.id] ?? ''
    if (question.isPrivate) return answer !== '' && !('initial' in question && answer === question.initial)
    return answer.split(' ').some(option => privateOptions(question).includes(option))
  })
}

/** The other answers. */
export function withoutPrivate({ questions }: Asking, answers: Answers): Answers {
  const rest = { ...answers }
  for (const question of questions.filter(isPrivate)) {
    const hidden = privateOptions(question)
    const ticked = (rest[question.id] ?? '').split(' ').filter(option => !hidden.includes(option))
    rest[question.id] = question.isPrivate ? '' : ticked.join(' ')
  }
  return rest
}
