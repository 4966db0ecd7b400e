/** The data of “What am I owed at the end of a job?”. */
import type { Own } from './definition.ts'
import type { LimitBook } from '../limits.ts'
import { finalPayWords as en } from '../../../i18n/days/final-pay/en.ts'
import { finalPayWords as zh } from '../../../i18n/days/final-pay/zh.ts'
import { STATE_NAMES } from '../../../i18n/states.ts'
import type { TimeLimit } from '../../../rules/data/date-schemas.ts'
import type { Trigger } from '../../../rules/situations/date-choices.ts'
import { limitBook, limitFigures } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'
import { resultWords } from '../../../scripts/mdx/days/results.ts'

const WORDS = { en, zh }

/** Events that the end of a job starts. */
const STARTED: readonly Trigger[] = ['job-ended', 'payday', 'dismissed', 'employer-insolvent']
const startedByTheEnd = ({ triggers }: TimeLimit) => triggers.some(trigger => STARTED.includes(trigger))

/**
 * One figure of each indexation calendar other than that of tax, so that the page warns like the command line once the
 * data is old.
 */
const CALENDARS = ['youth-allowance.rate.away', 'jobseeker.rate.single-no-children']

export const pack: DaysPack<Own, LimitBook> = {
  figures: data => [
    'redundancy.',
    'notice.',
    'etp.',
    'super.preservation-age',
    'age-pension.age',
    'feg.',
    ...CALENDARS,
    ...limitFigures(data, startedByTheEnd)
  ],
  // The job may have ended long ago; tax depends on the year of the payment.
  since: '2024-07-01',
  call: ['fair-work-ombudsman', 'feg-hotline', 'tis-national'],
  own: ({ language }) => {
    const { state, ...questions } = WORDS[language].questions
    return {
      ...WORDS[language],
      questions: { ...questions, state: { ...state, options: { 'not-said': state.none, ...STATE_NAMES[language] } } },
      results: resultWords(language, ['any', 'redundancy'])
    }
  },
  book: context => limitBook(context, startedByTheEnd)
}
