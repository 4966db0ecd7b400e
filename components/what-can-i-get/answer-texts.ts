/** The answers as text, for below the result and for paper. */
import { joinNames } from '../../i18n/fill.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import type { Language } from '../../i18n/languages.ts'
import { periodOf } from '../tool/keys.ts'
import { readAmount } from '../tool/typed-numbers.ts'
import { isOpen, QUESTIONS, shownFields } from './questions.ts'
import { dayOf, NONE, valuesOf, UNKNOWN } from './values.ts'
import type { Answers, Field } from './types.ts'
import { fieldWords, optionWords, questionWords, sayingFor } from './words.ts'

/** The answer to one field. */
export interface AnswerRow {
  /** What was asked: the field, or the question where it is the main field of its screen. */
  label: string
  text: string
}

export interface AnswerText {
  /** The id of the question. */
  id: string
  question: string
  rows: AnswerRow[]
}

/**
 * Each answered question with its answers, in one language. “None of these” beside other answers of its screen says nothing
 * and is left out.
 */
export function answerTexts(answers: Answers, words: InterviewWords, language: Language): AnswerText[] {
  const say = sayingFor(answers)
  const values = valuesOf(answers)
  return QUESTIONS.filter(question => isOpen(question, values)).flatMap(asked => {
    // An address may hold only part of a screen; it counts, so it is shown.
    const given = shownFields(asked, answers).filter(({ id }) => (answers[id] ?? '') !== '')
    const telling = given.filter(({ id, kind }) => kind !== 'checks' || answers[id] !== NONE)
    const fields = telling.length > 0 ? telling : given.slice(0, 1)
    if (fields.length === 0) return []
    const question = questionWords(words, asked.id, say).label
    const rows = fields.map(field => ({
      label: fieldWords(words, field.id, say).label || question,
      text: fieldText(field, answers, words, language)
    }))
    return [{ id: asked.id, question, rows }]
  })
}

function fieldText(field: Field, answers: Answers, words: InterviewWords, language: Language): string {
  const typed = answers[field.id] ?? ''
  const say = sayingFor(answers)
  if (typed === UNKNOWN) return words.interview.dontKnow
  switch (field.kind) {
    case 'choice':
    case 'checks':
      return joinNames(
        typed.split(' ').map(option => optionWords(words, field.id, option, say).label),
        language
      )
    case 'day': {
      const day = dayOf(typed)
      return day === undefined ? typed : formatDate(day, language)
    }
    case 'number':
      return typed
    case 'money': {
      const { cents } = readAmount(typed)
      if (cents === undefined) return typed
      const [amount, per] = [formatMoney(cents, language), words.interview.periods[periodOf(field, answers)]]
      if (!per) return amount
      return language === 'en' ? `${amount} ${per}` : `${per} ${amount}`
    }
  }
}
