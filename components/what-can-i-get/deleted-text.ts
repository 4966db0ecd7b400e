import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import type { Answers } from './types.ts'

/**
 * What stays after the kept answers are deleted.
 * @param isPrivate whether the answers are in no address
 */
export function deletedText({ interview }: InterviewWords, answers: Answers, isPrivate: boolean): string {
  const { wiped, wipedButAddress } = interview.kept
  return isPrivate || Object.keys(answers).length === 0 ? wiped : wipedButAddress
}
