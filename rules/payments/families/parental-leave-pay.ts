/** Parental Leave Pay: who may get it (Paid Parental Leave Act 2010). */
import { NEWBORN_BELOW } from '../../conditions.ts'
import type { IsoDate } from '../../dates.ts'
import { assessParentalLeavePay } from '../../families/parental-leave-pay.ts'
import { cameForLeave } from '../../household/new-child.ts'
import { rangeOf } from '../../household/amounts.ts'
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import { anyGround, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { familyIncome, totalOf, yearIncome } from '../../household/incomes.ts'
import type { Fact } from '../../household/ids.ts'
import { isNotAtWork } from '../../household/leave-pay.ts'
import { anyOf, known, type Possible } from '../../household/parts/possible.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { dayOf, happened, isPartnered, type View } from '../../household/view.ts'
import type { Rates } from '../../lookup.ts'
import { exact } from '../../money.ts'
import { cents, count, type Result } from '../../result.ts'
import type { Person } from '../../situations/household.ts'
import { claimInWeeks } from './conditions.ts'

const BIRTH = 'A guide to Australian Government payments, Parental Leave Pay'
const WORK = 'Paid Parental Leave Act 2010 ss 32-36'
const MOTHER = 'Services Australia, Who can get Parental Leave Pay'
const INCOME = 'A guide to Australian Government payments, Parental Leave Pay'
const OWN = 'parental-leave-pay.income.individual'
const FAMILY = 'parental-leave-pay.income.family'
const SHARED = 'Services Australia, How much Parental Leave Pay you can get'
const FAMILY_DAYS = 'parental-leave-pay.days'
const PARTNER_DAYS = 'parental-leave-pay.partner-days'
const CLAIM_WEEKS = 'parental-leave-pay.first-claim-weeks'
const EVENTS = ['birth', 'pregnant', 'child-came-into-care', 'stillbirth'] as const

export const parentalLeavePay: PaymentRule = {
  id: 'parental-leave-pay',
  conditions(view) {
    const birth = conditionOf('birth-or-adoption', newChild(view), BIRTH)
    return unlessFailed(birth, () => [
      ...daysShared(view),
      claimInWeeks(view, birthDay(view), CLAIM_WEEKS, BIRTH),
      condition('leave-pay-work-test', view.you.work.leavePayTest, WORK, ['work.leavePayTest']),
      ...motherWorked(view),
      incomeWithinLimit(view),
      ...residenceConditions(view, 'parental-leave-pay')
    ])
  },
  amount: view => rangeOf(partnersDays(view).values.map(days => payOf(view, days))),
  unpriced: view => [...partnersDays(view).missing]
}

/** What all days bring that the partner leaves. */
function payOf(view: View, partnersDays: number | undefined): Result | undefined {
  const bornOn = birthDay(view)
  const family = familyLastYear(view)
  const own = lastYear(view.you, view.on) ?? family
  const partnered = isPartnered(view)
  if (bornOn === undefined || own === undefined || partnered === undefined) return undefined
  const partner = partnered ? (family ?? own) - own : 0
  const relationship = partnered ? 'partnered' : 'single'
  return assessParentalLeavePay(
    {
      bornOn,
      relationship,
      income: { own, partner: Math.max(0, partner) },
      ...(partnersDays === undefined ? {} : { partnersDays }),
      taken: []
    },
    view.rates
  )
}

/**
 * The days are for both together (Services Australia, How much Parental Leave Pay you can get). The mother, or who stays
 * at home, is taken to have all but those kept for the other one, who then has these.
 */
function partnersDays(view: View): Possible<number | undefined> {
  const theirs = view.partnersLeavePay
  if (isPartnered(view) !== true || !theirs || theirs.state === 'no' || !takesFewer(view)) return known(undefined)
  const bornOn = birthDay(view)
  const then = bornOn === undefined ? view.rates : view.rates.at(bornOn)
  const days = then.value(FAMILY_DAYS) - then.value(PARTNER_DAYS)
  return theirs.state === 'likely'
    ? known(days)
    : anyOf([days, undefined], saysWhoGaveBirth(view) ? 'partner.residence' : 'happened.gaveBirth')
}

function saysWhoGaveBirth({ you }: View): boolean {
  return you.happened?.some(({ gaveBirth }) => gaveBirth !== undefined) ?? false
}

/** How the days are taken to be shared where both have them. */
function daysShared(view: View): Condition[] {
  if (isPartnered(view) !== true || view.partnersLeavePay?.state !== 'likely') return []
  const bornOn = birthDay(view)
  const then = bornOn === undefined ? view.rates : view.rates.at(bornOn)
  const [all, kept] = [then.value(FAMILY_DAYS), then.value(PARTNER_DAYS)]
  const terms = [count('days', takesFewer(view) ? kept : all - kept), count('limit', all)]
  return [condition('leave-days-shared', true, SHARED, [], { terms, figures: [FAMILY_DAYS, PARTNER_DAYS] })]
}

/** Whether the other one of a couple takes most of the days; of two alike, the person who answers about the birth takes them. */
function takesFewer({ you, partner, household }: View): boolean {
  if (!partner || partner === 'none') return false
  const [own, theirs] = [you, partner].map(({ happened }) => happened?.find(each => each.gaveBirth !== undefined))
  const gaveBirth = own?.gaveBirth ?? (theirs?.gaveBirth === undefined ? undefined : !theirs.gaveBirth)
  if (gaveBirth !== undefined) return !gaveBirth
  const [isHome, isPartnerHome] = [you, partner].map(({ work }) => isNotAtWork(work))
  return isHome === isPartnerHome ? you !== household : !isHome
}

/** If nobody said when, a child below the age may have come in time. */
function newChild(view: View): Ground {
  const isSmall = view.children?.some(({ age }) => age !== undefined && age < NEWBORN_BELOW)
  const born = happened(view, 'birth', 'pregnant', 'stillbirth')
  const isOpen = isSmall && !happened(view, 'child-came-into-care')
  return anyGround([ground(born || (isOpen ? undefined : born), 'happened'), cameForLeave(view)])
}

function birthDay(view: View): IsoDate | undefined {
  return EVENTS.map(event => dayOf(view, event)).find(each => each !== undefined)
}

/**
 * Who did not give birth can have it only if the mother worked enough too (Services Australia, Who can get Parental
 * Leave Pay). If nobody said who gave birth, it is taken to be the one who is on leave.
 */
function motherWorked(view: View): Condition[] {
  const { you, partner } = view
  if (!partner || partner === 'none' || !happened(view, 'birth', 'pregnant', 'stillbirth')) return []
  const gaveBirth = you.happened?.find(({ gaveBirth }) => gaveBirth !== undefined)?.gaveBirth
  const isOnLeave = you.work.status === 'on-leave' && partner.work.status !== 'on-leave'
  const { leavePayTest } = partner.work
  if (gaveBirth === true || leavePayTest === true || (gaveBirth === undefined && isOnLeave)) return []
  // The person who answers about an expected birth is nearly always the mother.
  const isExpected = gaveBirth === undefined && happened(view, 'pregnant') === true && leavePayTest === undefined
  if (isExpected) return [condition('mother-meets-work-test', true, MOTHER, [], { assumed: ['happened.gaveBirth'] })]
  const missing: Fact = gaveBirth === undefined ? 'happened.gaveBirth' : 'partner.work.leavePayTest'
  return [condition('mother-meets-work-test', gaveBirth === false ? leavePayTest : undefined, MOTHER, [missing])]
}

/**
 * Income of the financial year before the birth or the claim, whichever is earlier: own or combined, within a limit.
 */
function incomeWithinLimit(view: View): Condition {
  const { you } = view
  const rates = atBirth(view)
  const [own, family] = [lastYear(you, view.on), familyLastYear(view)]
  const within = (income: number | undefined, limit: string) =>
    income === undefined ? undefined : income <= rates.value(limit)
  const { truth, facts } = anyGround([
    ground(within(own, OWN), 'income.lastYear'),
    ground(within(family, FAMILY), 'familyIncomeLastYear')
  ])
  const terms = [...(own === undefined ? [] : [cents('income', exact(own))]), cents('limit', rates.money(OWN))]
  return condition('income-within-limit', truth, INCOME, facts, { terms, figures: [OWN, FAMILY] })
}

/** The limits on the day of the birth, if they are held for it. */
function atBirth(view: View): Rates {
  const day = birthDay(view)
  const then = day === undefined ? view.rates : view.rates.at(day)
  return then.has(OWN) && then.has(FAMILY) ? then : view.rates
}

/** If only this year's income is known, as given or by steady pay, it stands in for last year's. */
function lastYear(person: Person, on: IsoDate): number | undefined {
  return person.income.lastYear ?? yearIncome(person, on)
}

function familyLastYear(view: View): number | undefined {
  const { household, you, partner, on } = view
  if (household.familyIncomeLastYear !== undefined) return household.familyIncomeLastYear
  if (isPartnered(view) === false) return lastYear(you, on)
  const theirs = partner && partner !== 'none' ? lastYear(partner, on) : undefined
  return totalOf(lastYear(you, on), theirs) ?? familyIncome(view)
}
