/** Answers as text: on paper, and in the line of a folded form. */
import { formatDay } from '../../i18n/format'
import { initialAnswers, type Reading } from './answers'
import { money } from './format'
import { periodOf } from './keys'
import { withoutPrivate } from './private-answers'
import { questionWords } from './question-words'
import { readDay } from './typed-days'
import { readAmount } from './typed-numbers'
import type { Answers, Question, ToolData, ToolDefinition } from './types'

const NOTHING = '–'

/** Questions that most people leave unanswered. */
function isOftenUnanswered(question: Question): boolean {
  return (
    question.rare === true || question.isPrivate === true || (question.kind === 'checks' && question.folded === true)
  )
}

interface State {
  reading: Reading
  isKept: boolean
}

/** The questions and answers to show: none that may reveal violence unless the reader keeps it, and no rare one unanswered. */
export function shownAnswers(
  definition: ToolDefinition,
  { reading, isKept }: State
): { questions: Question[]; answers: Answers } {
  const first = initialAnswers(definition)
  const answers = isKept ? reading.answers : withoutPrivate(definition, reading.answers)
  return {
    questions: reading.questions.filter(
      question => !isOftenUnanswered(question) || answers[question.id] !== first[question.id]
    ),
    answers
  }
}

/** What the reader answered, without the questions: for one line. */
export function answersInALine(definition: ToolDefinition, state: State, data: ToolData): string {
  const { questions, answers } = shownAnswers(definition, state)
  return questions
    .map(question => answerText(question, answers, data))
    .filter(text => text !== NOTHING && text !== '')
    .join(data.language === 'en' ? ' · ' : '，')
}

/** One answer as people say it; a dash if there is none. */
export function answerText(question: Question, answers: Answers, { words, language }: ToolData): string {
  const typed = answers[question.id] ?? ''
  const { options } = questionWords(words, question.id)
  switch (question.kind) {
    case 'choice':
      return options[typed] ?? typed
    case 'checks':
      return (
        typed
          .split(' ')
          .filter(Boolean)
          .map(option => options[option] ?? option)
          .join(language === 'en' ? ', ' : '、') || NOTHING
      )
    case 'number':
      return typed || NOTHING
    case 'date': {
      const { day } = readDay(typed, question.least, question.most)
      return day === undefined ? NOTHING : formatDay(day, language)
    }
    case 'money': {
      const { cents } = readAmount(typed, periodOf(question, answers))
      if (cents === undefined) return NOTHING
      const [amount, per] = [money(cents, language), words.periods[periodOf(question, answers)]]
      return language === 'en' ? `${amount} ${per}` : `${per} ${amount}`
    }
  }
}
