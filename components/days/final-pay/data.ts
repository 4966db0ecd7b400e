/** The data from the build for “What am I owed at the end of a job?”. */
import type { FinalPayWords } from '../../../i18n/days/final-pay/en.ts'
import type { LimitBook } from '../limits.ts'
import type { ResultWords } from '../../calculators/types.ts'
import type { DaysData, OwnWords } from '../types.ts'

export type Own = OwnWords & FinalPayWords & { results: ResultWords }

export type Data = DaysData<Own, LimitBook>
