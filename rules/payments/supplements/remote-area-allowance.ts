/** Remote Area Allowance (A guide to Australian Government payments). */
import { setAmount } from '../../household/amounts.ts'
import { comesWith } from '../../household/comes-with.ts'
import { condition } from '../../household/condition.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import { isPaidForChildren } from '../../household/main-carer.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { isPartnered, type View } from '../../household/view.ts'

const SECTION = 'A guide to Australian Government payments, Remote Area Allowance'
const ID = 'remote-area-allowance'

export const remoteAreaAllowance: PaymentRule = {
  id: ID,
  conditions: view => [
    comesWith(view, INCOME_SUPPORT, SECTION),
    condition('remote-area', view.household.home.remote, SECTION, ['home.remote'])
  ],
  amount(view) {
    const partnered = isPartnered(view)
    if (partnered === undefined || view.children === undefined) return undefined
    const adult = `${ID}.${partnered ? 'couple-each' : 'single'}`
    const children = isPartnersTurn(view) ? 0 : view.children.length
    return setAmount(view, ID, 'cents-a-fortnight', SECTION, { [adult]: 1, [`${ID}.child`]: children })
  }
}

/**
 * A child counts for one of a couple if both get income support: for the main carer (Veterans’ Affairs policy library
 * 9.4.3, of the same rule).
 */
function isPartnersTurn(view: View): boolean {
  return view.partnersSupport?.outcome?.state === 'likely' && !isPaidForChildren(view)
}
