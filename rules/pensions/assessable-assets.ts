/** Assets that count: what is owned, super from Age Pension age, and gifts above their limits. */
import { hasReachedPensionAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { add, divide, exact, excess, smaller, sum, type Exact } from '../money.ts'
import { cents, finding, type Finding } from '../result.ts'
import type { PensionAssets, PensionPerson } from '../situations/pension.ts'

const GIFTS = 'A guide to Australian Government payments, gifting'
const SUPER = 'A guide to Australian Government payments, superannuation; Social Security Guide 4.4.1.10'

export interface AssessableAssets {
  homeOwner: boolean
  /** Exact cents, of both together for a couple. Financial assets are deemed, and are part of the total. */
  financial: Exact
  total: Exact
  /** What counts for each of a couple: half of both together; the total for someone single. */
  each: Exact
  findings: Finding[]
}

/** The owner of assets; only a part of a situation, so that a household can ask too. */
export type Owner = Pick<PensionPerson, 'age' | 'relationship' | 'superannuation'> & {
  partner?: Pick<NonNullable<PensionPerson['partner']>, 'age' | 'superannuation'> | undefined
}

/**
 * Assets that count for a pension, exact cents; a couple's are counted together and halved.
 * Source: Social Security Act 1991 s 1064-G; Social Security Guide 4.2.3.
 * @throws FigureNotHeldError where the limits of gifts or Age Pension age lack the day
 */
export function assessableAssets(owner: Owner, assets: PensionAssets, rates: Rates): AssessableAssets {
  const retirement = countedSuper(owner, rates)
  const given = giftsThatCount(assets.gifts, rates)
  const financial = sum([exact(assets.financial), retirement.amount, given.amount])
  const total = add(financial, exact(assets.other))
  const each = owner.relationship === 'single' ? total : divide(total, exact(2))
  const findings = [...retirement.findings, ...given.findings]
  return { homeOwner: assets.homeOwner, financial, total, each, findings }
}

interface Counted {
  amount: Exact
  findings: Finding[]
}

/** Super that pays no income stream counts from Age Pension age, of each by their own age. */
function countedSuper({ age, superannuation, partner }: Owner, rates: Rates): Counted {
  const held = [{ age, superannuation }, ...(partner ? [partner] : [])].filter(each => each.superannuation > 0)
  const counted = held.filter(each => hasReachedPensionAge(each.age, rates))
  const amount = sum(counted.map(each => exact(each.superannuation)))
  const findings = counted.length < held.length ? [finding('super-not-counted', SUPER)] : []
  return { amount, findings }
}

/** Gifts above the limit of a year, and what of the rest is above the limit of five years. */
function giftsThatCount(gifts: readonly number[], rates: Rates): Counted {
  if (gifts.every(gift => gift === 0)) return { amount: sum([]), findings: [] }
  const [year, fiveYears] = ['gifting.limit.year', 'gifting.limit.five-years'] as const
  const limit = rates.money(year)
  const given = gifts.map(gift => exact(gift))
  const free = sum(given.map(gift => smaller(gift, limit)))
  const aboveYears = sum(given.map(gift => excess(gift, limit)))
  const amount = add(aboveYears, excess(free, rates.money(fiveYears)))
  const findings = amount.n > 0 ? [finding('gifts-counted', GIFTS, [year, fiveYears], [cents('amount', amount)])] : []
  return { amount, findings }
}
