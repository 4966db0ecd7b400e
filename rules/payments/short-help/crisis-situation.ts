/** A household as the calculator of Crisis Payment asks for it. */
import { addDays } from '../../dates.ts'
import { CRISIS_DEADLINES } from '../../crisis-deadlines.ts'
import type { IncomeSupportId } from '../../household/ids.ts'
import { longTerm } from '../../household/parts/benefits.ts'
import { children, monthsOnPayment, principalCarer, relationship } from '../../household/parts/family.ts'
import { either, given, known, lacking, mapped, combine, type Possible } from '../../household/parts/possible.ts'
import { eventOf, holds, stateOf, type View } from '../../household/view.ts'
import type { CrisisPaymentSituation } from '../../situations/crisis-payment.ts'
import type { Happened } from '../../situations/household.ts'

export type Ground = CrisisPaymentSituation['ground']

const PAYMENTS: Record<IncomeSupportId, CrisisPaymentSituation['payment']> = {
  'age-pension': 'age-pension',
  'disability-support-pension': 'disability-support-pension',
  'carer-payment': 'carer-payment',
  'parenting-payment-single': 'parenting-payment-single',
  'parenting-payment-partnered': 'parenting-payment-partnered',
  jobseeker: 'jobseeker',
  'youth-allowance-jobseeker': 'youth-allowance',
  'youth-allowance-student': 'youth-allowance',
  austudy: 'austudy',
  'special-benefit': 'special-benefit'
}

/**
 * The payment that is payable (s 1061JU): the one that is held, unless what happened has ended it, as the partnered rate
 * ends with the couple; else the one that would be taken.
 */
export function payableId(view: View): IncomeSupportId | undefined {
  const held = (Object.keys(PAYMENTS) as IncomeSupportId[]).filter(id => holds(view, id))
  const goesOn = held.find(id => stateOf(view, id) !== 'no')
  return goesOn ?? view.chosen ?? held[0]
}

/** The situation of somebody after what happened; every way in which an unknown answer may turn out. */
export function crisisSituation(
  view: View,
  ground: Ground,
  event: Happened['event']
): Possible<CrisisPaymentSituation> {
  const id = payableId(view)
  if (id === undefined) return lacking('has')
  const payment = PAYMENTS[id]
  const isYouth = payment === 'youth-allowance'
  const isStudent = isYouth || payment === 'austudy'
  return mapped(
    combine({
      age: given(view.you.age, 'age'),
      relationship: mapped(relationship(view), each =>
        each === 'single' ? ('single' as const) : ('partnered' as const)
      ),
      children: children(view),
      carer: principalCarer(view),
      atHome: isYouth ? either(view.you.livesWithParents, 'livesWithParents') : known(false),
      longTermIncomeSupport: isStudent ? longTerm(view) : known(false),
      monthsOnPayment: monthsOnPayment(view)
    }),
    ({ carer, atHome, ...parts }) => ({
      ...parts,
      ground,
      payment,
      principalCarer: carer && parts.children > 0,
      principalCarerExempt: false,
      living: atHome ? ('home' as const) : ('away' as const),
      temporarilyIncapacitated: false,
      rentAssistance: rentAssistance(view, id),
      liquidAssets: view.household.assets.liquid,
      happenedOn: openDay(view, ground, event),
      paymentsInYear: 0,
      exclusions: []
    })
  )
}

/** Cents a fortnight in the payment; nothing where it is not worked out. */
function rentAssistance({ outcomes }: View, id: IncomeSupportId): number {
  const steps = outcomes.get(id)?.result?.working
  return steps?.find(({ label }) => label === 'rent-assistance')?.amount ?? 0
}

/** The day it happened, while contact can still be made: whether an earlier contact was, is a condition of its own. */
function openDay(view: View, ground: Ground, event: Happened['event']): string | undefined {
  const day = eventOf(view, event)?.on
  const days = view.rates.value(CRISIS_DEADLINES[ground].contact)
  return day !== undefined && view.on <= addDays(day, days) ? day : undefined
}
