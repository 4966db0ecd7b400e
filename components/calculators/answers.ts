/** From what was typed to what it means: which questions matter, what is wrong, which situation it makes. */
import { aFortnight, readAmount, type AmountError } from './money-field.ts'
import { readNumber, type NumberError } from './number-field.ts'
import type { Answers, Definition, MoneyQuestion, NumberQuestion, Question, Values } from './types.ts'

export type FieldError = AmountError | NumberError | 'above-most' | 'above-whole'

/** The key under which a question about money keeps its period. */
export function periodKey(id: string): string {
  return `${id}-per`
}

function firstAnswers(questions: readonly Question[]): [string, string][] {
  return questions.flatMap((question): [string, string][] => {
    if (question.kind === 'checks') return [[question.id, '']]
    if (question.kind !== 'money') return [[question.id, question.initial]]
    return [
      [question.id, question.initial],
      [periodKey(question.id), question.periods[0]]
    ]
  })
}

/** What a form begins with. */
export function initialAnswers({ questions }: Pick<Definition, 'questions'>): Answers {
  return Object.fromEntries(firstAnswers(questions))
}

/** The period chosen for an amount. */
export function periodOf(question: MoneyQuestion, answers: Answers): string {
  return answers[periodKey(question.id)] ?? question.periods[0]
}

/** What is wrong with the answer to a question. */
export function errorOf(question: Question, answers: Answers): FieldError | undefined {
  const typed = answers[question.id] ?? ''
  if (question.kind === 'money') {
    const { cents, error } = readAmount(typed)
    if (cents !== undefined) return limitError(question, answers, counted(question, answers, cents))
    return error === 'empty' && question.optional ? undefined : error
  }
  if (question.kind === 'number') {
    const { error } = numberOf(question, typed)
    return error === 'empty' && question.optional ? undefined : error
  }
  return undefined
}

/** @param cents as the rules count them */
function limitError({ most, partOf }: MoneyQuestion, answers: Answers, cents: number): FieldError | undefined {
  if (most !== undefined && cents > most) return 'above-most'
  if (partOf === undefined) return undefined
  const whole = readAmount(answers[partOf] ?? '').cents
  const period = answers[periodKey(partOf)] ?? ''
  return whole !== undefined && cents > aFortnight(whole, period) ? 'above-whole' : undefined
}

function numberOf({ least, most, decimals }: NumberQuestion, typed: string) {
  return readNumber(typed, least, most, decimals)
}

/** Cents as the rules count them: a fortnight where the question offers it. */
function counted(question: MoneyQuestion, answers: Answers, cents: number): number {
  return question.periods.includes('fortnight') ? aFortnight(cents, periodOf(question, answers)) : cents
}

/**
 * Reads answers; a question that does not matter counts as never answered.
 * @throws RangeError, when a value is read, where the calculator has no such question
 */
export function valuesOf(definition: Pick<Definition, 'questions'>, answers: Answers): Values {
  const asked = new Map(definition.questions.map(question => [question.id, question]))
  const first = initialAnswers(definition)
  const judged = new Map<string, boolean>()

  function matters(question: Question): boolean {
    const known = judged.get(question.id)
    if (known !== undefined) return known
    const found = question.when?.(values) ?? true
    judged.set(question.id, found)
    return found
  }

  function given(id: string): [Question, Answers] {
    const question = asked.get(id)
    if (!question) throw new RangeError(`there is no question ${id}`)
    return [question, matters(question) ? answers : first]
  }

  const values: Values = {
    text(id) {
      const [, from] = given(id)
      return from[id] ?? ''
    },
    is: (id, ...options) => options.includes(values.text(id)),
    cents(id) {
      const [question, from] = given(id)
      const { cents } = readAmount(from[id] ?? '')
      if (cents === undefined || question.kind !== 'money') return undefined
      return counted(question, from, cents)
    },
    number(id) {
      const [question, from] = given(id)
      return question.kind === 'number' ? numberOf(question, from[id] ?? '').value : undefined
    },
    list: id => values.text(id).split(' ').filter(Boolean)
  }
  return values
}

/** The questions that matter, given the answers. */
export function questionsFor(definition: Pick<Definition, 'questions'>, answers: Answers): Question[] {
  const values = valuesOf(definition, answers)
  return definition.questions.filter(question => question.when?.(values) ?? true)
}

/** What is wrong, by question, in the order of the form. */
export function errorsOf(questions: readonly Question[], answers: Answers): [id: string, error: FieldError][] {
  return questions.flatMap(question => {
    const error = errorOf(question, answers)
    return error ? [[question.id, error] as [string, FieldError]] : []
  })
}
