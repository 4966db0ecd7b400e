/** The rent of a household, as far as a payment other than Family Tax Benefit brings Rent Assistance for it. */
import { regularCareAlone } from '../../payments/families/family.ts'
import type { Rent } from '../../situations/common.ts'
import type { View } from '../view.ts'
import { known, type Part } from './part.ts'
import { rentOf } from './rent.ts'

/**
 * None where children in regular care bring Rent Assistance with Part A, which is never less (Social Security Act 1991
 * s 1070D).
 */
export function rentWithPayment(view: View): Part<Rent | undefined> {
  return regularCareAlone(view).truth === 'met' ? known(undefined) : rentOf(view)
}
