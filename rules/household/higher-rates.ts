/** Who gets the rates of pensioners with an allowance: a partial capacity to work, or older and long on a payment. */
import { hasLowCapacityRate, hasOlderRate, isPartialCapacity, olderRateMonths } from '../conditions.ts'
import { addMonths } from '../dates.ts'
import { ground, type Ground } from './grounds.ts'
import { INCOME_SUPPORT } from './ids.ts'
import { oncePerView } from './once.ts'
import type { View } from './view.ts'

/** A partial capacity to work, which Services Australia assesses (Social Security Act 1991 s 16B). */
export const partialCapacity = oncePerView(({ you: { health }, rates }: View): Ground => {
  const { capacity, limitsWork } = health
  if (capacity !== undefined && !isPartialCapacity(capacity, rates)) return ground(false, 'health.capacity')
  if (limitsWork === false) return ground(false, 'health.limitsWork')
  if (capacity !== undefined) return ground('judged', 'health.capacity')
  return ground(undefined, limitsWork === undefined ? 'health.limitsWork' : 'health.capacity')
})

/** Whether an assessment may find so little capacity to work that the rate is higher (Social Security Act 1991 s 1068-B1). */
export function mayHaveLowCapacity({ you: { health }, rates }: View): boolean {
  return health.limitsWork === true && (health.capacity === undefined || hasLowCapacityRate(health.capacity, rates))
}

/** Temporarily unable to work: a doctor certifies it, and there is work or study to return to. */
export function unwellForNow({ you: { health } }: View): Ground {
  const { limitsWork, jobOrStudyToReturnTo } = health
  if (limitsWork !== true) return ground(limitsWork, 'health.limitsWork')
  return ground(jobOrStudyToReturnTo === false ? false : 'judged', 'health.jobOrStudyToReturnTo')
}

/** 55 or over after nine months in a row on income support (Social Security Act 1991 s 1068-B1). */
export const olderAfterMonths = oncePerView(({ you, on, rates }: View): Ground => {
  const { age } = you
  if (age === undefined) return ground(undefined, 'age')
  if (!hasOlderRate(age, Infinity, rates)) return ground(false, 'age')
  const months = monthsOnIncomeSupport(you)
  if (months === undefined) return ground(undefined, 'has')
  const needed = olderRateMonths(rates)
  if (months >= needed) return ground(true, 'age', 'has')
  return { ...ground(false, 'has'), from: addMonths(on, needed - months) }
})

/** Full months in a row on income support; zero if they hold none. */
export function monthsOnIncomeSupport(
  { has }: View['you'],
  payments: readonly string[] = INCOME_SUPPORT
): number | undefined {
  if (has === undefined) return undefined
  const held = has.filter(({ payment }) => payments.includes(payment))
  if (held.some(({ months }) => months === undefined)) return undefined
  return Math.max(0, ...held.map(({ months = 0 }) => months))
}
