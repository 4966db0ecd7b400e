/** The answers as text, for below the result and for paper. */
import { joinNames } from '../../i18n/fill.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import type { Language } from '../../i18n/languages.ts'
import { readAmount } from '../calculators/typed-numbers.ts'
import { isOpen, QUESTIONS, shownFields } from './questions.ts'
import { dayOf, periodKey, valuesOf, UNKNOWN } from './values.ts'
import type { Answers, Field } from './types.ts'
import { fieldWords, optionWords, questionWords, sayingFor } from './words.ts'

export interface AnswerText {
  /** The id of the question. */
  id: string
  question: string
  answer: string
}

/** Each answered question with its answer, in one language. */
export function answerTexts(answers: Answers, words: InterviewWords, language: Language): AnswerText[] {
  const say = sayingFor(answers)
  const [between, colon] = language === 'en' ? ['; ', ': '] : ['；', '：']
  const values = valuesOf(answers)
  return QUESTIONS.filter(question => isOpen(question, values)).flatMap(question => {
    // An address may hold only part of a screen; it counts, so it is shown.
    const fields = shownFields(question, answers).filter(({ id }) => (answers[id] ?? '') !== '')
    if (fields.length === 0) return []
    const texts = fields.map(field => {
      const { label } = fieldWords(words, field.id, say)
      const text = fieldText(field, answers, words, language)
      // Avoids a question mark followed by a colon.
      return label ? label.replace(/[?？]$/, '') + colon + text : text
    })
    return [{ id: question.id, question: questionWords(words, question.id, say).label, answer: texts.join(between) }]
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
      const period = field.periods.find(each => each === answers[periodKey(field.id)]) ?? field.periods[0]
      const [amount, per] = [formatMoney(cents, language), words.interview.periods[period]]
      if (!per) return amount
      return language === 'en' ? `${amount} ${per}` : `${per} ${amount}`
    }
  }
}
