/** Pharmaceutical Allowance inside the rate of benefits: who gets it, by payment. */
import { hasOlderRate } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { line, type Line } from './result.ts'

export interface AllowanceRecipient {
  age: number
  partnered: boolean
  /** Full months in a row on income support. */
  monthsOnPayment?: number
  temporarilyIncapacitated?: boolean
  /** Assessed as able to work less than 30 hours a week. */
  hasPartialCapacity?: boolean
  principalCarer?: boolean
}

type Ground = (recipient: AllowanceRecipient, rates: Rates) => boolean

const always: Ground = () => true
const incapacity: Ground = ({ temporarilyIncapacitated = false }) => temporarilyIncapacitated
const partialCapacity: Ground = ({ hasPartialCapacity = false }) => hasPartialCapacity
const singleCarer: Ground = ({ principalCarer = false, partnered }) => principalCarer && !partnered
const older: Ground = ({ age, monthsOnPayment = 0 }, rates) => hasOlderRate(age, monthsOnPayment, rates)

const GUIDE = 'Social Security Guide 3.8.2.10'

/** Below Age Pension age (Guide 3.8.2.10; A guide to Australian Government payments, Pharmaceutical Allowance). */
const PAYMENTS = {
  jobseeker: {
    grounds: [incapacity, partialCapacity, singleCarer, older],
    section: `Social Security Act 1991 s 1068-D1; ${GUIDE}`
  },
  'youth-allowance': {
    grounds: [incapacity, partialCapacity, singleCarer],
    section: `Social Security Act 1991 s 1067G-C1; ${GUIDE}`
  },
  'parenting-payment-single': { grounds: [always], section: GUIDE },
  'parenting-payment-partnered': { grounds: [partialCapacity, older], section: GUIDE },
  austudy: { grounds: [older], section: GUIDE },
  'special-benefit': { grounds: [older], section: GUIDE }
} as const satisfies Record<string, { grounds: readonly Ground[]; section: string }>

type Payment = keyof typeof PAYMENTS

/** Whether somebody on a payment gets the allowance (the same pages). @throws FigureNotHeldError */
export function isAllowanceDue(payment: Payment, recipient: AllowanceRecipient, rates: Rates): boolean {
  return PAYMENTS[payment].grounds.some(isGround => isGround(recipient, rates))
}

/**
 * The line of the allowance, cents a fortnight; none where it is not due.
 * Source: Social Security Guide 3.8.2.10; A guide to Australian Government payments, Pharmaceutical Allowance.
 * @throws FigureNotHeldError where the allowance lacks the day
 */
export function pharmaceuticalAllowance(payment: Payment, recipient: AllowanceRecipient, rates: Rates): Line[] {
  if (!isAllowanceDue(payment, recipient, rates)) return []
  const { section } = PAYMENTS[payment]
  const id = `pharmaceutical-allowance.${recipient.partnered ? 'couple-each' : 'single'}`
  return [line('pharmaceutical-allowance', rates.money(id), section, [id])]
}
