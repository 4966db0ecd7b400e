/** Amounts, days and sentences of a result in the reader’s language. */
import { fill, joinSentences, placeholders } from '../../i18n/fill.ts'
import { formatDate, formatMoney, formatPercent, formatQuantity, withPeriod } from '../../i18n/format.ts'
import type { Language } from '../../i18n'
import type { LimitId } from '../../rules/labels.ts'
import type { Finding, Reason, Result, Step, Term } from '../../rules/result.ts'
import { readAmount, fromFortnight } from './typed-numbers.ts'
import { DAY_KEY } from './fragment.ts'
import type { CalculatorData, CalculatorWords, Example, ResultData, ToolData } from './types.ts'
import type { ToolState } from './use-tool.ts'

/** An amount with its cents always shown, and a real minus sign. @param cents may be negative */
export function money(cents: number, language: Language): string {
  const text = formatMoney(Math.abs(cents), language, true)
  return cents < 0 ? `−${text}` : text
}

/** A number for a sentence, by its unit; a taper as cents in the dollar. */
export function termText({ name, value, unit }: Term, language: Language): string {
  if (unit === 'cents') return formatMoney(value, language)
  if (unit === 'count') return String(value)
  return name === 'taper' ? formatQuantity(value, 'taper', language) : formatPercent(value)
}

/** The amount of a result or of one of its lines, in its unit. */
export function amountText(amount: number, unit: Result['unit'], { language, words }: ResultData): string {
  if (unit === 'weeks' || unit === 'days') return fill(words.answer[unit], { count: amount })
  return money(amount, language)
}

/** The period of a rate; other units have none. */
const PERIODS: Partial<Record<Result['unit'], 'fortnight' | 'year'>> = {
  'cents-a-fortnight': 'fortnight',
  'cents-a-year': 'year'
}

/** As `amountText`, with `a fortnight` or `a year` for a rate. */
export function amountWithPeriod(amount: number, unit: Result['unit'], data: ResultData): string {
  return withPeriod(amountText(amount, unit, data), PERIODS[unit], data.language)
}

/** The same rate for a week and for a year. */
export function otherPeriods(cents: number, { language, words }: CalculatorData): string[] {
  return [
    fill(words.answer.week, { amount: money(fromFortnight(cents, 'week'), language) }),
    fill(words.answer.year, { amount: formatMoney(fromFortnight(cents, 'year'), language) })
  ]
}

/** A sentence with its numbers filled in, each as its unit says: for findings, reasons and conditions. */
export function fillTerms(sentence: string, terms: readonly Term[], language: Language): string {
  return fill(sentence, Object.fromEntries(terms.map(term => [term.name, termText(term, language)])))
}

/** How the amount of a step comes about: its sentences, without those that name a term it does not have. */
export function stepText({ label, terms }: Step, { words, language }: ResultData): string {
  const how: Partial<Record<string, readonly string[]>> = words.how
  const names = new Set<string>(terms.map(({ name }) => name))
  const sentences = (how[label] ?? []).filter(sentence => placeholders(sentence).every(name => names.has(name)))
  return joinSentences(
    sentences.map(sentence => fillTerms(sentence, terms, language)),
    language
  )
}

/** A finding as its sentence, with its numbers filled in. */
export function findingText({ id, terms }: Finding, { words, language }: ResultData): string {
  return fillTerms(words.findings[id], terms, language)
}

/** Why there is no amount, as a sentence. */
export function reasonText({ id, terms }: Reason, { words, language }: ResultData): string {
  return fillTerms(words.reasons[id], terms, language)
}

/** A day in the reader’s language. @param day an ISO day */
export function dayText(day: string, language: Language): string {
  return formatDate(day, language)
}

/** Why the day in the address is not used; undefined if it is. */
export function unusedDayText(
  { day, reading }: Pick<ToolState<unknown>, 'day' | 'reading'>,
  { words, language }: ToolData
): string | undefined {
  if (day.refused === 'unreadable') return words.form.dayUnreadable
  if (!day.refused) return undefined
  return fill(words.form.dayNotHeld, { date: dayText(reading.answers[DAY_KEY] ?? '', language) })
}

/** `Single, earns $480 a fortnight`: the amounts come from the example’s own answers. */
export function exampleName({ id, answers }: Example, language: Language, words: CalculatorWords): string {
  const names: Record<string, string> = words.examples.names
  const amounts = Object.entries(answers).flatMap(([key, typed]) => {
    const { cents } = readAmount(typed)
    return cents === undefined ? [] : [[key, formatMoney(cents, language)] as const]
  })
  return fill(names[id] ?? '', Object.fromEntries(amounts))
}

/** The announcement of a result for screen readers. */
export function statusText(result: Result, data: CalculatorData, headline: string): string {
  const { words } = data
  if (result.amount === null) return words.answer.statusNone
  return fill(words.answer.status, { title: headline, amount: amountWithPeriod(result.amount, result.unit, data) })
}

/** The limits of a result and of the results beside it, each once. */
export function limitsOf({ limits, others }: Result): LimitId[] {
  return [...new Set([...limits, ...others.flatMap(other => other.limits)])]
}
