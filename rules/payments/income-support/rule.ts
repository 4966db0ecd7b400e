/** What income support payments share: qualification, residence, then a means test. */
import { asPaid } from '../../household/already-paid.ts'
import { rangeOf } from '../../household/amounts.ts'
import { compensationOf, lessCompensation, noLumpSum } from '../../household/compensation.ts'
import type { Condition } from '../../household/condition.ts'
import type { Fact, IncomeSupportId } from '../../household/ids.ts'
import { onLeaveFromBirth } from '../../household/leave-pay.ts'
import { meansTest, type MeansTest } from '../../household/means-test.ts'
import { partnersKind } from '../../household/parts/family.ts'
import { financialAssets } from '../../household/parts/means.ts'
import { asOlder } from '../../household/parts/older-partner.ts'
import { ownBirthday } from '../../household/birthdays.ts'
import { atAge, moneyBounds } from '../../household/parts/bounds.ts'
import { each, mapped, type Possible } from '../../household/parts/possible.ts'
import { oncePerView } from '../../household/once.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { isPartnered, registered, type View } from '../../household/view.ts'
import type { IsoDate } from '../../dates.ts'
import type { Rates } from '../../lookup.ts'
import type { Result } from '../../result.ts'

export interface IncomeSupportRule extends PaymentRule {
  id: IncomeSupportId
  /** The conditions without the means test. */
  qualification(view: View): Condition[]
}

interface Parts<Situation> {
  id: IncomeSupportId
  /** Of the means test. */
  section: string
  qualification(view: View): Condition[]
  situation(view: View): Possible<Situation>
  assess(situation: Situation, rates: Rates): Result
  begins?(view: View): IsoDate | undefined
  ends?(view: View): IsoDate | undefined
  isUsualRate?(view: View): boolean
  /** The age from which other means count: the parents' no longer do. */
  independentAt?(view: View): number
}

/** A payment whose amount one of the calculators works out. */
export function incomeSupport<Situation>({
  id,
  section,
  situation,
  assess,
  begins,
  ends,
  isUsualRate,
  independentAt,
  ...parts
}: Parts<Situation>): IncomeSupportRule {
  const qualification = (view: View) => [...parts.qualification(view), ...residenceConditions(view, id)]
  // Conditions and amount are needed one after the other, and both depend on the same slow calculation.
  const meansOf = (view: View) => {
    const parts = each(moneyBounds(asCounted(view, id)), bound =>
      each(compensationOf(bound, id), ({ taken, own, partner }) =>
        mapped(situation({ ...bound, injuryIncome: { you: own, partner } }), given => ({ given, taken }))
      )
    )
    const less = ({ given, taken }: { given: Situation; taken: number }, rates: Rates) =>
      asOlder(lessCompensation(assess(given, rates), taken), partnersAge(view), rates)
    return meansTest(parts, less, view.rates, section)
  }
  const means = oncePerView(told => {
    // What begins with a birth is paid beside the leave pay of that day, without the wages of today.
    const view = begins?.(told) === undefined ? told : onLeaveFromBirth(told)
    const today = untilIncomeEnds(besidePartner(meansOf(view), view, meansOf), view, meansOf)
    return independentAt ? untilBirthday(today, view, independentAt(view), meansOf) : today
  })
  return {
    id,
    qualification,
    conditions(view) {
      const conditions = [...asPaid(qualification(view), view, id), ...(id === 'age-pension' ? [] : noLumpSum(view))]
      return conditions.some(({ truth }) => truth === 'failed') ? conditions : [...conditions, means(view).condition]
    },
    amount(view) {
      const { result } = means(view)
      return result && financialAssets(view) !== undefined ? withDeemed(result) : result
    },
    unpriced: view => [...means(view).missing],
    ...(begins ? { begins } : {}),
    ...(ends ? { ends } : {}),
    ...(isUsualRate ? { isUsualRate } : {})
  }
}

/** A payout is income of payments that have the income maintenance period, not of the pensions without it. */
function asCounted(view: View, id: IncomeSupportId): View {
  const counts = registered(view, id).waits?.includes('income-maintenance') ?? false
  return counts || !view.payout ? view : { ...view, payout: undefined }
}

function partnersAge({ partner }: View): number | undefined {
  return partner === 'none' ? undefined : partner?.age
}

