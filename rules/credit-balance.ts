/** What Working Credit and the Income Bank share: a balance that is used against pay, or grows up to a maximum. */
import { compare, larger, subtract, ZERO, add, smaller, type Exact } from './money.ts'
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

/** Credits used: as many as wanted, as far as the balance `before` the fortnight lasts; exact cents. */
export function spendCredits(id: FindingId, section: string, before: Exact, wanted: Exact): CreditUse {
  const used = smaller(before, wanted)
  if (used.n === 0) return { used: ZERO, findings: [] }
  const terms = [cents('used', used), cents('balance-after', subtract(before, used))]
  return { used, findings: [finding(id, section, [], terms)] }
}

/** Credits added to a balance, exact cents. A balance above the maximum is kept, but does not grow. */
export function earnCredits(
  id: FindingId,
  section: string,
  before: Exact,
  earned: Exact,
  maximum: Exact,
  figures: string[]
): CreditUse {
  const after = larger(before, smaller(add(before, earned), maximum))
  if (compare(after, before) === 0) return { used: ZERO, findings: [] }
  const terms = [cents('accrued', subtract(after, before)), cents('balance-after', after)]
  return { used: ZERO, findings: [finding(id, section, figures, terms)] }
}
