/** The data of “What can I get?” in one language: the messages of its questions, and what its rules and answer need. */
import type { CalculatorData, CalculatorWords, PackedValue } from '../../components/tool/types.ts'
import type { AnswerTexts, AssessmentData, ClaimView, PhoneLine } from '../../components/what-can-i-get/data.ts'
import type { InterviewData } from '../../components/what-can-i-get/types.ts'
import { interviewWords as en, type InterviewWords } from '../../i18n/household/questions/en.ts'
import type { FieldWords, OptionWords, QuestionWords, Sentence } from '../../i18n/household/questions/types.ts'
import { interviewWords as zh } from '../../i18n/household/questions/zh.ts'
import { PAYMENT_PAGES } from '../../rules/payments/register.ts'
import { calendarWords as calendarEn } from '../../i18n/calendar/en.ts'
import { calendarWords as calendarZh } from '../../i18n/calendar/zh.ts'
import { answer as answerEn } from '../../i18n/household/answer/en.ts'
import { answer as answerZh } from '../../i18n/household/answer/zh.ts'
import { conditions as conditionsEn } from '../../i18n/household/conditions/en.ts'
import { conditions as conditionsZh } from '../../i18n/household/conditions/zh.ts'
import { days as daysEn } from '../../i18n/household/days/en.ts'
import { days as daysZh } from '../../i18n/household/days/zh.ts'
import { payments as paymentsEn } from '../../i18n/household/payments/en.ts'
import { payments as paymentsZh } from '../../i18n/household/payments/zh.ts'
import { dialable } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import type { PaymentId } from '../../rules/household/ids.ts'
import { CALCULATORS } from '../../rules/calculators.ts'
import { labelsOf } from '../../rules/labels.ts'
import { CONFIRMED } from '../../rules/lookup.ts'
import { ratesDay } from '../lib/data-day.ts'
import { CALCULATOR_WORDS, pack, placeOf, withSources } from './calculators.ts'
import { only, without } from './field-words.ts'
import { figuresOf } from './rule-figures.ts'
import type { Data } from '../../rules/data/load.ts'
import type { Figure } from '../../rules/data/schema.ts'
import type { ClaimToMake } from '../../rules/data/text-schemas.ts'
import { fillPlaceholders, serviceView, type ViewContext } from './views.ts'

export const INTERVIEW_WORDS: Record<'en' | 'zh', InterviewWords> = { en, zh }

const CALENDAR_WORDS = { en: calendarEn, zh: calendarZh }

const CALL = ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national']

/** The legal aid office of each state. */
const LEGAL_AID = [
  'legal-aid-nsw',
  'legal-aid-vic',
  'legal-aid-qld',
  'legal-aid-wa',
  'legal-help-line-sa',
  'legal-aid-tas',
  'legal-aid-act',
  'legal-aid-nt'
]

/** The messages of the questions with the figures in force, for the page and its module in browsers. */
export function interviewData(context: ViewContext): InterviewData {
  const { data, language } = context
  const today = ratesDay(wantedFigures(data), context.today)
  return { language, today, words: filled(INTERVIEW_WORDS[language], context) }
}

function wantedFigures({ figures }: Data): Figure[] {
  return figuresOf('rules/household.ts', figures.values())
}

function filled<Words>(words: Words, context: ViewContext): Words {
  if (typeof words === 'string') return fillPlaceholders(context, words) as Words
  const entries = Object.entries(words as object).map(([key, value]) => [key, filled(value as unknown, context)])
  return Object.fromEntries(entries) as Words
}

/** Calculators whose results are no part of a household’s. */
const APART: readonly string[] = [
  'wage-subsidy',
  'redundancy',
  'child-care-subsidy'
] satisfies (keyof typeof CALCULATORS)[]