/** What leave pay or a payout alone shuts out opens when its days end. */
function untilIncomeEnds(means: MeansTest, view: View, meansOf: (view: View) => MeansTest): MeansTest {
  const { leavePay, payout } = view
  const [from] = [leavePay?.you, leavePay?.partner, payout?.you, payout?.partner]
    .flatMap(income => income?.until ?? [])
    .sort()
    .reverse()
  if (from === undefined || means.condition.truth !== 'failed') return means
  const after = meansOf(withoutPassing(view))
  return after.condition.truth === 'failed' ? means : { ...means, condition: { ...means.condition, from } }
}

/** The same adult once leave pay and payouts no longer count. */
function withoutPassing(view: View): View {
  return { ...view, leavePay: undefined, payout: undefined }
}

/** What the parents' means alone shut out opens on the birthday from which they do not count. */
function untilBirthday(means: MeansTest, view: View, age: number, meansOf: (view: View) => MeansTest): MeansTest {
  const from = means.condition.truth === 'failed' ? ownBirthday(view.you, age, view) : undefined
  if (from === undefined || means.condition.from !== undefined) return means
  const after = meansOf(atAge(view, age))
  return after.condition.truth === 'failed' ? means : { ...means, condition: { ...means.condition, from } }
}

const MISSING: Fact[] = ['partner.has']

/**
 * The means test while the partner's payment is open: means rule nothing out if they pass beside one possible payment,
 * and if they pass beside the likeliest one, that one is assumed.
 */
function besidePartner(own: MeansTest, view: View, meansOf: (view: View) => MeansTest): MeansTest {
  const { condition: tested, result, missing } = own
  if (tested.truth === 'failed') {
    const passed = besideOthers(view, meansOf).find(({ condition: { truth } }) => truth !== 'failed')
    if (!passed) return own
    return { condition: { ...passed.condition, truth: 'unknown', facts: MISSING }, missing: MISSING }
  }
  if (tested.truth !== 'met') return own
  const others = besideOthers(view, meansOf)
  const paid = others.filter(({ condition: { truth } }) => truth === 'met')
  const facts = openFacts(view)
  const range = facts.length > 0 && paid.length > 0 ? { ...own, ...rangeBeside(own, paid, facts) } : own
  if (paid.length === others.length) return range
  const isPriced = (result !== undefined && result.atMost === undefined) || missing.length === 0
  const assumed: readonly Fact[] = isPriced ? [view.you.has === undefined ? 'has' : 'partner.has'] : missing
  return { ...range, condition: { ...tested, assumed: [...assumed] } }
}

/** What would settle the partner's payment; none where only an officer can. */
function openFacts({ you, partner, partnersMissing }: View): readonly Fact[] {
  const isHeldUnknown = you.has === undefined || (partner !== 'none' && partner?.has === undefined)
  return isHeldUnknown ? MISSING : partnersMissing
}

/** The least and the most beside each payment that the partner may get. */
function rangeBeside(
  { result, missing }: MeansTest,
  others: readonly MeansTest[],
  facts: readonly Fact[]
): Pick<MeansTest, 'result' | 'missing'> {
  const range = rangeOf([result, ...others.map(other => other.result)])
  const isOpen = range === undefined || range.atMost !== result?.atMost
  return { result: range, missing: isOpen ? [...new Set([...missing, ...facts])] : missing }
}

/** The means test beside each other kind of payment that the partner may get; none if their payment is known. */
function besideOthers(view: View, meansOf: (view: View) => MeansTest): MeansTest[] {
  // The partner's payment may depend on what this adult holds.
  const open =
    view.you.has === undefined && isPartnered(view) ? [...view.partnersOthers, undefined] : view.partnersOthers
  if (open.length === 0) return []
  const kinds = new Set([partnersKind(view)])
  const tests: MeansTest[] = []
  for (const partnersPayment of open) {
    const other = { ...view, partnersPayment }
    const kind = partnersKind(other)
    if (kinds.has(kind)) continue
    kinds.add(kind)
    tests.push(meansOf(other))
  }
  return tests
}

/** A household counts deemed income, which the benefit calculators leave out. */
function withDeemed(result: Result): Result {
  return { ...result, limits: result.limits.filter(limit => limit !== 'deemed-income') }
}
