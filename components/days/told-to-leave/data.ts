/** The data of “Is my notice to leave long enough?”: the notice rules of each state, and who helps there. */
import type { LeaveBook, NoticeView } from './definition.ts'
import type { OwnWords } from '../types.ts'
import { toldToLeaveWords as en, type ToldToLeaveWords } from '../../../i18n/days/told-to-leave/en.ts'
import { toldToLeaveWords as zh } from '../../../i18n/days/told-to-leave/zh.ts'
import { fill, joinSentences } from '../../../i18n/fill.ts'
import { formatDate, formatQuantity } from '../../../i18n/format.ts'
import { STATE_NAMES } from '../../../i18n/states.ts'
import type { NoticeToLeave } from '../../../rules/data/date-schemas.ts'
import { valueOn } from '../../../rules/figures.ts'
import { AGREEMENTS } from '../../../rules/situations/date-choices.ts'
import { fillPlaceholders, type ViewContext } from '../../../scripts/mdx/views.ts'
import { calledService } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'

const WORDS = { en, zh }

export const pack: DaysPack<OwnWords & ToldToLeaveWords, LeaveBook> = {
  figures: ({ noticesToLeave }) =>
    [...noticesToLeave.values()].flatMap(({ length, behind }) => [length ?? [], behind ?? []].flat()),
  // A notice is judged by the law of the day it was given: these are the oldest rules held that still may decide.
  since: '2025-05-19',
  call: ['tis-national', 'national-debt-helpline'],
  own: ({ language }) => ({ ...WORDS[language], questions: questionsOf(language) }),
  book: bookOf
}

function bookOf(context: ViewContext): LeaveBook {
  const { data, language } = context
  const renters = [...data.rentersHelp.values()]
  const services = new Set(renters.flatMap(({ service, authority }) => [service, authority ?? []].flat()))
  return {
    notices: [...data.noticesToLeave.values()].map(({ note, ...rule }): NoticeView => {
      return { ...rule, ...(note && { note: fillPlaceholders(context, note[language]) }) }
    }),
    renters,
    dates: [...data.dates.values()]
      .filter(({ id }) => renters.some(({ reason_needed: since }) => since === id))
      .map(({ id, date }) => ({ id, date })),
    services: Object.fromEntries([...services].map(id => [id, calledService(context, id)]))
  }
}

function questionsOf(language: ViewContext['language']): OwnWords['questions'] {
  const { state, agreement, reason, behind, given, out } = WORDS[language]
  return {
    state: { label: state.label, options: { 'not-said': state.none, ...STATE_NAMES[language] } },
    agreement,
    reason,
    behind,
    given,
    out
  }
}

/** The rules of one state as sentences, for readers without JavaScript and for search. */
export function noticeRules(context: ViewContext, state: string): string[] {
  const { data, language } = context
  const { rules: words } = WORDS[language]
  const help = data.rentersHelp.get(state)
  const since = data.dates.get(help?.reason_needed ?? '')?.date
  const notices = [...data.noticesToLeave.values()].filter(each => each.state === state)
  return [
    ...(since ? [fill(words.since, { date: formatDate(since, language) })] : []),
    ...(help?.end_of_term_is_no_reason ? [words.endOfTerm] : []),
    ...byReasons(notices).map(group => noticeText(group, context)),
    notices.length > 0 ? words.others : words.none
  ]
}

/** Rules for the same reasons that differ only in the lease and the length: one sentence says them all. */
function byReasons(notices: readonly NoticeToLeave[]): [NoticeToLeave, ...NoticeToLeave[]][] {
  const groups: [NoticeToLeave, ...NoticeToLeave[]][] = []
  for (const notice of notices) {
    const same = groups.find(([first]) => String(first.reasons) === String(notice.reasons) && !first.note)
    if (same && !notice.note && notice.length !== undefined) same.push(notice)
    else groups.push([notice])
  }
  return groups
}

function noticeText(group: readonly [NoticeToLeave, ...NoticeToLeave[]], context: ViewContext): string {
  const [{ agreements, reasons, length, behind, more_than_behind: isMore, note }] = group
  const { language } = context
  const { rules: words, late } = WORDS[language]
  const ofSome = group.length > 1 ? words.rowOfLengths : words.row
  const values = {
    reasons: reasons.map(each => words.reasons[each]).join(words.or),
    agreements: leasesText(agreements, language),
    length: length === undefined ? '' : lengthText(length, context),
    lengths: lengthsText(group, context),
    behind: behind === undefined ? '' : fill(isMore ? late.more : late.least, { days: lengthText(behind, context) })
  }
  const said = [
    length !== undefined && fill(agreements.length === AGREEMENTS.length ? words.rowOfAll : ofSome, values),
    behind !== undefined && fill(length === undefined ? words.rowOfBehind : words.behind, values),
    note && fillPlaceholders(context, note[language])
  ]
  return joinSentences(said, language)
}

/** “60 days if …, and at least 90 days if …, or …”: each length once, with the leases that it is for. */
function lengthsText(group: readonly NoticeToLeave[], context: ViewContext): string {
  const { language } = context
  const { rules: words } = WORDS[language]
  const leases = new Map<string, NoticeToLeave['agreements']>()
  for (const { length, agreements } of group) {
    const text = length === undefined ? '' : lengthText(length, context)
    leases.set(text, [...(leases.get(text) ?? []), ...agreements])
  }
  return [...leases]
    .map(([length, agreements]) => fill(words.lengthIf, { length, agreements: leasesText(agreements, language) }))
    .join(words.andLength)
}

function leasesText(agreements: NoticeToLeave['agreements'], language: ViewContext['language']): string {
  const { rules: words } = WORDS[language]
  const isOfTerm = agreements.length > 1 && !agreements.includes('periodic')
  return isOfTerm ? words.ofTerm : agreements.map(each => words.agreements[each]).join(words.or)
}

function lengthText(id: string, { data, language, today }: ViewContext): string {
  const figure = data.figures.get(id)
  return figure ? formatQuantity(valueOn(figure, today).value, figure.unit, language) : ''
}
