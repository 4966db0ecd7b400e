/**
 * A partner of Age Pension age without a payment: their free area is higher by the Pension Supplement (Social Security
 * Guide 1.1.P.80). The calculators know the usual free area alone, so what is above it is counted for less here. Which
 * Energy Supplement belongs to it was not read: that of JobSeeker Payment leaves the least, that of a pension the most.
 */
import { hasReachedPensionAge } from '../../conditions.ts'
import type { Rates } from '../../lookup.ts'
import { add, compare, dollarsUp, exact, excess, sum, ZERO } from '../../money.ts'
import { exactCutOut, JOBSEEKER_TEST, otherIncome } from '../../ordinary-income-test.ts'
import type { Result } from '../../result.ts'
import type { Partner } from '../../situations/common.ts'
import { each, anyOf, known, type Possible } from './possible.ts'

const USUAL = 'partner-income.free-area.22-plus'
const SHARED = ['jobseeker.rate.partnered', 'pension.supplement.couple-each']
const [LEAST, MOST] = ['energy-supplement.jobseeker.partnered', 'energy-supplement.pension.couple-each']
const STEP = 'partner-income-reduction'

/** The partner as one below Age Pension age, of whom as much counts. @throws FigureNotHeldError */
export function withFreeArea(partner: Possible<Partner | undefined>, rates: Rates): Possible<Partner | undefined> {
  return each(partner, one => {
    if (!one || !isAboveUsual(one, rates)) return known(one)
    return anyOf([LEAST, MOST].map(energy => counted(one, freeArea(energy, rates) - rates.value(USUAL), rates)))
  })
}

function isAboveUsual({ age, payment, income }: Partner, rates: Rates): boolean {
  const isOlder = payment === 'none' && hasReachedPensionAge(age, rates)
  return (
    isOlder &&
    [...SHARED, LEAST, MOST].every(id => rates.has(id)) &&
    compare(add(exact(income.employment), otherIncome(income)), rates.money(USUAL)) > 0
  )
}

/** Cents a fortnight, up to a dollar. */
function freeArea(energy: string, rates: Rates): number {
  return dollarsUp(exactCutOut(sum([...SHARED, energy].map(id => rates.money(id))), JOBSEEKER_TEST, rates))
}

function counted({ income, ...partner }: Partner, less: number, rates: Rates): Partner {
  const { employment, other, deemed = ZERO } = income
  const ofOther = Math.min(other, less)
  const ofPay = Math.min(employment, less - ofOther)
  return {
    ...partner,
    age: rates.value('age-pension.age') - 1,
    income: {
      employment: employment - ofPay,
      other: other - ofOther,
      deemed: excess(deemed, exact(less - ofOther - ofPay))
    }
  }
}

/** The result without the numbers of the reduction, which are those of a usual free area. @param age of the partner */
export function asOlder(result: Result, age: number | undefined, rates: Rates): Result {
  if (age === undefined || !hasReachedPensionAge(age, rates)) return result
  const working = result.working.map(step =>
    step.label === STEP ? { ...step, terms: [], figures: [...SHARED, LEAST, MOST] } : step
  )
  return { ...result, working }
}
