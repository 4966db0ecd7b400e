import type { Rates } from './lookup.ts'

/** Age from which the adult rate at the parental home is due (Social Security Act 1991 s 1067G, Module B). */
const ADULT_RATE_AGE = 'youth-allowance.home-rate.age'

export interface YouthRateSituation {
  age: number
  living: 'home' | 'away'
  hasPartner: boolean
  hasChildren: boolean
  isLongTerm: boolean
  /** A single principal carer exempt from mutual obligations: A guide to Australian Government payments, Module F. */
  isExemptCarer: boolean
}

/**
 * Ids of the basic rate and its Energy Supplement, cents a fortnight (Act s 1067G, Module B; Guide 5.1.1.20).
 * @throws FigureNotHeldError
 */
export function youthRate(situation: YouthRateSituation, rates: Rates): [basic: string, supplement: string] {
  if (situation.isExemptCarer) {
    return ['jobseeker.rate.principal-carer-exempt', 'energy-supplement.youth-allowance.principal-carer-exempt']
  }
  const kind = rateKind(situation, rates)
  return [`youth-allowance.rate.${kind}`, `energy-supplement.youth-allowance.${kind}`]
}

function rateKind({ age, living, hasPartner, hasChildren, isLongTerm }: YouthRateSituation, rates: Rates): string {
  if (hasChildren) return hasPartner ? 'couple-with-children' : 'single-with-children'
  if (hasPartner) return isLongTerm ? 'long-term-couple' : 'couple-no-children'
  if (living === 'away') return isLongTerm ? 'long-term-away' : 'away'
  if (isLongTerm) return 'long-term-home'
  return age < rates.value(ADULT_RATE_AGE) ? 'under-18-home' : '18-plus-home'
}
