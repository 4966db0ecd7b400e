/** Which payments are taxed: “A guide to Australian Government payments” (CO029-2601), as data/statements.yaml has it. */
import type { PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'

const TAXED: readonly PaymentId[] = [
  'jobseeker',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'parenting-payment-single',
  'parenting-payment-partnered',
  'special-benefit',
  'age-pension',
  'farm-household-allowance',
  'parental-leave-pay',
  'disaster-recovery-allowance'
]

/** Not taxed before the age of Age Pension. From it on, they are. */
const BY_AGE: readonly PaymentId[] = ['disability-support-pension', 'carer-payment']

/** Whether a payment is taxed. @param isOld whether they have reached the age of Age Pension; not taxed where left out */
export function isTaxed(id: PaymentId, isOld = false): boolean {
  return TAXED.includes(id) || (isOld && BY_AGE.includes(id))
}

/** Whether an adult has reached the age of Age Pension: then nothing that decided it was the age. */
export function isOfPensionAge({ outcomes }: Pick<PersonResult, 'outcomes'>): boolean {
  const pension = outcomes.find(({ id }) => id === 'age-pension')
  return pension !== undefined && !pension.decided.some(({ id, truth }) => id === 'age-from' && truth !== 'met')
}
