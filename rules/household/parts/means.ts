/** Income and assets of a household, as the calculators ask for them. */
import { hasReachedPensionAge } from '../../conditions.ts'
import { addDays, type IsoDate } from '../../dates.ts'
import type { Rates } from '../../lookup.ts'
import { divide, exact, type Exact } from '../../money.ts'
import { deemedIncome, type DeemingThreshold } from '../../pensions/deeming.ts'
import { hasWorkBonus, workBonus } from '../../pensions/work-bonus.ts'
import type { Assets, Income } from '../../situations/common.ts'
import type { Person } from '../../situations/household.ts'
import { DAYS_A_FORTNIGHT } from '../../time.ts'
import { isPartnered, type View } from '../view.ts'
import { INCOME_SUPPORT } from '../ids.ts'
import { anyOf, either, given, known, mapped, combine, type Possible } from './possible.ts'

/**
 * Income of a fortnight of somebody, in cents, before tax, Parental Leave Pay and what counts of money for an injury or
 * paid out at the end of a job among it; without what financial assets are deemed to earn.
 */
export function incomeOf(person: Person, view: View): Possible<Income> {
  const { employment, other } = person.income
  const stated = combine<Income>({
    employment: given(employment, 'income.employment'),
    other: given(other, 'income.other')
  })
  const who = person === view.you ? 'you' : 'partner'
  const { leavePay, payout, injuryIncome } = view
  const paid = combine({
    stated,
    leavePay: leavePay?.[who]?.fortnight ?? known(0),
    payout: payout?.[who]?.fortnight ?? known(0)
  })
  const injury = injuryIncome?.[who] ?? 0
  return mapped(paid, parts => ({
    ...parts.stated,
    other: parts.stated.other + parts.leavePay + parts.payout + injury
  }))
}

const PENSIONS = ['age-pension', 'disability-support-pension', 'carer-payment'] as const
const [OPENING, MOST_BONUS] = ['work-bonus.opening', 'work-bonus.maximum']
const FORTNIGHTS_CREDIT = 'work-bonus.credit'

/**
 * The Work Bonus balance of somebody, where it makes a difference: the opening one with a first pension (Guide
 * 3.1.15.10), and nothing once pay has used it. Of who is paid already only the account knows it: nothing and the most.
 */
export function workBonusBalance(person: Person, { rates, isBonusUsed }: View): Possible<number> {
  if (!usesWorkBonus(person, rates)) return known(0)
  const isPaid = isPensioner(person)
  if (isPaid === false) return isBonusUsed ? known(0) : anyOf([0, rates.value(OPENING)])
  return anyOf([0, rates.value(MOST_BONUS)], ...(isPaid ? [] : (['has'] as const)))
}

/** Whether pay is above what does not count of each fortnight, and so uses a balance. */
function usesWorkBonus({ age, income }: Person, rates: Rates): boolean {
  const earns = (income.employment ?? 0) > rates.value(FORTNIGHTS_CREDIT)
  return earns && age !== undefined && hasReachedPensionAge(age, rates) && rates.has(OPENING)
}

function isPensioner({ has }: Person): boolean | undefined {
  return has?.some(({ payment }) => PENSIONS.some(id => id === payment))
}

/**
 * The first day of the first fortnight in which nothing is left of the opening Work Bonus balance, if pay stays as it is;
 * undefined of who is paid already, and where no pension is likely.
 * @param start the first paid day of the pension
 */
export function endOfOpeningBalance({ you, rates, chosen, outcomes }: View, start: IsoDate): IsoDate | undefined {
  const isPension = PENSIONS.some(id => id === chosen) && chosen !== undefined
  if (!isPension || outcomes.get(chosen)?.state !== 'likely') return undefined
  if (isPensioner(you) !== false || !usesWorkBonus(you, rates)) return undefined
  const used = (you.income.employment ?? 0) - rates.value(FORTNIGHTS_CREDIT)
  return addDays(start, Math.ceil(rates.value(OPENING) / used) * DAYS_A_FORTNIGHT)
}

/**
 * Income of a partner as half of it counts for a benefit: Work Bonus of a pensioner comes off first (Operational
 * Blueprint 108-01020020; Services Australia, Work Bonus and your partner’s income).
 */
export function afterWorkBonus(person: Person, view: View, income: Possible<Income>): Possible<Income> {
  const { partnersPayment, rates } = view
  const hasPension = PENSIONS.some(id => id === partnersPayment)
  if (person.age === undefined || !hasWorkBonus(person.age, hasPension, rates)) return income
  return mapped(combine({ income, balance: workBonusBalance(person, view) }), parts => ({
    ...parts.income,
    employment: workBonus(exact(parts.income.employment), parts.balance, rates).assessable.n
  }))
}

/**
 * The balance of Working Credit or Income Bank: none with a new claim. Of who is paid already only the account knows
 * it: none and the most, where there is pay that it would cover.
 * @param most id of the figure of the highest balance
 * @throws FigureNotHeldError
 */
export function creditBalance({ you: { has, income }, rates }: View, most: string): Possible<number | undefined> {
  const isPaid = has?.some(({ payment }) => INCOME_SUPPORT.some(id => id === payment))
  if (isPaid === false || (income.employment ?? 0) === 0) return known(undefined)
  return anyOf([undefined, rates.value(most)], ...(isPaid ? [] : (['has'] as const)))
}

/** The same with deemed income, of a couple half of it, for benefits. @param isPensioner whether either has a pension */
export function incomeWithDeemed(person: Person, view: View, isPensioner: boolean): Possible<Income> {
  const deemed = deemedEach(view, isPensioner)
  return mapped(incomeOf(person, view), income => ({ ...income, deemed }))
}

/** Whose threshold counts, and what each has (Social Security Guide 4.4.1.60, 4.4.1.80). */
function deemedEach(view: View, isPensioner: boolean): Exact {
  const financial = financialAssets(view)
  if (!financial) return exact(0)
  const of = (amount: Exact, whose: DeemingThreshold) => deemedIncome(amount, whose, view.rates).fortnight
  if (!isPartnered(view)) return of(exact(financial), 'single')
  if (isPensioner) return divide(of(exact(financial), 'pensioner-couple'), exact(2))
  return of(divide(exact(financial), exact(2)), 'non-pensioner-couple-each')
}

/**
 * What is deemed to earn income, in cents; of a couple, of both. If it was not given, liquid assets are used instead from
 * Age Pension age, as savings are what people live on then; below that age income from savings is not counted, as the
 * limits of the results say.
 */
export function financialAssets({ household: { assets }, you, rates }: View): number | undefined {
  if (assets.financial !== undefined) return withoutSuper(assets, assets.financial)
  return you.age !== undefined && hasReachedPensionAge(you.age, rates) ? assets.liquid : undefined
}

/** Super that is not paid out counts from Age Pension age only, in both tests (Social Security Act 1991 s 9(1C)). */
function withoutSuper({ superBelowAge = 0 }: View['household']['assets'], financial: number): number {
  return Math.max(0, financial - superBelowAge)
}

/** Assets without the home, in cents; of a couple, of both. If other assets were not given, liquid assets are used instead. */
export function assetsOf({ household: { assets } }: View): Possible<Assets> {
  const { other, homeOwner } = assets
  const financial = assets.financial === undefined ? assets.liquid : withoutSuper(assets, assets.financial)
  return mapped(
    combine({
      financial: given(financial, 'assets.financial'),
      other: given(other, 'assets.other'),
      homeOwner: either(homeOwner, 'assets.homeOwner')
    }),
    parts => ({ homeOwner: parts.homeOwner, total: parts.financial + parts.other })
  )
}
