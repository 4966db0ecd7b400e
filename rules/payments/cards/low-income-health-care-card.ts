/** Low Income Health Care Card: an income test of eight weeks (Social Security Act 1991 s 1061ZO). */
import { addDays } from '../../dates.ts'
import { condition, not, type Condition } from '../../household/condition.ts'
import { conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { familyIncome, fortnightIncome, hasChanged, startOfSecondWeek } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { isPartnered, stateOf, type View } from '../../household/view.ts'
import type { Rates } from '../../lookup.ts'
import { divide, exact, multiply, nearestCent } from '../../money.ts'
import { deemedIncome } from '../../pensions/deeming.ts'
import { cents, count } from '../../result.ts'
import type { Person } from '../../situations/household.ts'
import { DAYS_A_WEEK, WEEKS_A_FORTNIGHT } from '../../time.ts'
import { withinLimit, type Limit } from './limits.ts'
import { waitsOfChosen } from '../../household/waits.ts'

const SECTION = 'A guide to Australian Government payments, Low Income Health Care Card'
const CHILD = 'Social Security Guide 3.9.1.40'
const WEEKS = 'low-income-card.weeks'
const LIMITS = 'low-income-card.income-limit'

export const lowIncomeHealthCareCard: PaymentRule = {
  id: 'low-income-health-care-card',
  conditions: view => [
    noChildOfTheFamily(view),
    noBetterCard(view),
    incomeWithinLimit(view),
    ...residenceConditions(view, 'low-income-health-care-card')
  ]
}

/** A child for whom Family Tax Benefit is paid is on the card of the parents (Social Security Guide 3.9.1.40). */
function noChildOfTheFamily({ you, rates }: View): Condition {
  const { age, livesWithParents, independence, study } = you
  const [from, to] = [rates.value('ftb-a.study-age.from'), rates.value('ftb-a.study-age.to')]
  const isYoung = age !== undefined && age < from
  const isPupil = age !== undefined && age <= to && study.load === 'full-time' && study.level === 'secondary'
  const isIndependent = independence !== undefined && independence.length > 0
  const isChild = (isYoung || isPupil) && !isIndependent ? livesWithParents : false
  return condition('no-child-of-the-family', not(isChild), CHILD, ['livesWithParents'])
}

/**
 * A card that comes with a payment does the same, but only from the first payment: this one helps while they wait.
 * With the seniors' card it is useful in some states only.
 */
function noBetterCard(view: View): Condition {
  const has = (['pensioner-concession-card', 'health-care-card'] as const).some(id => stateOf(view, id) === 'likely')
  const isSenior = stateOf(view, 'seniors-health-card') === 'likely'
  const none = has ? neededMeanwhile(view) : ground(isSenior ? 'judged' : true, 'has')
  return conditionOf('no-better-card', none, SECTION)
}

/** Whether the card comes with the maximum rate of Family Tax Benefit, which waits for nothing. */
function isCardOfFamily(view: View): boolean {
  const income = familyIncome(view)
  const isLow = income !== undefined && income <= view.rates.value('ftb-a.income.lower')
  return isLow && stateOf(view, 'ftb-a') === 'likely' && view.outcomes.get('ftb-a')?.begins === undefined
}

function neededMeanwhile(view: View): Ground {
  return isCardOfFamily(view) ? ground(false, 'has') : waitsLong(view)
}

/** Savings or a payout delay the first payment; the ordinary waiting period does not count. */
function waitsLong(view: View): Ground {
  const chosen = view.chosen && view.outcomes.get(view.chosen)
  if (!chosen) return ground(false, 'has')
  const { waits } = waitsOfChosen(view)
  const isLong = waits.some(({ id, days }) => id !== 'ordinary' && days !== undefined && days > 0)
  // The payment, and so its wait, may not be known.
  return isLong || chosen.missing.length === 0 ? ground(isLong, 'has') : ground(undefined, ...chosen.missing)
}

function incomeWithinLimit(view: View): Condition {
  const { rates, on, you, partner, children } = view
  const weeks = rates.value(WEEKS)
  const [isWho, missing] = [partner !== undefined && children !== undefined, partner ? 'children' : 'partner'] as const
  const { truth, limit } = isWho
    ? withinLimit(
        view,
        then => limitFor(view, then),
        most => tested(view, most, weeks),
        'income.weeklyOverEightWeeks'
      )
    : { truth: ground(undefined, missing) }
  const terms = [count('weeks', weeks), ...(limit ? [cents('limit', exact(limit.value))] : [])]
  const isPaidOut = truth.truth === 'failed' && paidOutWeekly(you, weeks, on) > 0
  const from = isPaidOut ? { from: addDays(you.work.lastDay ?? on, weeks * DAYS_A_WEEK) } : {}
  const grounds = { terms, figures: [WEEKS, ...(limit?.figures ?? [])], ...from }
  return condition('income-within-limit', truth.truth, SECTION, truth.facts, grounds)
}

/** Below the limit over the weeks that count: as given, else by steady pay, or known pay that is already too much. */
function tested(view: View, limit: number, weeks: number): Ground {
  const { you, partner, on } = view
  const said = you.income.weeklyOverEightWeeks
  if (said !== undefined) return ground(said < limit, 'income.weeklyOverEightWeeks')
  const adults = partner && partner !== 'none' ? [you, partner] : [you]
  const pays = adults.map(adult => fortnightIncome(adult))
  const known = pays.reduce<number>((running, pay) => running + (pay ?? 0), 0) / WEEKS_A_FORTNIGHT
  const earned = known + deemedWeekly(view)
  const least = earned + adults.reduce((running, adult) => running + paidOutWeekly(adult, weeks, on), 0)
  if (least >= limit) return ground(false, 'income.employment', 'partner.income', 'work.paidOut')
  const isSteady = adults.every(adult => !hasChanged(adult, startOfSecondWeek(on, weeks)))
  const isKnown = partner !== undefined && pays.every(pay => pay !== undefined)
  return isSteady && isKnown ? ground(true, 'income.employment') : ground(undefined, 'income.weeklyOverEightWeeks')
}

/** Deemed income a week from money and other financial assets; of a couple, of both. */
function deemedWeekly({ household: { assets }, partner, rates }: View): number {
  const financial = exact(assets.financial ?? assets.liquid ?? 0)
  const isCouple = partner !== undefined && partner !== 'none'
  const deemed = isCouple
    ? multiply(deemedIncome(divide(financial, exact(2)), 'non-pensioner-couple-each', rates).fortnight, exact(2))
    : deemedIncome(financial, 'single', rates).fortnight
  return nearestCent(divide(deemed, exact(WEEKS_A_FORTNIGHT)))
}

/** A payout at the end of a job counts on the day it was received. */
function paidOutWeekly({ work: { paidOut, lastDay } }: Person, weeks: number, on: string): number {
  if (!paidOut || (lastDay !== undefined && addDays(lastDay, weeks * DAYS_A_WEEK) <= on)) return 0
  return paidOut.payments.reduce((running, { amount }) => running + amount, 0) / weeks
}

/** Undefined if no confirmed limit is held. */
function limitFor(view: View, rates: Rates): Limit | undefined {
  const extra = `${LIMITS}.per-extra-child`
  // A child makes a single person's limit that of a couple, and a first child of a couple has a row of its own.
  const people = (view.children ?? []).length + (isPartnered(view) ? 1 : 0)
  const row = `${LIMITS}.${['single', 'couple'][people] ?? 'couple-1-child'}`
  if (!rates.has(row) || !rates.has(extra)) return undefined
  const more = Math.max(0, people - 2)
  return { value: rates.value(row) + more * rates.value(extra), figures: more > 0 ? [row, extra] : [row] }
}
