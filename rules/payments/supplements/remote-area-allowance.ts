/** Remote Area Allowance (A guide to Australian Government payments). */
import { setAmount } from '../../household/amounts.ts'
import { comesWith } from '../../household/comes-with.ts'
import { condition } from '../../household/condition.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { isPartnered } from '../../household/view.ts'

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
    return setAmount(view, ID, 'cents-a-fortnight', SECTION, { [adult]: 1, [`${ID}.child`]: view.children.length })
  }
}
