/** What the questions need from the build. The rest comes while the reader answers: see load.ts. */
import type { Language } from '../../i18n/languages.ts'
import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import type { IsoDate } from '../../rules/dates.ts'

export interface InterviewData {
  language: Language
  words: InterviewWords
  today: IsoDate
}
