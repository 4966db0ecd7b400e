/** The data that the page of a tool about days carries: figures, messages, and what its rules read, in one language. */
import type { CalculatorWords, Question } from '../../../components/tool/types.ts'
import type { DaysData, OwnWords } from '../../../components/days/types.ts'
import { daysFormWords as formEn, daysWords as en } from '../../../i18n/days/en.ts'
import { daysFormWords as formZh, daysWords as zh } from '../../../i18n/days/zh.ts'
import type { Data } from '../../../rules/data/load.ts'
import { addDays, type IsoDate } from '../../../rules/dates.ts'
import { ratesDay } from '../../lib/data-day.ts'
import { CALCULATOR_WORDS, pack } from '../calculators.ts'
import { fieldWords, without } from '../field-words.ts'
import type { ViewContext } from '../views.ts'
import { calledService } from './limits.ts'

/** What one tool needs from the build. */
export interface DaysPack<Own extends OwnWords = OwnWords, Book = unknown> {
  /** Prefixes of the ids of figures that its rules look up. */
  figures(data: Data): readonly string[]
  /** The day from which values are needed; by default the day that the page is written for. */
  since?: IsoDate
  /** Who to call about the answer. */
  call: readonly string[]
  /** Whether an answer may reveal violence. */
  mayBeDangerous?: boolean
  /** Whether an answer never shows a working, which names the sources of its figures. */
  hasNoWorking?: boolean
  own(context: ViewContext): Own
  book(context: ViewContext): Book
}

const WORDS = { en: { days: en, form: formEn }, zh: { days: zh, form: formZh } }
const IN_DANGER = ['emergency-000', '1800respect']

/**
 * Everything that a tool needs, for the page as it is built.
 * @param questions what it asks
 * @throws UnknownIdError for a service that may not be shown
 */
export function packed<Own extends OwnWords, Book>(
  context: ViewContext,
  { figures, since, call, mayBeDangerous, hasNoWorking, own, book }: DaysPack<Own, Book>,
  questions: readonly Question[]
): DaysData<Own, Book> {
  const { data, language } = context
  const prefixes = figures(data)
  const wanted = [...data.figures.values()].filter(({ id }) => prefixes.some(prefix => id.startsWith(prefix)))
  const today = ratesDay(wanted, context.today)
  const words = CALCULATOR_WORDS[language]
  const { days, form } = WORDS[language]
  const ownWords = own(context)
  // In the west of Australia it is still the day before for some hours.
  const held = pack(wanted, since ?? addDays(today, -1), context)
  return {
    language,
    words: {
      form: { ...words.form, ...form.form },
      periods: words.periods,
      ...fieldWords(questions, words),
      answer: { ...without(words.answer, OF_AMOUNTS), ...form.answer },
      actions: { ...words.actions, ...form.actions },
      print: words.print,
      questions: ownWords.questions,
      days
    },
    own: ownWords,
    today,
    days: [],
    ...held,
    ...(hasNoWorking && { sources: ofDueFigures(held) }),
    call: call.map(id => calledService(context, id)),
    ...(mayBeDangerous && { danger: IN_DANGER.map(id => calledService(context, id)) }),
    book: book(context)
  }
}

/** What only the answer of a calculator says: an amount, its other periods, its rates. */
const OF_AMOUNTS = [
  'example',
  'week',
  'year',
  'withPay',
  'status',
  'statusNone',
  'none',
  'noneWhy',
  'alsoSay',
  'changes'
] satisfies (keyof CalculatorWords['answer'])[]

const NOT_SHOWN = { title: '', url: '' }

/** Without a working, only a figure whose new value is due names its source: an official page to look at. */
function ofDueFigures({ figures, sources }: ReturnType<typeof pack>): typeof sources {
  const due = figures.filter(({ calendar }) => calendar !== undefined).flatMap(({ values }) => values)
  const shown = new Set(due.map(([, , place]) => place))
  return sources.map((source, place) => (shown.has(place) ? source : NOT_SHOWN))
}
