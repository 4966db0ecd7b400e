/** Amounts of money that are not known, at their least and their most: what holds at both holds in between. */
import { MOST_CENTS } from '../../situations/choices.ts'
import type { Household, Person } from '../../situations/household.ts'
import type { Fact } from '../ids.ts'
import { isPartnered, type View } from '../view.ts'
import { anyOf, known, type Possible } from './possible.ts'

/** The household with nothing in place of each unknown amount, and with the most; itself where all are known. */
export function moneyBounds(view: View): Possible<View> {
  const missing = missingMoney(view)
  return missing.length === 0 ? known(view) : anyOf([filled(view, 0), filled(view, MOST_CENTS)], ...missing)
}

function missingMoney(view: View): Fact[] {
  const { you, partner, household } = view
  const { financial = household.assets.liquid, other } = household.assets
  const facts: Fact[] = []
  if (you.income.employment === undefined) facts.push('income.employment')
  if (you.income.other === undefined) facts.push('income.other')
  if (partner && partner !== 'none' && isPartnered(view) && !isIncomeKnown(partner)) facts.push('partner.income')
  if (financial === undefined) facts.push('assets.financial')
  if (other === undefined) facts.push('assets.other')
  return facts
}

function isIncomeKnown({ income }: Person): boolean {
  return income.employment !== undefined && income.other !== undefined
}

/** The same household on a birthday of the adult in view. */
export function atAge(view: View, age: number): View {
  const birthday = { age, monthsPastBirthday: 0 }
  if (view.you === view.household) {
    const household = { ...view.household, ...birthday }
    return { ...view, household, you: household }
  }
  const you = { ...view.you, ...birthday }
  const household = { ...view.household, partner: you }
  return { ...view, household, you, partner: household }
}

function filled(view: View, amount: number): View {
  const { partner } = view.household
  const household: Household = {
    ...withIncome(view.household, amount),
    ...(partner && partner !== 'none' ? { partner: withIncome(partner, amount) } : {}),
    assets: filledAssets(view.household, amount)
  }
  const isAsker = view.you === view.household
  const other = household.partner
  const you = isAsker || !other || other === 'none' ? household : other
  return { ...view, household, you, partner: isAsker ? other : household }
}

function withIncome<Somebody extends Person>(person: Somebody, amount: number): Somebody {
  const { employment = amount, other = amount } = person.income
  return { ...person, income: { ...person.income, employment, other } }
}

function filledAssets({ assets }: Household, amount: number): Household['assets'] {
  const { financial, liquid, other = amount } = assets
  const isUnknown = financial === undefined && liquid === undefined
  return { ...assets, other, ...(isUnknown ? { financial: amount } : {}) }
}