/** Messages of calculators that a working (`ResultWords`) or a refusal (components/tool/Refusal.tsx) says. */
const OF_RESULTS: ReadonlySet<string> = new Set([
  'other',
  'total',
  'totalFortnight',
  'from',
  'seen',
  'weeks',
  'days',
  'tooOld',
  'notHeld',
  'missing',
  'official',
  'call',
  'wrongClock'
] satisfies (keyof CalculatorWords['answer'])[])

/** Of the messages of calculators those of a working and of a refusal: the answer has no forms, findings or pictures. */
function workingWords(language: Language): CalculatorWords {
  const { answer, steps, how } = CALCULATOR_WORDS[language]
  const stepsOf = (isApart: boolean) =>
    Object.entries(CALCULATORS).flatMap(([id, { labels }]) =>
      APART.includes(id) === isApart ? labelsOf('steps', labels) : []
    )
  const kept = new Set<string>(stepsOf(false))
  const unsaid = stepsOf(true).filter(step => !kept.has(step))
  return {
    answer: only(answer, OF_RESULTS),
    steps: without(steps, unsaid),
    how: without(how, unsaid)
  } as CalculatorWords
}

/** What the rules and the answer need, fetched while the reader answers. */
export function householdData(context: ViewContext): AssessmentData {
  const { data, language } = context
  const wanted = wantedFigures(data)
  const today = ratesDay(wanted, context.today)
  // A child may have been born, or a year have ended, some months ago.
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const claims = [...data.claimsToMake.values()]
  const { figures, sources: ofFigures } = pack(wanted, since, context)
  const ofClaims = claims.flatMap(({ sources }) => sources)
  const sources = withSources(ofFigures, ofClaims, context)
  return {
    language,
    words: workingWords(language),
    today,
    days: [],
    figures,
    sources,
    call: CALL.map(id => serviceView(context, id)),
    paperLines: CALL.map(id => phoneLine(context, id)),
    danger: [serviceView(context, '1800respect')],
    carers: serviceView(context, 'carer-gateway'),
    international: serviceView(context, 'centrelink-international'),
    texts: textsIn(context),
    calendar: CALENDAR_WORDS[language],
    legalAid: LEGAL_AID.map(id => ({ ...phoneLine(context, id), states: serviceView(context, id).states })),
    claims: claims.map(claim => claimView(context, claim, sources)),
    papers: [...new Set(claims.flatMap(({ papers }) => papers))].flatMap(id => data.papers.get(id) ?? []),
    pages: Object.fromEntries(Object.entries(PAYMENT_PAGES).map(([id, page]) => [id, `/${language}${page}`]))
  }
}

/**
 * The same as it is fetched: without the words of the questions, which the page has (components/what-can-i-get/load.ts), of
 * the other language only what goes on paper, and of a value only whether it is confirmed.
 */
export function householdFile(context: ViewContext): object {
  const { language } = context
  const { texts, figures, ...rest } = householdData(context)
  const { answer, payments, conditions, days, pastReview } = texts[language]
  const own = { answer, payments, conditions, days, pastReview }
  const other = language === 'en' ? 'zh' : 'en'
  // Each day once: values name it by its place, and components/what-can-i-get/load.ts puts it back.
  const starts = [...new Set(figures.flatMap(({ values }) => values.map(([from]) => from)))].sort()
  const short = ([from, ...value]: PackedValue) => [starts.indexOf(from), ...value]
  return {
    ...rest,
    starts,
    figures: figures.map(figure => ({ ...figure, values: figure.values.map(value => short(plainlyConfirmed(value))) })),
    texts: { [language]: own, [other]: forPaper(texts[other]) }
  }
}

/** Corroborated is as good as verified to the rules. */
function plainlyConfirmed([from, value, source, status = 'verified', start]: PackedValue): PackedValue {
  const plain = CONFIRMED.includes(status) ? 'verified' : status
  if (start) return [from, value, source, plain, start]
  return plain === 'verified' ? [from, value, source] : [from, value, source, plain]
}

