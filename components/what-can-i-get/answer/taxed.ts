/** Which payments are taxed, and whether age decides that. */
import type { PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import { PAYMENTS } from '../../../rules/payments/register'

/** Whether a payment is taxed. @param isOld whether they have reached the age of Age Pension; not taxed where left out */
export function isTaxed(id: PaymentId, isOld = false): boolean {
  const { taxed } = PAYMENTS[id]
  return taxed === 'yes' || (isOld && taxed === 'from-pension-age')
}

/** Whether an adult has reached the age of Age Pension: then nothing that decided it was the age. */
export function isOfPensionAge({ outcomes }: Pick<PersonResult, 'outcomes'>): boolean {
  const pension = outcomes.find(({ id }) => id === 'age-pension')
  return pension !== undefined && !pension.decided.some(({ id, truth }) => id === 'age-from' && truth !== 'met')
}
