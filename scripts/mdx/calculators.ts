/** What a calculator’s page carries: its figures, sources, days and words, in one language. */
import { initialAnswers } from '../../components/calculators/answers.ts'
import { jobseeker } from '../../components/calculators/definitions/jobseeker.ts'
import { rentAssistance } from '../../components/calculators/definitions/rent-assistance.ts'
import { wageSubsidy } from '../../components/calculators/definitions/wage-subsidy.ts'
import { youthAllowance } from '../../components/calculators/definitions/youth-allowance.ts'
import { ratesByDay } from '../../components/calculators/figures.ts'
import type {
  CalculatorData,
  CalculatorWords,
  Definition,
  PackedFigure,
  PackedSource,
  PackedValue
} from '../../components/calculators/types.ts'
import { work } from '../../components/calculators/work.ts'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { CALCULATORS } from '../../rules/calculators.ts'
import type { Figure, FigureValue } from '../../rules/data/schema.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { serviceView, type ViewContext } from './views.ts'

export const CALCULATOR_WORDS: Record<'en' | 'zh', CalculatorWords> = { en, zh }

export interface CalculatorPage {
  definition: Definition
  /** Services that answer questions about the result. */
  call: string[]
}

/** By the name under which pages import the component. */
export const CALCULATOR_PAGES: Record<string, CalculatorPage> = {
  JobseekerCalculator: {
    definition: jobseeker,
    call: ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national']
  },
  RentAssistanceCalculator: {
    definition: rentAssistance,
    call: ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national']
  },
  YouthAllowanceCalculator: {
    definition: youthAllowance,
    call: ['centrelink-youth', 'centrelink-multilingual', 'tis-national']
  },
  WageSubsidyCalculator: {
    definition: wageSubsidy,
    call: ['workforce-australia-employer', 'tis-national']
  }
}

/** No figure of a payment is held whole before this day. */
const FIRST_DAY: IsoDate = '2023-03-20'

/** The yearly and the half-yearly records begin on these days; the rules in them are older. */
const RECORD_STARTS: readonly IsoDate[] = ['2023-01-01', FIRST_DAY]

export function calculatorData(context: ViewContext, { definition, call }: CalculatorPage): CalculatorData {
  const { data, language, today } = context
  const prefixes: readonly string[] = CALCULATORS[definition.id].figures
  const wanted = [...data.figures.values()].filter(({ id }) => prefixes.some(prefix => id.startsWith(prefix)))
  const sources: PackedSource[] = []
  const figures = wanted.map(figure => packed(figure, sources, context))
  return {
    language,
    words: wordsOf(definition, CALCULATOR_WORDS[language]),
    today,
    days: completeDays(definition, { figures, sources }, today),
    figures,
    sources,
    call: call.map(id => serviceView(context, id))
  }
}

/** A value that ended before the first day is asked for by nobody. */
function isWanted(nextFrom: IsoDate | undefined): boolean {
  return nextFrom === undefined || nextFrom > FIRST_DAY
}

function packed(figure: Figure, sources: PackedSource[], { data }: ViewContext): PackedFigure {
  const { id, unit, calendar, ends, values } = figure
  const place = (source: string) => {
    const at = sources.findIndex(known => known.id === source)
    if (at >= 0) return at
    const { title, url } = data.sources.get(source) ?? { title: source, url: '' }
    return sources.push({ id: source, title, url }) - 1
  }
  return {
    id,
    unit,
    calendar,
    ...(ends && { ends }),
    values: values.filter((_value, index) => isWanted(values[index + 1]?.from)).map((held): PackedValue => {
      const { from, value, source, status } = held
      const start = startOf(figure, held)
      if (start) return [from, value, place(source), status, start]
      return status === 'verified' ? [from, value, place(source)] : [from, value, place(source), status]
    })
  }
}

/** Why the first day of a value is not the day it began; undefined where it is. */
function startOf({ calendar, values }: Figure, value: FigureValue): PackedValue[4] {
  if (value.start_unknown) return 'seen'
  return calendar === 'none' && value === values[0] && RECORD_STARTS.includes(value.from) ? 'older' : undefined
}

/** A page carries only the words of its own questions and examples. */
function wordsOf({ questions, examples }: Definition, words: CalculatorWords): CalculatorWords {
  const asked = new Set(questions.map(({ id }) => id))
  const named = new Set(examples.map(({ id }) => id))
  const only = <Words extends object>(all: Words, kept: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key))) as Words
  return {
    ...words,
    questions: only(words.questions, asked),
    examples: { ...words.examples, names: only(words.examples.names, named) }
  }
}

/** Days before today on which a rate of the examples changed, and all of them can be worked out; newest first. */
function completeDays(
  definition: Definition,
  data: Pick<CalculatorData, 'figures' | 'sources'>,
  today: IsoDate
): IsoDate[] {
  const rates = ratesByDay(data)
  const changes = new Set(data.figures.flatMap(({ values }) => values.map(([from]) => from)))
  const isComplete = (day: IsoDate) => {
    const results = definition.examples.flatMap(({ answers }) => {
      const outcome = work(definition, { ...initialAnswers(definition), ...answers }, rates(day))
      return outcome.kind === 'result' && outcome.result.amount !== null ? [outcome.result] : []
    })
    const shown = results.flatMap(result => [result, ...result.others])
    const changed = shown.some(({ figures }) => figures.some(({ from }) => from === day))
    return changed && results.length === definition.examples.length
  }
  return [...changes]
    .filter(day => day >= FIRST_DAY && day < today && isComplete(day))
    .sort()
    .reverse()
}
