/** Status Resolution Support Services: for people who ask for protection; Home Affairs decides, not Centrelink. */
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { decidedElsewhere } from './decided-elsewhere.ts'

const SECTION = 'Services Australia, How to apply for Status Resolution Support Services Payment'

/** No decision on protection yet, or a bridging visa that Home Affairs accepts. */
export const srss: PaymentRule = {
  id: 'srss',
  conditions: view => [...residenceConditions(view, 'srss'), decidedElsewhere(SECTION)]
}
