import { useState } from 'react'
import { readAnswers, unansweredError, initialAnswers } from '../../../components/tool/answers'
import { Field } from '../../../components/tool/Field'
import { Field as QuestionField } from '../../../components/tool/Fields'
import { questionWords } from '../../../components/tool/question-words'
import { ratesByDay } from '../../../components/tool/rates'
import { HALF_TYPED } from '../../../components/tool/typed-days'
import type { Answers, Question, ToolData } from '../../../components/tool/types'
import { jobseeker } from '../../../components/calculators/definitions/jobseeker'
import { tool as deadlines } from '../../../components/days/deadlines/tool'
import { errorOf } from '../../../components/what-can-i-get/check-answers'
import { ScreenField } from '../../../components/what-can-i-get/Fields'
import { QUESTIONS } from '../../../components/what-can-i-get/questions'
import type { Field as ScreenFieldSpec, InterviewData } from '../../../components/what-can-i-get/types'
import { sayingFor } from '../../../components/what-can-i-get/words'
import { TODAY, type KitData } from './data'
import { Section, Specimen } from './Specimen'
import { nothing } from './states'

/** What is typed in a field: nothing, something right, and what is wrong in each way. */
const TYPED = {
  money: ['', '480', 'four', '-5', '999999999'],
  number: ['', '30', 'x', '30.5', '99999'],
  date: ['', '2026-11-20', TODAY, HALF_TYPED, '1800-01-01'],
  day: ['', '2026-11-20', TODAY, '1800-01-01']
}

/** The first of each sort: more of them would show nothing new. */
function oneOfEach<Asked>(all: readonly Asked[], sortOf: (asked: Asked) => string): [string, Asked][] {
  return [...new Map(all.map(asked => [sortOf(asked), asked] as const).reverse())].reverse()
}

/** The question kinds of calculators and tools about days, and the fields of the interview. */
export function Questions({ data }: { data: KitData }) {
  const { calculator, days, interview } = data
  const fields = QUESTIONS.flatMap(question => question.fields)
  return (
    <>
      <Section title="Questions of calculators and tools about days">
        {oneOfEach(jobseeker.questions, sortOfQuestion).map(([sort, question]) => (
          <States key={sort} sort={sort} question={question} data={calculator} />
        ))}
        {oneOfEach(deadlines.definition.questions, sortOfQuestion).map(([sort, question]) => (
          <States key={sort} sort={sort} question={question} data={days.deadlines} />
        ))}
        <Specimen name="Field, disabled, with an error that is announced">
          <Field id="kit-disabled" label="480" hint="480" error="480" announce>
            {control => <input {...control} disabled defaultValue="480" />}
          </Field>
        </Specimen>
      </Section>
      <Section title="Fields of the interview">
        {oneOfEach(fields, sortOfField).map(([sort, field]) => (
          <ScreenStates key={sort} sort={sort} field={field} data={interview} />
        ))}
      </Section>
    </>
  )
}

function sortOfQuestion(question: Question): string {
  const { kind } = question
  const traits = [
    kind === 'choice' && question.menu && 'menu',
    kind === 'checks' && question.folded && 'folded',
    kind === 'checks' && question.privateOptions?.length && 'private options',
    question.isPrivate && 'private',
    kind === 'money' && question.periods.length > 1 && 'periods',
    'optional' in question && question.optional && 'optional'
  ]
  return [kind, ...traits].filter(Boolean).join(', ')
}

function answersTo(question: Question): readonly string[] {
  if (question.kind === 'choice') return ['', question.initial]
  if (question.kind === 'checks') return ['', question.options[0] ?? '', question.options.join(' ')]
  return TYPED[question.kind]
}

/** A question of a tool with each answer; the ids differ, so that each label has its own control. */
function States({ sort, question, data }: { sort: string; question: Question; data: ToolData }) {
  return answersTo(question).map((typed, place) => {
    const id = `${question.id}~${place}`
    const words = {
      ...data.words,
      questions: { ...data.words.questions, [id]: questionWords(data.words, question.id) }
    }
    return (
      <Specimen key={id} name={`${sort}: ${JSON.stringify(typed)}`}>
        <Asked question={{ ...question, id, when: () => true }} typed={typed} data={{ ...data, words }} />
      </Specimen>
    )
  })
}

function Asked({ question, typed, data }: { question: Question; typed: string; data: ToolData }) {
  const definition = { questions: [question] }
  const [answers, setAnswers] = useState<Answers>({ ...initialAnswers(definition), [question.id]: typed })
  const { errors } = readAnswers(definition, answers, ratesByDay(data)(TODAY))
  const isOpen = 'optional' in question && question.optional
  const missing = answers[question.id] === '' && !isOpen ? unansweredError(question) : undefined
  return (
    <QuestionField
      question={question}
      error={errors.get(question.id) ?? missing}
      answers={answers}
      data={data}
      now={TODAY}
      onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
      onLeave={nothing}
    />
  )
}

function sortOfField(field: ScreenFieldSpec): string {
  const { kind } = field
  const traits = [
    (kind === 'choice' || kind === 'checks') && field.options.length > 9 && 'long',
    kind === 'money' && field.periods.length > 1 && 'periods',
    kind === 'number' && field.unit
  ]
  return [kind, ...traits].filter(Boolean).join(', ')
}

function ScreenStates({ sort, field, data }: { sort: string; field: ScreenFieldSpec; data: InterviewData }) {
  const { kind } = field
  const answers =
    kind === 'choice' || kind === 'checks' ? ['', field.options[0] ?? '', field.options.join(' ')] : TYPED[kind]
  return answers.map((typed, place) => {
    const id = `${field.id}~${place}`
    const all: Record<string, unknown> = data.words.fields
    const fields = { ...data.words.fields, [id]: all[field.id] }
    return (
      <Specimen key={id} name={`${sort}: ${JSON.stringify(typed)}`}>
        <Screen field={{ ...field, id }} typed={typed} data={{ ...data, words: { ...data.words, fields } }} />
      </Specimen>
    )
  })
}

function Screen({ field, typed, data }: { field: ScreenFieldSpec; typed: string; data: InterviewData }) {
  const [answers, setAnswers] = useState<Answers>({ [field.id]: typed })
  const answer = answers[field.id] ?? ''
  return (
    <ScreenField
      field={field}
      isMain={false}
      hasHint={false}
      error={errorOf(field, answer)}
      answer={answer}
      period={answers[`${field.id}-per`] ?? ''}
      isHalfTyped={field.kind === 'day' && answer === '1800-01-01'}
      today={TODAY}
      data={data}
      say={sayingFor({})}
      onAnswer={(id, text) => setAnswers({ ...answers, [id]: text })}
      onClear={id => setAnswers({ ...answers, [id]: '' })}
      onTap={nothing}
    />
  )
}
