/** Each condition as a sentence: met, failed, not known, or for someone to judge. */
export interface ConditionWords {
  met: string
  failed: string
  unknown: string
  /** Where an officer, a doctor or a social worker decides. */
  judged?: string
}
