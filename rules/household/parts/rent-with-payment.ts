/** The rent of a household, as far as a payment other than Family Tax Benefit brings Rent Assistance for it. */
import { regularCareAlone } from '../../payments/families/family.ts'
import type { Rent } from '../../situations/common.ts'
import { ftbChild } from '../children.ts'
import type { Fact } from '../ids.ts'
import type { View } from '../view.ts'
import { anyOf, known, type Possible } from './possible.ts'
import { rentOf } from './rent.ts'

/**
 * None where children in regular care bring Rent Assistance with Part A, which is never less (Social Security Act 1991
 * s 1070D).
 */
export function rentWithPayment(view: View): Possible<Rent | undefined> {
  const rent = rentOf(view)
  const { truth, facts } = regularCareAlone(view)
  if (truth === 'met') return known(undefined)
  const missing = truth === 'failed' ? openCare(view) : facts
  return missing.length === 0 ? rent : anyOf([undefined, ...rent.values], ...rent.missing, ...missing)
}

/** What is not known of the children where all of them may turn out to be in regular care. */
function openCare(view: View): readonly Fact[] {
  const { children } = view
  if (!children) return ['children']
  const isSure = children.some(child => ftbChild(child, view).truth === 'met')
  const studyAge = view.rates.value('ftb-a.study-age.from')
  const isOpen = children.some(({ age = 0, care }) => care === undefined && age < studyAge)
  return isOpen && !isSure ? ['children.care'] : []
}
