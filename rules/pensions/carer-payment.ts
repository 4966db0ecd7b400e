import { hasReachedPensionAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { exact } from '../money.ts'
import { cents, count, finding, type Finding, type Outline, type Result } from '../result.ts'
import type { CarerPaymentSituation } from '../situations/pension.ts'
import { carerSupplement } from './carer-yearly.ts'
import { adultRate } from './maximum-rate.ts'
import { assessPension, PENSION_LIMITS } from './pension.ts'

const RECEIVER = 'A guide to Australian Government payments, Carer Payment'
const WORK = 'Social Security Act 1991 s 198AC; A guide to Australian Government payments, Carer Payment'
const INCOME = 'carer-payment.cared-for.income-limit'
const ASSETS = 'carer-payment.cared-for.assets-limit'
const [HOURS, DAY_HOURS, SUSPENSION] = [
  'carer-payment.work-hours',
  'carer-payment.respite-day-hours',
  'carer-payment.suspend-months'
]

const OUTLINE: Outline = {
  id: 'carer-payment',
  unit: 'cents-a-fortnight',
  limits: [...PENSION_LIMITS, 'time-outside-australia']
}

/**
 * Carer Payment for a fortnight, in cents, by the carer's own means. What the limits of the person cared for and of
 * paid work mean is a finding: it does not change the amount. The yearly Carer Supplement is listed beside it.
 * Source: Social Security Act 1991 ss 197-198AC, 1064; Social Security Guide 5.1.8.10.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessCarerPayment(situation: CarerPaymentSituation, rates: Rates): Result {
  const { age, relationship, workingCredit, careReceiver, paidWork } = situation
  return assessPension(
    {
      outline: OUTLINE,
      section: 'Social Security Act 1991 s 1064',
      person: situation,
      payment: 'carer-payment',
      maximum: adultRate(relationship, rates),
      blind: false,
      workingCredit: hasReachedPensionAge(age, rates) ? undefined : workingCredit,
      findings: [
        ...(careReceiver ? [receiverFinding(careReceiver, rates)] : []),
        ...(paidWork ? [workFinding(paidWork, rates)] : [])
      ],
      others: [carerSupplement(1, rates)]
    },
    rates
  )
}

type Receiver = NonNullable<CarerPaymentSituation['careReceiver']>

/** Whether the person cared for is within the limits; exactly at one is within it. */
function receiverFinding(receiver: Receiver, rates: Rates): Finding {
  const { getsIncomeSupport, yearlyIncome, assets } = receiver
  if (getsIncomeSupport) return finding('care-receiver-within-limits', RECEIVER)
  const limits = [INCOME, ASSETS]
  const limit = (id: string) => cents('limit', rates.money(id))
  if (yearlyIncome > rates.value(INCOME)) {
    return finding('care-receiver-over-income-limit', RECEIVER, limits, [limit(INCOME)])
  }
  if (assets <= rates.value(ASSETS)) return finding('care-receiver-within-limits', RECEIVER, limits)
  return liquidFinding(receiver, rates)
}

/** Above the assets limit, only someone with little money that they can reach is within the rules. */
function liquidFinding({ partnered, liquidAssets }: Receiver, rates: Rates): Finding {
  const id = `carer-payment.cared-for.liquid-assets.${partnered ? 'partnered' : 'single'}`
  const [figures, limit] = [[ASSETS, id], rates.value(id)]
  const terms = [cents('limit', rates.money(ASSETS)), cents('liquid-limit', exact(limit))]
  if (liquidAssets === undefined) return finding('care-receiver-liquid-assets', RECEIVER, figures, terms)
  if (liquidAssets <= limit) return finding('care-receiver-within-limits', RECEIVER, figures)
  return finding('care-receiver-over-assets-limit', RECEIVER, figures, terms)
}

type PaidWork = NonNullable<CarerPaymentSituation['paidWork']>

/** Hours above the limit use respite days for a short time, and can suspend the payment where they go on. */
function workFinding({ hours, ongoing }: PaidWork, rates: Rates): Finding {
  const limit = rates.value(HOURS)
  const allowed = count('hours', limit)
  if (hours <= limit) return finding('carer-work-within-limit', WORK, [HOURS], [allowed])
  if (ongoing) {
    const terms = [allowed, count('months', rates.value(SUSPENSION))]
    return finding('carer-work-can-suspend', WORK, [HOURS, SUSPENSION], terms)
  }
  const days = Math.ceil((hours - limit) / rates.value(DAY_HOURS))
  return finding('carer-work-respite-days', WORK, [HOURS, DAY_HOURS], [allowed, count('days', days)])
}
