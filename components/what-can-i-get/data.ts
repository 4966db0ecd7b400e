/** The data of the answer, from the build, in one language. */
import type { Language } from '../../i18n/languages'
import type { CalendarWords } from '../../i18n/calendar/en'
import type { AnswerWords } from '../../i18n/household/answer/en'
import type { ConditionWords } from '../../i18n/household/conditions/types'
import type { PaymentWords } from '../../i18n/household/payments/en'
import type { InterviewWords } from '../../i18n/household/questions/en'
import type { HouseholdResult } from '../../rules/household'
import type { Household } from '../../rules/situations/household'
import type { ConditionId } from '../../rules/household/condition-ids'
import type { DayId, PaymentId } from '../../rules/household/ids'
import type { Paper } from '../../rules/data/text-schemas'
import type { CalculatorData } from '../tool/types'
import type { NotHeld } from '../tool/work'
import type { ServiceView } from '../content/views'

/** A phone line: its name, and its number as printed and as dialled. */
export interface PhoneLine {
  name: Record<Language, string>
  phone: string
  tel: string
}

/** A claim, as data/claims-to-make.yaml has it, in one language. */
export interface ClaimView {
  id: string
  payments: PaymentId[]
  name: string
  online?: string
  call: PhoneLine
  href: string
  /** Ids of papers. */
  papers: string[]
  /** The official pages that say how: their places in the sources of the figures. */
  sources: number[]
}

/** The messages of the answer, in one language. */
export interface AnswerTexts {
  answer: AnswerWords
  payments: Record<PaymentId, PaymentWords>
  conditions: Record<ConditionId, ConditionWords>
  days: Record<DayId, string>
  questions: InterviewWords
  /** As calculators have it: that rates were due to change. */
  pastReview: string
}

export interface AssessmentData extends CalculatorData {
  /** In both languages, because people must say the English names and paper has both. */
  texts: Record<Language, AnswerTexts>
  calendar: CalendarWords
  /** What claims need, each once; in both languages, for paper. */
  papers: Paper[]
  /** The lines of `call` in both languages, for paper. */
  paperLines: PhoneLine[]
  /** Support for carers. */
  carers: ServiceView
  /** Where Centrelink answers about agreements with other countries. */
  international: ServiceView
  /** Free legal help, by state. */
  legalAid: (PhoneLine & { states: string[] })[]
  claims: ClaimView[]
  /** The page of each payment, in the reader's language. */
  pages: Partial<Record<PaymentId, string>>
}

/** The result of the answers. */
export interface Assessed {
  household: Household
  result: HouseholdResult
  /** Whether a rate was due to change by the day of the result. */
  isPastReview: boolean
}

/** A situation that is compared with the one of now; the first one needs no name. */
export type Compared = Pick<Assessed, 'household' | 'result'> & { name: string }

/** The result, the figure that the rules lack, or `failed` if they threw or could not be loaded. */
export type Attempt = Assessed | NotHeld | 'failed'

/** Whether there is a result. */
export function isAssessed(assessed: Attempt | undefined): assessed is Assessed {
  return typeof assessed === 'object' && !('kind' in assessed)
}

/** The messages in the reader's language. */
export function textsOf({ texts, language }: AssessmentData): AnswerTexts {
  return texts[language]
}
