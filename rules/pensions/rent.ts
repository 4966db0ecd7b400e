/** Rent Assistance with a pension: inside the maximum rate, so that both tests apply to it. */
import type { Rates } from '../lookup.ts'
import { divide, exact } from '../money.ts'
import { coupleOf, rentAssistance } from '../rent-assistance.ts'
import { line, type Finding, type Line, type Reason } from '../result.ts'
import type { PensionPerson } from '../situations/pension.ts'
import type { RentAssistanceSituation } from '../situations/rent-assistance.ts'

const HOUSEHOLDS = {
  single: 'single',
  partnered: 'couple',
  'separated-by-illness': 'couple-separated-by-illness'
} as const satisfies Record<PensionPerson['relationship'], RentAssistanceSituation['household']>

export interface PensionRent {
  lines: Line[]
  findings: Finding[]
  /** Why it is not worked out; then there is no amount of the pension. */
  reasons: Reason[]
}

const NONE: PensionRent = { lines: [], findings: [], reasons: [] }

/**
 * The line of Rent Assistance of one person, cents a fortnight; half of the couple's where both have a pension.
 * Source: Social Security Act 1991 ss 1064-A1, 1070H; Social Security Guide 3.8.1.106.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function pensionRent(
  { age, relationship, partner, children, familyTaxBenefit, rent }: PensionPerson,
  payment: RentAssistanceSituation['payment'],
  rates: Rates
): PensionRent {
  if (!rent) return NONE
  const household = relationship === 'partnered' ? coupleOf(rent) : HOUSEHOLDS[relationship]
  const entitlement = rentAssistance({ payment, age, household, children, familyTaxBenefit, rent }, rates)
  if (entitlement.kind === 'not-modelled') return { ...NONE, reasons: entitlement.reasons }
  if (entitlement.kind === 'none') return { ...NONE, findings: entitlement.findings }
  const { amount, paidWith, section, figures, terms, findings } = entitlement.assistance
  if (paidWith === 'family-tax-benefit') return { ...NONE, findings }
  const isShared = household === 'couple' && partner?.payment === 'pension'
  const share = isShared ? divide(amount, exact(2)) : amount
  return { ...NONE, lines: [line('rent-assistance', share, section, figures, terms)], findings }
}
