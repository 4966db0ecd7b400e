/** “What am I owed at the end of a job?”: what the law sets, from the days of the job. */
import type { FinalPayWords } from '../../../i18n/days/final-pay/en.ts'
import { addDays, addMonths, type IsoDate } from '../../../rules/dates.ts'
import { assessFinalPay, type FinalPay } from '../../../rules/final-pay.ts'
import { END_REASONS } from '../../../rules/situations/date-choices.ts'
import type { FinalPaySituation } from '../../../rules/situations/final-pay.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'
import { ONCE, RENT, required } from '../../calculators/definitions/shared.ts'
import type { Example, Question, ResultWords, Values } from '../../tool/types.ts'
import type { LimitBook } from '../limits.ts'
import { date, state, stateOf } from '../questions.ts'
import type { DaysData, DaysDefinition, OwnWords } from '../types.ts'

export type Own = OwnWords & FinalPayWords & { results: ResultWords }

export type Data = DaysData<Own, LimitBook>

export interface Found extends FinalPay {
  /** The reader’s own day. */
  on: IsoDate
  situation: FinalPaySituation
}

/** In the order of the form: the most common first. */
const REASONS = ['redundancy', 'dismissal', 'resignation', 'contract-ended', 'serious-misconduct']
const AWARD = { yes: true, no: false, unknown: undefined }
const AWARDS = ['unknown', 'yes', 'no'] as const
const TRAINING = ['apprentice', 'trainee'] as const
const WEEKS_A_FORTNIGHT = 2
const MONTHS_A_YEAR = 12
/** The latest day for which the weekly cap of the guarantee is held is some months ago. */
const MONTHS_SINCE_CLOSING = 6

const isRedundancy = (values: Values) => values.is('reason', 'redundancy')
const hasNotice = (values: Values) => values.is('reason', 'redundancy', 'dismissal')
const hasLeave = (values: Values) => values.is('was-casual', 'no')
const givesLeave = (values: Values) => hasLeave(values) && (values.number('leave-hours') ?? 0) > 0
const isInsolvent = (values: Values) => values.is('insolvent', 'yes')

const questions: readonly Question[] = [
  choice('reason', REASONS),
  date('started', { notBefore: ['born'] }),
  date('notice-on', { optional: true, notBefore: ['started'], when: hasNotice }),
  date('last-day', { notBefore: ['started', 'notice-on'] }),
  date('born'),
  money('base-pay', RENT),
  yesNo('was-casual'),
  number('leave-hours', 0, 5000, { unit: 'hours', optional: true, decimals: 2, when: hasLeave }),
  number('week-hours', 1, 60, { unit: 'hours', per: 'week', when: givesLeave }),
  number('employees', 0, 10_000_000, { unit: 'people', optional: true, when: isRedundancy }),
  choice('award', AWARDS),
  yesNo('insolvent'),
  date('insolvent-on', { when: isInsolvent }),
  number('unpaid-weeks', 0, 520, { unit: 'weeks', initial: '0', when: isInsolvent }),
  yesNo('still-done', { rare: true, when: isRedundancy }),
  { kind: 'checks', id: 'training', options: TRAINING, rare: true },
  money('redundancy-paid', ONCE, { optional: true, rare: true, when: isRedundancy }),
  date('paid-on', { optional: true, rare: true, notBefore: ['started'] }),
  { ...state, rare: true }
]

export const definition: DaysDefinition<FinalPaySituation, Found, LimitBook> = {
  id: 'final-pay',
  questions,
  situation(values) {
    const training = values.several('training', TRAINING)
    const reason = values.one('reason', END_REASONS)
    return {
      startedOn: requiredDay(values, 'started'),
      noticeOn: values.day('notice-on'),
      lastDay: requiredDay(values, 'last-day'),
      paidOn: values.day('paid-on'),
      born: requiredDay(values, 'born'),
      reason,
      genuine: values.is('still-done', 'no'),
      // Pay with a choice of period is read per fortnight.
      weeklyBasePay: Math.floor(required(values.cents('base-pay')) / WEEKS_A_FORTNIGHT),
      hoursPerWeek: values.number('week-hours'),
      employees: values.number('employees'),
      award: AWARD[values.one('award', AWARDS)],
      casual: values.is('was-casual', 'yes'),
      apprentice: training.includes('apprentice'),
      trainee: training.includes('trainee'),
      annualLeaveHours: values.number('leave-hours') === 0 ? undefined : values.number('leave-hours'),
      redundancyPaid: values.cents('redundancy-paid'),
      insolventOn: isInsolvent(values) ? values.day('insolvent-on') : undefined,
      unpaidWeeks: required(values.number('unpaid-weeks')),
      state: stateOf(values)
    }
  },
  assess: (situation, rates, book) => ({ on: rates.on, situation, ...assessFinalPay(situation, rates, book) }),
  examples(today): readonly Example[] {
    const lastDay = addDays(today, 1)
    const closed = addMonths(today, -MONTHS_SINCE_CLOSING)
    const fullTime = { 'leave-hours': '60', 'week-hours': '38' }
    return [
      {
        id: 'redundant',
        answers: {
          ...fullTime,
          started: addMonths(addDays(today, -20), -5 * MONTHS_A_YEAR),
          'notice-on': addDays(today, -13),
          'last-day': lastDay,
          born: addMonths(today, -41 * MONTHS_A_YEAR),
          'base-pay': '1,500',
          employees: '40'
        }
      },
      {
        id: 'resigned',
        answers: {
          ...fullTime,
          reason: 'resignation',
          started: addMonths(lastDay, -2 * MONTHS_A_YEAR),
          'last-day': lastDay,
          born: addMonths(today, -28 * MONTHS_A_YEAR),
          'base-pay': '1,100'
        }
      },
      {
        id: 'insolvent',
        answers: {
          started: addMonths(closed, -4 * MONTHS_A_YEAR),
          'last-day': closed,
          born: addMonths(today, -47 * MONTHS_A_YEAR),
          'base-pay': '1,300',
          employees: '25',
          insolvent: 'yes',
          'insolvent-on': addDays(closed, 5),
          'unpaid-weeks': '3'
        }
      }
    ]
  }
}

/** @throws RangeError if a question that the form requires has no day */
function requiredDay(values: Values, id: string): IsoDate {
  const day = values.day(id)
  if (day === undefined) throw new RangeError(`${id} has no day`)
  return day
}
