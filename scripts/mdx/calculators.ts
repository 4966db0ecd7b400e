/** What a calculator’s page carries: its figures, sources, days and words, in one language. */
import { initialAnswers } from '../../components/calculators/answers.ts'
import { jobseeker } from '../../components/calculators/definitions/jobseeker.ts'
import { rentAssistance } from '../../components/calculators/definitions/rent-assistance.ts'
import { wageSubsidy } from '../../components/calculators/definitions/wage-subsidy.ts'
import { youthAllowance } from '../../components/calculators/definitions/youth-allowance.ts'
import { wordsKey } from '../../components/calculators/question-words.ts'
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

/**
 * Everything a calculator needs to work in the browser, and nothing of the other calculators.
 * @throws UnknownIdError where one of its services may not be shown
 */
export function calculatorData(context: ViewContext, { definition, call }: CalculatorPage): CalculatorData {
  const { data, language, today } = context
  const prefixes: readonly string[] = CALCULATORS[definition.id].figures
  const wanted = [...data.figures.values()].filter(
    ({ id }) => prefixes.some(prefix => id.startsWith(prefix)) && !isOnlyPublished(id, definition)
  )
  const days = completeDays(definition, pack(wanted, FIRST_DAY, context), today)
  const { figures, sources } = pack(wanted, days.at(-1) ?? FIRST_DAY, context)
  return {
    language,
    words: wordsOf(definition, CALCULATOR_WORDS[language]),
    today,
    days,
    figures,
    sources,
    call: call.map(id => serviceView(context, id))
  }
}

/** Limits that pages print and the rules work out, ages that are conditions of law, days that no amount depends on. */
const PUBLISHED = new RegExp(
  [
    '\\.cut-out\\.|\\.rent-for-maximum$|\\.age\\.(?:from|to)$|scholarship|reduction-at-upper',
    '^rent-assistance\\.(?:single-sharer|shared-care|absence-weeks|report-days)',
    'independence\\.(?:work|de-facto|regional)|accrual-days$',
    '^liquid-assets\\.(?:first-week|longest-from|exempt)',
    '^newly-arrived\\.(?!jobseeker$|youth-allowance$|new-zealand\\.)',
    '^energy-supplement\\.pension'
  ].join('|')
)
/** Only the calculator of Rent Assistance asks whether a couple lives apart. */
const OF_COUPLES_APART = /^rent-assistance\.couple-(?:separated|temporarily|illness)/

/** Whether nothing that the page works out looks a figure up; a unit test works out all kinds of answers without it. */
function isOnlyPublished(figure: string, { id }: Definition): boolean {
  return PUBLISHED.test(figure) || (id !== 'rent-assistance' && OF_COUPLES_APART.test(figure))
}

/** Figures with what is held of them from a day on, and the pages on which we read them. */
function pack(wanted: Figure[], since: IsoDate, context: ViewContext): Pick<CalculatorData, 'figures' | 'sources'> {
  const sources: PackedSource[] = []
  return { figures: wanted.map(figure => packed(figure, since, sources, context)), sources }
}

function packed(figure: Figure, since: IsoDate, sources: PackedSource[], { data }: ViewContext): PackedFigure {
  const { id, unit, calendar, ends, values } = figure
  const place = (source: string) => {
    const at = sources.findIndex(known => known.id === source)
    if (at >= 0) return at
    const { title, url } = data.sources.get(source) ?? { title: source, url: '' }
    return sources.push({ id: source, title, url }) - 1
  }
  return {
    id,
    ...(unit !== 'money' && { unit }),
    ...(calendar !== 'none' && { calendar }),
    ...(ends && { ends }),
    values: values.filter((_value, index) => isWanted(values[index + 1]?.from, since)).map((held): PackedValue => {
      const { from, value, source, status } = held
      const start = startOf(figure, held)
      if (start) return [from, value, place(source), status, start]
      return status === 'verified' ? [from, value, place(source)] : [from, value, place(source), status]
    })
  }
}

/** A value that ended before the first day on offer is asked for by nobody. */
function isWanted(nextFrom: IsoDate | undefined, since: IsoDate): boolean {
  return nextFrom === undefined || nextFrom > since
}

/** Why the first day of a value is not the day it began; undefined where it is. */
function startOf({ calendar, values }: Figure, value: FigureValue): PackedValue[4] {
  if (value.start_unknown) return 'seen'
  return calendar === 'none' && value === values[0] && RECORD_STARTS.includes(value.from) ? 'older' : undefined
}

/** Labels of what only employers work out, or what an employer pays when a job ends: no benefit names them. */
const OF_EMPLOYERS =
  /redundan|^notice|^etp-|^tax-free|above-amount-paid|termination-payment|subsidy|junior-pay|cost-of-hire|^wages$|superannuation|^leave-loading|agree-before-start|unused-leave|whole-of-income|payroll|penalty-rates|part-time-apprentice|small-business|^hours$|^hourly-pay$|^rate$|^employees$|^taxed$/

/** What only Rent Assistance on its own comes to: its lines, the shares of a couple, and homes that no other form offers. */
const OF_RENT_ALONE =
  /^rent-above-threshold$|^above-maximum-rent|^rent-assistance-(?:combined|half-each)$|^no-rent-assistance-(?:home-owner|aged-care|other-payment|base-rate)/

/** Who is no job seeker of JobSeeker Payment's ages; and the income that a credit leaves, which only the command line shows. */
const OF_JOBSEEKER = /^jobseeker-under-22$|^age-pension-age$|^couple-separated$|^jobseeker-payment$/
const OF_NO_PAGE = /^assessable-income$|^employment-income$|^other-income$/

/** Labels that no answer on a calculator's page comes to; a unit test works out all kinds of answers without them. */
function labelsOfOthers(id: Definition['id']): RegExp[] {
  const others = [OF_EMPLOYERS, OF_NO_PAGE]
  if (id !== 'rent-assistance') others.push(OF_RENT_ALONE)
  if (id !== 'jobseeker') others.push(OF_JOBSEEKER)
  return others
}

/** The parts of the words that are named after labels of the rules, without those that a page cannot show. */
function labelWords(id: Definition['id'], words: CalculatorWords): Partial<CalculatorWords> {
  if (id === 'wage-subsidy') return {}
  const others = labelsOfOthers(id)
  const kept = <Words extends object>(all: Words) =>
    Object.fromEntries(Object.entries(all).filter(([label]) => !others.some(of => of.test(label)))) as Words
  const { steps, terms, findings, reasons, limits, results } = words
  return {
    steps: kept(steps),
    terms: kept(terms),
    findings: kept(findings),
    reasons: kept(reasons),
    limits: kept(limits),
    results: kept(results)
  }
}

/** A page carries only the words of its own questions, examples and answers. */
function wordsOf({ id, questions, examples }: Definition, words: CalculatorWords): CalculatorWords {
  const asked = new Set(questions.map(({ id }) => wordsKey(id)))
  const named = new Set(examples.map(({ id }) => id))
  const only = <Words extends object>(all: Words, kept: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key))) as Words
  return {
    ...words,
    ...labelWords(id, words),
    calculators: only(words.calculators, new Set([id])),
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
