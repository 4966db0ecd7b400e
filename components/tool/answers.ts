/** Reads the answers of a form: which questions apply, what is wrong, and the values. */
import type { Rates } from '../../rules/lookup.ts'
import { periodKey, periodOf } from './keys.ts'
import { readDay, type DayError } from './typed-days.ts'
import { aFortnight, readAmount, readNumber, typedError, type AmountError, type NumberError } from './typed-numbers.ts'
import type { Answers, DateQuestion, MoneyQuestion, Question, ToolDefinition, Values } from './types.ts'

export type FieldError = AmountError | NumberError | DayError | 'above-most' | 'above-whole' | 'not-chosen'

type Asking = Pick<ToolDefinition, 'questions'>

/** The answers of a form, read once for all its parts. */
export interface Reading {
  answers: Answers
  questions: Question[]
  values: Values
  /** Errors by question, in the order of the form. */
  errors: ReadonlyMap<string, FieldError>
}

/** The initial answers of a form. */
export function initialAnswers({ questions }: Asking): Answers {
  return Object.fromEntries(
    questions.flatMap((question): [string, string][] => {
      if (question.kind === 'checks') return [[question.id, '']]
      const first: [string, string] = [question.id, question.initial]
      return question.kind === 'money' ? [first, [periodKey(question.id), question.periods[0]]] : [first]
    })
  )
}

/** What to say of a question that was left unanswered. */
export function unansweredError({ kind }: Question): FieldError {
  return kind === 'date' ? 'no-day' : kind === 'choice' || kind === 'checks' ? 'not-chosen' : 'empty'
}

/** Reads the answers of a form. @param rates figures of the day of the answer: ages and limits of the law decide what is asked */
export function readAnswers(definition: Asking, answers: Answers, rates: Rates): Reading {
  const values = valuesOf(definition, answers, rates)
  const questions = definition.questions
    .filter(question => question.when?.(values) ?? true)
    .map(question => withMost(question, values))
  const asked = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']))
  const errors = questions.flatMap((question): [string, FieldError][] => {
    const error = errorOf(question, answers, asked)
    return error ? [[question.id, error]] : []
  })
  return { answers, questions, values, errors: new Map(errors) }
}

/** A limit that is a figure becomes the amount of the day. */
function withMost(question: Question, values: Values): Question {
  if (question.kind !== 'money' || question.mostFigure === undefined) return question
  const most = values.figure(question.mostFigure)
  return most === undefined ? question : { ...question, most }
}

/** @param asked the answers to questions that are asked */
function errorOf(question: Question, answers: Answers, asked: Answers): FieldError | undefined {
  if (question.kind === 'choice' || question.kind === 'checks') return undefined
  const typed = answers[question.id] ?? ''
  if (question.kind === 'date') return dayError(question, typed, asked)
  const period = question.kind === 'money' ? periodOf(question, answers) : undefined
  const error = typedError(question, typed, period)
  if (error) return error === 'empty' && question.optional ? undefined : error
  return question.kind === 'money' ? limitError(question, answers, readAmount(typed, period).cents ?? 0) : undefined
}

function dayError(
  { least, most, optional, notBefore = [] }: DateQuestion,
  typed: string,
  asked: Answers
): DayError | undefined {
  const { day, error } = readDay(typed, least, most)
  if (error) return error === 'no-day' && optional ? undefined : error
  const isLater = (other: string) => readDay(asked[other] ?? '', '0000-01-01', day).error === 'day-out-of-range'
  return [notBefore].flat().some(isLater) ? 'day-before' : undefined
}

/** @param typed in cents, for the period chosen */
function limitError(question: MoneyQuestion, answers: Answers, typed: number): FieldError | undefined {
  const { most, partOf } = question
  const cents = counted(question, answers, typed)
  if (most !== undefined && cents > most) return 'above-most'
  if (partOf === undefined) return undefined
  const whole = readAmount(answers[partOf] ?? '').cents
  const period = answers[periodKey(partOf)] ?? ''
  return whole !== undefined && cents > aFortnight(whole, period) ? 'above-whole' : undefined
}

/** Cents as the rules count them: a fortnight if the question offers it. */
function counted(question: MoneyQuestion, answers: Answers, cents: number): number {
  return question.periods.includes('fortnight') ? aFortnight(cents, periodOf(question, answers)) : cents
}

/** The values of answers; a question that does not apply has the value of its initial answer. */
function valuesOf(definition: Asking, answers: Answers, rates: Rates): Values {
  const asked = new Map(definition.questions.map(question => [question.id, question]))
  const first = initialAnswers(definition)
  const judged = new Map<string, boolean>()

  function applies(question: Question): boolean {
    const known = judged.get(question.id)
    if (known !== undefined) return known
    const found = question.when?.(values) ?? true
    judged.set(question.id, found)
    return found
  }

  function given(id: string): [Question, Answers] {
    const question = asked.get(id)
    if (!question) throw new RangeError(`there is no question ${id}`)
    return [question, applies(question) ? answers : first]
  }

  function text(id: string): string {
    const [, from] = given(id)
    return from[id] ?? ''
  }

  const values: Values = {
    is: (id, ...options) => options.includes(text(id)),
    one(id, options) {
      const chosen = options.find(option => option === text(id))
      if (chosen === undefined) throw new RangeError(`${id} is none of ${options.join(', ')}`)
      return chosen
    },
    several(id, options) {
      const chosen = text(id).split(' ')
      return options.filter(option => chosen.includes(option))
    },
    cents(id) {
      const [question, from] = given(id)
      if (question.kind !== 'money') return undefined
      const { cents } = readAmount(from[id] ?? '', periodOf(question, from))
      return cents === undefined ? undefined : counted(question, from, cents)
    },
    number(id) {
      const [question, from] = given(id)
      if (question.kind === 'choice') return Number(from[id])
      if (question.kind !== 'number') return undefined
      return readNumber(from[id] ?? '', question.least, question.most, question.decimals, question).value
    },
    day(id) {
      const [question, from] = given(id)
      return question.kind === 'date' ? readDay(from[id] ?? '', question.least, question.most).day : undefined
    },
    figure: id => (rates.has(id) ? rates.value(id) : undefined)
  }
  return values
}
