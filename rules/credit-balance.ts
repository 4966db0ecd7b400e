/** What Working Credit and the Income Bank share: a balance that is used against pay, or grows up to a maximum. */
import { compare, larger, minus, NIL, plus, smaller, type Exact } from './money.ts'
import { cents, finding, type Finding } from './result.ts'

export interface Earnings {
  /** Cents a fortnight from work as an employee. */
  employment: Exact
  /** Cents a fortnight of other ordinary income. */
  other: Exact
}

export interface CreditUse {
  /** Credits used, each worth a dollar, in cents. */
  used: Exact
  findings: Finding[]
}

type FindingId = Finding['id']

/**
 * Credits taken from a balance: as many as there are, and no more than are wanted.
 * @param section where the scheme's rule stands: section of the Act or the Guide
 * @param before cents of credit before the fortnight
 * @param wanted cents of pay that credit may stand against
 */
export function spendCredits(id: FindingId, section: string, before: Exact, wanted: Exact): CreditUse {
  const used = smaller(before, wanted)
  if (used.n === 0) return { used: NIL, findings: [] }
  const terms = [cents('used', used), cents('balance-after', minus(before, used))]
  return { used, findings: [finding(id, section, [], terms)] }
}

/**
 * Credits added to a balance. One that already lies above the maximum is kept, not added to.
 * @param section where the scheme's rule stands: section of the Act or the Guide
 * @param before cents of credit before the fortnight
 * @param earned cents of credit that the fortnight brings
 * @param maximum cents of credit that the balance may grow to
 * @param figures ids of the figures that decide it
 */
export function earnCredits(
  id: FindingId,
  section: string,
  before: Exact,
  earned: Exact,
  maximum: Exact,
  figures: string[]
): CreditUse {
  const after = larger(before, smaller(plus(before, earned), maximum))
  if (compare(after, before) === 0) return { used: NIL, findings: [] }
  const terms = [cents('accrued', minus(after, before)), cents('balance-after', after)]
  return { used: NIL, findings: [finding(id, section, figures, terms)] }
}
