/** Outcomes as text, in the reader's language. */
import { fill, joinSentences } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { addDays } from '../../../rules/dates'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import { isNearLimit, type Condition } from '../../../rules/household/condition'
import type { ConditionId } from '../../../rules/household/condition-ids'
import type { PaymentId } from '../../../rules/household/ids'
import type { Advice, Outcome, State } from '../../../rules/household/outcome'
import type { Household, Person } from '../../../rules/situations/household'
import { fillTerms, money } from '../../tool/format'
import type { AssessmentData } from '../data'

/** How many reasons a card shows before the fold: all that failed or are open, else the first ones met. */
const MOST_MET = 4

/** A condition as a sentence that names the reader's own answer. */
export function conditionText(
  { id, sentence: said = id, truth, terms }: Condition,
  { texts }: AssessmentData,
  language: Language
): string {
  const words = texts[language].conditions[said]
  const sentence = fillTerms(words[truth] ?? words.unknown, terms, language)
  if (!isNearLimit(terms)) return sentence
  return joinSentences([sentence, texts[language].answer.card.near], language)
}

/** The conditions to show, each sentence once. */
export function reasonsOf(
  { state, decided }: Outcome,
  data: AssessmentData,
  language = data.language
): { text: string; section: string }[] {
  const reasons = warningsFirst(decided).map(condition => ({
    text: conditionText(condition, data, language),
    section: condition.section
  }))
  const once = reasons.filter(({ text }, index) => reasons.findIndex(other => other.text === text) === index)
  return state === 'likely' ? once.slice(0, MOST_MET) : once
}

/** Who signed an assurance may have to pay back what is paid: that is said before all else. */
function warningsFirst(decided: Outcome['decided']): Outcome['decided'] {
  const isWarning = (condition: Outcome['decided'][number]) => isAssured(condition) && condition.truth === 'judged'
  return [...decided.filter(isWarning), ...decided.filter(each => !isWarning(each))]
}

/** Whether it is about an Assurance of Support. */
export function isAssured({ id }: Outcome['decided'][number]): boolean {
  return id === 'assurance-of-support'
}

/** The amount and its period; undefined if nothing was worked out. @param isTaxed says that tax may come off */
export function amountOf(
  { id, result, atMost }: Outcome,
  { texts }: AssessmentData,
  language: Language,
  isTaxed = false
): { amount: string; period: string } | undefined {
  const { card } = texts[language].answer
  const least = result?.amount ?? 0
  if (least === 0 && atMost === undefined) return undefined
  if (result?.unit === 'weeks' || result?.unit === 'days') return undefined
  const fortnight = isTaxed ? card.fortnight : card.untaxed
  // Where only the most is known, there is no result to say how often it is paid.
  const unit = result?.unit ?? (id === 'bereavement' ? 'cents' : 'cents-a-fortnight')
  const whole = id === 'parental-leave-pay' ? card.allDays : card.once
  const period = unit === 'cents-a-fortnight' ? fortnight : whole
  return { amount: rangeText(least, atMost, texts[language].answer, language), period }
}

/** An amount, or the least and the most that it can be. @param atMost undefined where the amount is exact */
export function rangeText(
  least: number,
  atMost: number | undefined,
  { card }: AssessmentData['texts'][Language]['answer'],
  language: Language
): string {
  if (atMost === undefined) return money(least, language)
  const most = money(atMost, language)
  return least === 0 ? fill(card.upTo, { most }) : fill(card.atLeast, { least: money(least, language), most })
}

/** What the household is paid once leave pay and payouts have ended; undefined if there are none. */
export function laterText(
  { total: { later, parts = [] } }: HouseholdResult,
  { texts }: AssessmentData,
  language: Language
): string | undefined {
  if (!later) return undefined
  const { answer } = texts[language]
  const amount = rangeText(later.amount, later.atMost, answer, language)
  const isLeave = parts.some(({ id }) => id === 'parental-leave-pay')
  const { later: afterLeave, laterBonus, laterPaidOut } = answer.sum
  const words = isLeave ? afterLeave : later.isBonusUsed ? laterBonus : laterPaidOut
  return fill(words, { date: formatDate(later.from, language), amount })
}

/** A year: an end further away is not worth mentioning yet. */
const UNTIL_DAYS = 366

/** Until when it is open, if it ends soon. @param on today */
export function untilText(
  { ends }: Outcome,
  on: string,
  { texts }: AssessmentData,
  language: Language
): string | undefined {
  if (ends === undefined || ends > addDays(on, UNTIL_DAYS)) return undefined
  return fill(texts[language].answer.card.until, { date: formatDate(ends, language) })
}

/** That it starts only with a birth to come. */
export function beginsText({ begins }: Outcome, { texts }: AssessmentData, language: Language): string | undefined {
  return begins && fill(texts[language].answer.card.begins, { date: formatDate(begins, language) })
}

