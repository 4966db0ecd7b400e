/** “Is my notice to leave long enough?”: where it is, the agreement, the reason and the days of the notice. */
import { addDays, type IsoDate } from '../../../rules/dates.ts'
import {
  assessNoticeToLeave,
  type NoticeAnswer,
  type NoticeBook,
  type NoticeRule
} from '../../../rules/notice-to-leave.ts'
import { AGREEMENTS, LEAVE_REASONS } from '../../../rules/situations/date-choices.ts'
import type { STATES } from '../../../rules/situations/household-choices.ts'
import type { NoticeToLeaveSituation } from '../../../rules/situations/notice-to-leave.ts'
import type { ServiceView } from '../../content/views.ts'
import { choice, number } from '../../tool/questions.ts'
import { date, state, stateOf } from '../questions.ts'
import type { DaysDefinition } from '../types.ts'

type State = (typeof STATES)[number]

export interface NoticeView extends NoticeRule {
  note?: string
}

export interface LeaveBook extends NoticeBook {
  notices: readonly NoticeView[]
  services: Readonly<Record<string, ServiceView>>
}

/** The state is enough to say who helps; the notice needs the other answers too. */
export interface LeaveSituation {
  state: State
  notice?: NoticeToLeaveSituation
}

export interface Found extends LeaveSituation {
  /** The reader’s own day. */
  on: IsoDate
  answer?: NoticeAnswer
}

/** The most days of rent behind that the rules count. */
const MOST_BEHIND = 3660

/** What a notice is judged by, and which of it are days. */
const NOTICE = ['agreement', 'reason', 'given', 'out']
const DAYS = ['given', 'out']

export const definition: DaysDefinition<LeaveSituation, Found, LeaveBook> = {
  id: 'told-to-leave',
  questions: [
    state,
    choice('agreement', AGREEMENTS, { initial: '' }),
    choice('reason', LEAVE_REASONS, { initial: '' }),
    number('behind', 0, MOST_BEHIND, {
      unit: 'days',
      optional: true,
      when: values => values.is('reason', 'rent-arrears')
    }),
    date('given', { optional: true }),
    date('out', { optional: true, notBefore: 'given' })
  ],
  isEnough: values => stateOf(values) !== undefined,
  unanswered: values => {
    if (stateOf(values) === undefined) return ['state']
    const missing = NOTICE.filter(id => values.is(id, '') || (values.day(id) === undefined && DAYS.includes(id)))
    // The state alone is a question too: who helps there.
    return missing.length < NOTICE.length ? missing : []
  },
  situation(values) {
    const place = stateOf(values)
    if (place === undefined) throw new RangeError('no state was chosen')
    const agreement = AGREEMENTS.find(each => values.is('agreement', each))
    const reason = LEAVE_REASONS.find(each => values.is('reason', each))
    const [givenOn, outBy] = [values.day('given'), values.day('out')]
    if (!agreement || !reason || givenOn === undefined || outBy === undefined) return { state: place }
    return {
      state: place,
      notice: { state: place, agreement, reason, givenOn, outBy, daysBehind: values.number('behind') }
    }
  },
  assess: (situation, rates, book) => ({
    ...situation,
    on: rates.on,
    ...(situation.notice && { answer: assessNoticeToLeave(situation.notice, rates, book) })
  }),
  examples: today => [
    {
      id: 'too-short',
      answers: {
        state: 'nsw',
        agreement: 'fixed-term-short',
        reason: 'to-sell',
        given: addDays(today, -2),
        out: addDays(today, 28)
      }
    },
    {
      id: 'no-ground',
      answers: {
        state: 'vic',
        agreement: 'periodic',
        reason: 'no-reason',
        given: addDays(today, -2),
        out: addDays(today, 88)
      }
    },
    {
      id: 'not-sourced',
      answers: {
        state: 'sa',
        agreement: 'periodic',
        reason: 'other-reason',
        given: addDays(today, -2),
        out: addDays(today, 58)
      }
    }
  ]
}