/** Messages of the answer that stand only on the screen. */
const ON_SCREEN: readonly string[] = [
  'inReturn',
  'report',
  'compare',
  'save',
  'private',
  'printPrivate',
  'printWarning',
  'copied',
  'copyWarning',
  'none',
  'today',
  'ofPartner',
  'noneForPartner',
  'exempt',
  'each',
  'who',
  'leads',
  'count',
  'oneMore',
  'more',
  'unknownWait',
  'failed',
  'changeThis',
  'print',
  'copy'
] satisfies (keyof AnswerTexts['answer'])[]

/** Messages of cards that are not on paper. */
const ON_CARDS: readonly string[] = [
  'open',
  'comes',
  'ask',
  'online',
  'homeJudged',
  'parentsLose',
  'balance',
  'afterYear',
  'notConfirmed',
  'amountOpen',
  'instead',
  'settle',
  'answerThis',
  'source'
] satisfies (keyof AnswerTexts['answer']['card'])[]

/** What paper has in the language that the reader does not use. */
function forPaper({ answer, payments, conditions, questions, ...rest }: AnswerTexts): object {
  return {
    ...rest,
    // Only what may be has a reason on paper: what is not known, or for somebody to judge.
    conditions: Object.fromEntries(
      Object.entries(conditions).map(([id, { unknown, judged }]) => [id, { unknown, judged }])
    ),
    answer: { ...without(answer, ON_SCREEN), card: without(answer.card, ON_CARDS) },
    payments: Object.fromEntries(Object.entries(payments).map(([id, { name }]) => [id, { name }])),
    questions: wordsOnPaper(questions)
  }
}

/** What the answers are called on paper: without hints, reasons and messages. */
function wordsOnPaper({ interview: { dontKnow, periods }, questions, fields }: InterviewWords): object {
  const called = Object.entries<QuestionWords>(questions).map(([id, { label }]) => [id, { label, why: '' }])
  const named = Object.entries<FieldWords>(fields).map(([id, { label, options = {} }]) => {
    const plain = Object.entries(options).map(([option, words]) => [option, withoutHint(words)])
    return [id, { label, options: Object.fromEntries(plain) }]
  })
  return { interview: { dontKnow, periods }, questions: Object.fromEntries(called), fields: Object.fromEntries(named) }
}

function withoutHint(words: OptionWords): Sentence {
  return typeof words === 'string' || 'me' in words ? words : words.label
}

/** In both languages, because people must say the English names and paper has both. */
function textsIn(context: ViewContext): Record<Language, AnswerTexts> {
  const [en, zh] = [
    { ...context, language: 'en' as const },
    { ...context, language: 'zh' as const }
  ]
  return {
    en: {
      answer: filled(answerEn, en),
      payments: paymentsEn,
      conditions: filled(conditionsEn, en),
      days: daysEn,
      questions: filled(INTERVIEW_WORDS.en, en),
      pastReview: CALCULATOR_WORDS.en.findings['figures-past-review']
    },
    zh: {
      answer: filled(answerZh, zh),
      payments: paymentsZh,
      conditions: filled(conditionsZh, zh),
      days: daysZh,
      questions: filled(INTERVIEW_WORDS.zh, zh),
      pastReview: CALCULATOR_WORDS.zh.findings['figures-past-review']
    }
  }
}

function phoneLine({ data }: ViewContext, id: string): PhoneLine {
  const { name = { en: '', zh: '' }, phone = '' } = data.services.get(id) ?? {}
  return { name, phone, tel: dialable(phone) }
}

/** @param sources a list with those of the claim, which names them by their places */
function claimView(context: ViewContext, claim: ClaimToMake, sources: CalculatorData['sources']): ClaimView {
  const { language } = context
  return {
    id: claim.id,
    // The data check makes sure that each is a payment.
    payments: claim.payments as PaymentId[],
    name: claim.name[language],
    ...(claim.online && { online: claim.online }),
    call: phoneLine(context, claim.phone),
    href: `/${language}${claim.page}`,
    papers: claim.papers,
    sources: claim.sources.map(id => placeOf(id, sources, context))
  }
}
