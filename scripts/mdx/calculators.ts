/** The data of a calculator’s page: figures, sources, days and messages, in one language. */
import { initialAnswers, readAnswers } from '../../components/tool/answers.ts'
import { wordsKey } from '../../components/tool/question-words.ts'
import type { CalculatorPage } from '../../components/calculators/pages.ts'
import { ratesByDay } from '../../components/tool/rates.ts'
import type {
  CalculatorData,
  CalculatorWords,
  Definition,
  PackedFigure,
  PackedSource,
  PackedValue
} from '../../components/tool/types.ts'
import { work } from '../../components/tool/work.ts'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { CALCULATORS } from '../../rules/calculators.ts'
import type { Figure, FigureValue } from '../../rules/data/schema.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { labelsOf } from '../../rules/labels.ts'
import { WORDED_KINDS, type LabelKind } from '../../rules/labels/kinds.ts'
import { ratesDay } from '../lib/data-day.ts'
import { fieldWords, only } from './field-words.ts'
import { serviceView, withoutInterpreter, type ViewContext } from './views.ts'

export const CALCULATOR_WORDS: Record<'en' | 'zh', CalculatorWords> = { en, zh }

/** The figures of payments are not complete before this day. */
const FIRST_DAY: IsoDate = '2023-03-20'

/** The yearly and half-yearly records begin on these days; some values in them are older. */
const RECORD_STARTS: readonly IsoDate[] = ['2023-01-01', FIRST_DAY]

/**
 * Everything that a calculator needs in the browser, and nothing of the others.
 * @throws UnknownIdError where one of its services may not be shown
 */
export function calculatorData(context: ViewContext, { definition, call }: CalculatorPage): CalculatorData {
  const { data, language } = context
  const prefixes: readonly string[] = CALCULATORS[definition.id].figures
  const wanted = [...data.figures.values()].filter(({ id }) => prefixes.some(prefix => id.startsWith(prefix)))
  const today = ratesDay(wanted, context.today)
  const days = completeDays(definition, pack(wanted, FIRST_DAY, context), today)
  const { figures, sources } = pack(wanted, days.at(-1) ?? FIRST_DAY, context)
  return {
    language,
    words: wordsOf(definition, CALCULATOR_WORDS[language]),
    today,
    days,
    figures,
    sources,
    call: call.map(id => withoutInterpreter(serviceView(context, id)))
  }
}

/** Figures with their values from a day on, and their sources. */
export function pack(
  wanted: Figure[],
  since: IsoDate,
  context: ViewContext
): Pick<CalculatorData, 'figures' | 'sources'> {
  // Like names and values beside each other take fewer bytes.
  const sorted = wanted.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ids = sorted.flatMap(figure => valuesSince(since, figure).map(({ source }) => source))
  const sources = withSources([], ids, context)
  return { figures: sorted.map(figure => packed(figure, since, sources, context)), sources }
}

/** The sources held, and after them those of `ids` that are missing. Two ids may be one page: it stands once. */
export function withSources(
  held: readonly PackedSource[],
  ids: readonly string[],
  context: ViewContext
): PackedSource[] {
  const all = [...held, ...[...new Set(ids)].map(id => packedSource(id, context))]
  return all.filter((source, at) => placeIn(all, source) === at)
}

/** Where a source stands in a list that has it. */
export function placeOf(id: string, sources: readonly PackedSource[], context: ViewContext): number {
  return placeIn(sources, packedSource(id, context))
}

function placeIn(sources: readonly PackedSource[], { title, url }: PackedSource): number {
  return sources.findIndex(known => known.title === title && known.url === url)
}

/** The data check makes sure that each is in data/. */
function packedSource(id: string, { data }: ViewContext): PackedSource {
  const { title, url } = data.sources.get(id) ?? { title: id, url: '' }
  return { title, url }
}

/** A value that ended before the first day on offer is never needed. */
function valuesSince(since: IsoDate, { values }: Figure): FigureValue[] {
  return values.filter((_value, index) => (values[index + 1]?.from ?? '9999') > since)
}

function packed(figure: Figure, since: IsoDate, sources: readonly PackedSource[], context: ViewContext): PackedFigure {
  const { id, unit, calendar, ends } = figure
  return {
    id,
    ...(unit !== 'money' && { unit }),
    ...(calendar !== 'none' && { calendar }),
    ...(ends && { ends }),
    values: valuesSince(since, figure).map((held): PackedValue => {
      const { from, value, source, status } = held
      const place = placeOf(source, sources, context)
      const start = startOf(figure, held)
      if (start) return [from, value, place, status, start]
      return status === 'verified' ? [from, value, place] : [from, value, place, status]
    })
  }
}

/** Why `from` is not the day the value began; undefined where it is. */
function startOf({ calendar, values }: Figure, value: FigureValue): PackedValue[4] {
  if (value.start_unknown) return 'seen'
  return calendar === 'none' && value === values[0] && RECORD_STARTS.includes(value.from) ? 'older' : undefined
}

/** The messages named after labels of the rules, without those that no result of the page can carry. */
function labelWords(id: Definition['id'], words: CalculatorWords): Partial<CalculatorWords> {
  const { labels } = CALCULATORS[id]
  const kept = (kind: LabelKind) => new Set(labelsOf(kind, labels))
  return {
    ...Object.fromEntries(WORDED_KINDS.map(kind => [kind, only(words[kind], kept(kind))])),
    how: only(words.how, kept('steps'))
  }
}

/** A page carries only the messages of its own questions, examples and results. */
function wordsOf({ id, questions, examples }: Definition, words: CalculatorWords): CalculatorWords {
  const asked = new Set(questions.map(({ id }) => wordsKey(id)))
  const named = new Set(examples.map(({ id }) => id))
  return {
    ...words,
    ...fieldWords(questions, words),
    ...labelWords(id, words),
    calculators: only(words.calculators, new Set([id])),
    questions: only(words.questions, asked),
    examples: { ...words.examples, names: only(words.examples.names, named) }
  }
}

/** Days on which a rate of the examples changed and all examples can be worked out; newest first. */
function completeDays(
  definition: Definition,
  data: Pick<CalculatorData, 'figures' | 'sources'>,
  today: IsoDate
): IsoDate[] {
  const rates = ratesByDay(data)
  const changes = new Set(data.figures.flatMap(({ values }) => values.map(([from]) => from)))
  const isComplete = (day: IsoDate) => {
    const results = definition.examples.flatMap(({ answers }) => {
      const reading = readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates(day))
      const outcome = work(definition, reading, rates(day))
      return outcome.kind === 'result' && outcome.result.amount !== null ? [outcome.result] : []
    })
    const shown = results.flatMap(result => [result, ...result.others])
    const changed = shown.some(({ figures }) => figures.some(({ from }) => from === day))
    return changed && results.length === definition.examples.length
  }
  return [...changes]
    .filter(day => day >= FIRST_DAY && day <= today && isComplete(day))
    .sort()
    .reverse()
}
