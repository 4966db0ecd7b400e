import { YOUTH_ADULT_RATE_AGE } from './conditions.ts'

export interface YouthRateSituation {
  age: number
  living: 'home' | 'away'
  hasPartner: boolean
  hasChildren: boolean
  isLongTerm: boolean
  /** A single principal carer exempt from mutual obligations: A guide to Australian Government payments, Module F. */
  isExemptCarer: boolean
}

/** Ids of the basic rate and its Energy Supplement, cents a fortnight (Act s 1067G, Module B; Guide 5.1.1.20). */
export function youthRate(situation: YouthRateSituation): [basic: string, supplement: string] {
  if (situation.isExemptCarer) {
    return ['jobseeker.rate.principal-carer-exempt', 'energy-supplement.youth-allowance.principal-carer-exempt']
  }
  const kind = rateKind(situation)
  return [`youth-allowance.rate.${kind}`, `energy-supplement.youth-allowance.${kind}`]
}

function rateKind({ age, living, hasPartner, hasChildren, isLongTerm }: YouthRateSituation): string {
  if (hasChildren) return hasPartner ? 'couple-with-children' : 'single-with-children'
  if (hasPartner) return isLongTerm ? 'long-term-couple' : 'couple-no-children'
  if (living === 'away') return isLongTerm ? 'long-term-away' : 'away'
  if (isLongTerm) return 'long-term-home'
  return age < YOUTH_ADULT_RATE_AGE ? 'under-18-home' : '18-plus-home'
}