/** What to ask for with a payment. */
export function adviceText({ id, back }: Advice, { texts }: AssessmentData, language: Language): string {
  const text = texts[language].answer.advice[id]
  return back ? fill(text, { date: formatDate(back.since, language), amount: money(back.amount, language) }) : text
}

/** From when a refusal may change. */
export function fromText({ from, then }: Outcome, { texts }: AssessmentData, language: Language): string {
  const { card } = texts[language].answer
  if (from === undefined) return ''
  const date = formatDate(from, language)
  return then === undefined ? fill(card.from, { date }) : fill(card.fromAmount, { date, amount: money(then, language) })
}

/**
 * The outcomes to show for one adult. For a partner, who is asked little, those that depend on unasked answers are left out.
 */
export function shownOutcomes({ who, outcomes }: PersonResult): Outcome[] {
  return who === 'you' ? outcomes : outcomes.filter(({ missing }) => missing.length === 0)
}

/** Sorts after every day. */
const NEVER = '9999-12-31'

/** Sorts before every day. */
const NOW = ''

/** Refusals that a little money decided come first, as they may be wrong; then those that end, soonest first. */
export function soonestFirst(refused: readonly Outcome[]): Outcome[] {
  const opens = (outcome: Outcome) => (isNarrow(outcome) ? NOW : (outcome.from ?? NEVER))
  return [...refused].sort((a, b) => opens(a).localeCompare(opens(b)))
}

function isNarrow({ decided }: Outcome): boolean {
  return decided.every(({ terms }) => isNearLimit(terms))
}

/** The other open payments whose amount contains this one, such as rent assistance in a pension. */
export function countedIn({ id }: Outcome, outcomes: readonly Outcome[]): PaymentId[] {
  return outcomes.flatMap(other => {
    const holds = other.id !== id && other.result?.working.some(({ label }) => label === id)
    return holds ? [other.id] : []
  })
}

/** From when all of the sum is paid, and what of it is paid before; undefined if no day is known. */
export function sumStartText(
  { total, on }: HouseholdResult,
  { texts }: AssessmentData,
  language: Language
): string | undefined {
  const { sum } = texts[language].answer
  const last = total.parts
    .flatMap(({ from }) => from ?? [])
    .sort()
    .at(-1)
  if (last === undefined) return undefined
  // The most of all, less what starts on the last of the days: a part that may be nothing is in that most alone.
  const starting = total.parts.filter(({ from }) => from === last)
  const most = total.atMost ?? total.amount
  const parted = starting.reduce((running, { amount, atMost = amount }) => running - atMost, most)
  const before = total.before ? (total.before.atMost ?? total.before.amount) : parted
  const date = formatDate(last, language)
  const isParted = before > 0 && last > on
  const start = fill(isParted ? sum.before : sum.firstPaid, { date, amount: isParted ? money(before, language) : '' })
  const isOpen = total.parts.some(({ mayStartLater }) => mayStartLater)
  return joinSentences([start, isOpen && sum.mayBeLater], language)
}

/** A text in the brackets of its language, to follow a word; after a comma if it has brackets of its own. */
export function inBrackets(text: string, language: Language): string {
  if (text.includes('（')) return `，${text}`
  return language === 'en' ? ` (${text})` : `（${text}）`
}

/** Conditions that somebody judges, but that cannot be met today: study, care or months on a payment that have not begun. */
const LATER: readonly ConditionId[] = ['approved-study', 'months-on-payment', 'child-in-approved-care', 'owns-property']

/** Whether it may open, but cannot on what was answered, such as help with a course for somebody who does not study. */
export function opensLater({ state, decided }: Outcome): boolean {
  return state === 'may' && decided.some(({ id, truth }) => truth === 'judged' && LATER.includes(id))
}

/** The outcomes below the heading of a state, in their order: what opens only later is below “not now”. */
export function ofState(outcomes: readonly Outcome[], state: State): Outcome[] {
  return outcomes.filter(outcome => (opensLater(outcome) ? 'no' : outcome.state) === state)
}

/** Whether an adult has said that they get it already. */
export function isHeld(id: PaymentId, adult: Pick<Person, 'has'> | undefined): boolean {
  return adult?.has?.some(({ payment }) => payment === id) ?? false
}

/** Held already, or the other part of Family Tax Benefit, which is one claim. */
export function isClaimed(id: PaymentId, adult: Person | undefined): boolean {
  return FAMILY.includes(id) ? FAMILY.some(part => isHeld(part, adult)) : isHeld(id, adult)
}

const FAMILY: readonly PaymentId[] = ['ftb-a', 'ftb-b']

/** The answers about one of the two adults. */
export function adultOf(household: Household, who: PersonResult['who']): Person | undefined {
  if (who === 'you') return household
  return household.partner === 'none' ? undefined : household.partner
}
