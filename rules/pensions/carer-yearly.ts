/** What carers have once a year, on 1 July, without a claim: Carer Supplement, Child Disability Assistance. */
import type { ResultId } from '../labels.ts'
import type { Rates } from '../lookup.ts'
import { exact, multiply } from '../money.ts'
import { beside, count, finding, line, reason, settle, unmodelled, type Outline, type Result } from '../result.ts'

const GUIDE = 'A guide to Australian Government payments, Carer Allowance'

function outline(id: ResultId): Outline {
  return { id, unit: 'cents', limits: [] }
}

/** Carer Supplement of a year, cents: one for each payment that gives it. */
export function carerSupplement(payments: number, rates: Rates): Result {
  return yearly('carer-supplement', payments, rates)
}

/** Child Disability Assistance of a year, cents: one for each child for whom Carer Allowance is paid. */
export function childDisabilityAssistance(children: number, rates: Rates): Result {
  return yearly('child-disability-assistance', children, rates)
}

function yearly(id: 'carer-supplement' | 'child-disability-assistance', times: number, rates: Rates): Result {
  return beside(rates, outline(id), () => {
    const terms = [count('times', times)]
    const lines = [line(id, multiply(rates.money(id), exact(times)), GUIDE, [id], terms)]
    return settle(rates, outline(id), lines, { findings: [finding('paid-for-1-july', GUIDE)] })
  })
}

/** The same where two carers share the allowance: how they share it is not modelled. */
export function sharedYearly(id: 'carer-supplement' | 'child-disability-assistance', rates: Rates): Result {
  return unmodelled(rates, outline(id), [reason('shared-care-yearly', GUIDE)])
}
