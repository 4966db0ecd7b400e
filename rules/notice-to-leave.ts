/** Whether a landlord’s notice to leave is long enough, as far as a rule of the state was read. */
import { countFrom, daysUntil, isTimeUnit } from './counting.ts'
import type { NoticeToLeave, RentersHelp } from './data/date-schemas.ts'
import type { DateEntry } from './data/text-schemas.ts'
import type { IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'
import type { NoticeToLeaveSituation } from './situations/notice-to-leave.ts'

/** The part of an entry that the rule reads: not its note, which a page carries in one language. */
export type NoticeRule = Omit<NoticeToLeave, 'note'>

export interface NoticeBook {
  notices: readonly NoticeRule[]
  renters: readonly RentersHelp[]
  dates: readonly Pick<DateEntry, 'id' | 'date'>[]
}

export interface NoticeAnswer {
  /** `no-ground`: the state takes no notice without a reason. `not-sourced`: nothing reliable was read; call. */
  answer: 'long-enough' | 'too-short' | 'no-ground' | 'not-sourced'
  /** The rule of data/notice-to-leave.yaml, if there is one. */
  rule?: NoticeToLeave['id']
  /** The day of data/dates.yaml since which a reason is needed, if that is the answer. */
  since?: DateEntry['id']
  /** The earliest day on which the notice may end. */
  earliest?: IsoDate
  /** The days that the notice gives, and the minimum. */
  days: number
  least?: number
  /** The notice came before the rent was far enough behind. */
  isTooEarly?: boolean
  /** Who to call in the state, and its public authority. */
  service: string
  authority?: string
  figures: string[]
  /** The day whose figures were used. */
  figuresOn?: IsoDate
  section?: string
}

/**
 * The answer for one notice. Whatever it says, only a tribunal or a court can make somebody leave. The day of the
 * notice is day 0; one that came by post may count later.
 */
export function assessNoticeToLeave(
  situation: NoticeToLeaveSituation,
  rates: Rates,
  { notices, renters, dates }: NoticeBook
): NoticeAnswer {
  const { state, agreement, reason, givenOn, outBy } = situation
  const help = renters.find(({ id }) => id === state)
  const base = {
    days: daysUntil(givenOn, outBy),
    service: help?.service ?? '',
    ...(help?.authority ? { authority: help.authority } : {})
  }
  const since = dates.find(({ id }) => id === help?.reason_needed)
  if (since && givenOn >= since.date && isNoGround(reason, help)) {
    return { ...base, answer: 'no-ground', since: since.id, figures: [] }
  }
  const rule = notices.find(
    each => each.state === state && each.agreements.includes(agreement) && each.reasons.includes(reason)
  )
  if (!rule) return { ...base, answer: 'not-sourced', figures: [] }
  const used = ratesFor(rule, givenOn, rates)
  const { length } = rule
  // A length that was not checked well enough counts as none.
  if (length === undefined || !used.has(length)) return { ...base, ...unmeasured(rule, situation, used) }
  return { ...base, ...measured({ ...rule, length }, situation, used) }
}

/** The law of the day on which a notice is given; today's where it is not held since when that holds. */
function ratesFor({ length, behind }: NoticeRule, givenOn: IsoDate, today: Rates): Rates {
  const then = today.at(givenOn)
  const deciding = length ?? behind
  return deciding === undefined || then.has(deciding) ? then : today
}

function isNoGround(reason: NoticeToLeaveSituation['reason'], help: RentersHelp | undefined): boolean {
  return reason === 'no-reason' || (reason === 'end-of-fixed-term' && help?.end_of_term_is_no_reason === true)
}

/** Whether the rent was not far enough behind when the notice came. */
function isBeforeArrears(
  { behind, more_than_behind: isMore }: NoticeRule,
  { daysBehind }: NoticeToLeaveSituation,
  rates: Rates
): boolean {
  if (behind === undefined || daysBehind === undefined || !rates.has(behind)) return false
  return isMore ? daysBehind <= rates.value(behind) : daysBehind < rates.value(behind)
}

/** No length was read: all that may be said is that the rent was not far enough behind. */
function unmeasured(rule: NoticeRule, situation: NoticeToLeaveSituation, rates: Rates) {
  const { id, length, behind } = rule
  const answer = 'not-sourced' as const
  if (length !== undefined || behind === undefined || !rates.has(behind)) return { answer, figures: [] }
  const isTooEarly = isBeforeArrears(rule, situation, rates)
  return { answer, rule: id, ...(isTooEarly ? { isTooEarly } : {}), figures: [behind], figuresOn: rates.on }
}

function measured(rule: NoticeRule & { length: string }, situation: NoticeToLeaveSituation, rates: Rates) {
  const { id, length, behind, section } = rule
  const { givenOn, outBy } = situation
  const { value, unit } = rates.get(length)
  const earliest = isTimeUnit(unit) ? countFrom(givenOn, value, unit, () => false) : givenOn
  const isTooEarly = isBeforeArrears(rule, situation, rates)
  return {
    answer: outBy >= earliest ? ('long-enough' as const) : ('too-short' as const),
    rule: id,
    earliest,
    least: daysUntil(givenOn, earliest),
    ...(isTooEarly ? { isTooEarly } : {}),
    figures: behind === undefined ? [length] : [length, behind],
    figuresOn: rates.on,
    section
  }
}
