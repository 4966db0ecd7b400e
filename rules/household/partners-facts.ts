/** Facts that are missing of a partner, as the one who answers for both is asked for them. */
import type { Fact } from './ids.ts'

/** The fact to ask for; one of the household, or one that is about the partner already, as it is. */
export function factOfPartner(fact: Fact): Fact {
  if (SHARED.some(start => fact.startsWith(start))) return fact
  const [of = ''] = fact.split('.')
  return PARTNERS[of] ?? 'partner.work'
}

const PARTNERS: Readonly<Record<string, Fact>> = {
  age: 'partner.age',
  income: 'partner.income',
  residence: 'partner.residence',
  has: 'partner.has'
}

const SHARED = ['children', 'assets', 'home', 'familyIncome', 'maintenance', 'apart', 'partner'] as const

/** Whether it is one that few people tell of a partner unless it is so: until then nothing is paid for it. */
export function isRarelyTold(fact: Fact): boolean {
  return fact.startsWith('residence') || RARELY_TOLD.includes(fact)
}

/** Whether something about a partner that nobody told has to be so for it: until then it is not paid. */
export function isUntold({ missing }: { missing: readonly Fact[] }): boolean {
  return missing.some(isRarelyTold)
}

const RARELY_TOLD: readonly Fact[] = [
  'happened',
  'study.load',
  'health.limitsWork',
  'health.manifest',
  'caring.who',
  'work.notLooking'
]
