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
import type { ViewContext } from '../../../scripts/mdx/views.ts'
import { calledService } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'

const WORDS = { en, zh }

export const pack: DaysPack<OwnWords & ToldToLeaveWords, LeaveBook> = {
  figures: ({ noticesToLeave }) =>
    [...noticesToLeave.values()].flatMap(({ length, behind }) => [length ?? [], behind ?? []].flat()),
  // A notice is judged by the law of the day it was given: these are the oldest rules held that still may decide.
  since: '2025-05-19',
  call: ['national-debt-helpline', 'tis-national'],
  own: ({ language }) => ({ ...WORDS[language], questions: questionsOf(language) }),
  book: bookOf
}

function bookOf(context: ViewContext): LeaveBook {
  const { data, language } = context
  const renters = [...data.rentersHelp.values()]
  const services = new Set(renters.flatMap(({ service, authority }) => [service, authority ?? []].flat()))
  return {
    notices: [...data.noticesToLeave.values()].map(({ note, ...rule }): NoticeView => {
      return { ...rule, ...(note && { note: note[language] }) }
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
    ...notices.map(notice => noticeText(notice, context)),
    notices.length > 0 ? words.others : words.none
  ]
}

function noticeText(notice: NoticeToLeave, context: ViewContext): string {
  const { agreements, reasons, length, behind, more_than_behind: isMore, note } = notice
  const { language } = context
  const { rules: words, late } = WORDS[language]
  const isOfAll = agreements.length === AGREEMENTS.length
  const isOfTerm = !agreements.includes('periodic')
  const named = agreements.length > 1 && isOfTerm ? [words.ofTerm] : agreements.map(each => words.agreements[each])
  const values = {
    reasons: reasons.map(each => words.reasons[each]).join(words.or),
    agreements: named.join(words.or),
    length: length === undefined ? '' : lengthText(length, context),
    behind: behind === undefined ? '' : fill(isMore ? late.more : late.least, { days: lengthText(behind, context) })
  }
  const said = [
    length !== undefined && fill(isOfAll ? words.rowOfAll : words.row, values),
    behind !== undefined && fill(length === undefined ? words.rowOfBehind : words.behind, values),
    note?.[language]
  ]
  return joinSentences(said, language)
}

function lengthText(id: string, { data, language, today }: ViewContext): string {
  const figure = data.figures.get(id)
  return figure ? formatQuantity(valueOn(figure, today).value, figure.unit, language) : ''
}
