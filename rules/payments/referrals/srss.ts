/** Status Resolution Support Services: for people who ask for protection; Home Affairs decides, not Centrelink. */
import type { ConditionId } from '../../household/condition-ids.ts'
import { decidedElsewhere } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'

const PROTECTION: ConditionId = 'awaiting-protection'
const SECTION = 'Services Australia, How to apply for Status Resolution Support Services Payment'

/** No decision on protection yet, or a bridging visa that Home Affairs accepts. */
export const srss: PaymentRule = {
  id: 'srss',
  conditions: view => [
    // Citizens and residents are refused for another reason than a visa that opens nothing.
    ...residenceConditions(view, 'srss').map(each => (each.id === 'residence' ? { ...each, id: PROTECTION } : each)),
    decidedElsewhere(SECTION)
  ]
}
