import { assessBenefit, BENEFIT_LIMITS, CLAIM_LIMITS, creditOf, type Benefit } from './benefit.ts'
import { AUSTUDY_AGE, hasReachedPensionAge } from './conditions.ts'
import { APPRENTICE_BANK, incomeBank, STUDENT_BANK } from './income-bank.ts'
import type { Rates } from './lookup.ts'
import { STUDENT_TEST, type IncomeTest } from './ordinary-income-test.ts'
import { partnerNotModelled } from './partner-income.ts'
import { pharmaceuticalAllowance } from './pharmaceutical-allowance.ts'
import { renterOf } from './rent-assistance.ts'
import { count, line, reason, unmodelled, type Line, type Outline, type Reason, type Result } from './result.ts'
import type { AustudySituation } from './situations/austudy.ts'
import { waitingPeriods } from './waiting-periods.ts'

const SECTION = 'Social Security Act 1991 s 1067L-A1'
const GUIDE = 'A guide to Australian Government payments, Austudy'
const AGE = 'Social Security Act 1991 s 568'

/** Austudy has the students' test of Youth Allowance. */
const AUSTUDY_TEST: IncomeTest = { ...STUDENT_TEST, section: `${SECTION}; ${GUIDE}` }

const OUTLINE: Outline = { id: 'austudy', unit: 'cents-a-fortnight', limits: [...BENEFIT_LIMITS, ...CLAIM_LIMITS] }

/** Austudy for a fortnight, in cents (Social Security Act 1991 s 1067L). @throws FigureNotHeldError */
export function assessAustudy(situation: AustudySituation, rates: Rates): Result {
  const reasons = outside(situation, rates)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons)
  const { age, partner, children, monthsOnPayment, income, assets, claim } = situation
  const partnered = partner !== undefined
  return assessBenefit(
    {
      outline: OUTLINE,
      section: SECTION,
      components: [
        ...basicRate(situation, rates),
        ...pharmaceuticalAllowance('austudy', { age, partnered, monthsOnPayment }, rates)
      ],
      renter: renterOf('austudy', situation),
      partner,
      hasChildren: children > 0,
      income,
      test: AUSTUDY_TEST,
      credit: credit(situation, rates),
      assets,
      waiting: claim && waitingPeriods(claim, { partnered, dependentChildren: children > 0 }, 'austudy', false, rates),
      findings: []
    },
    rates
  )
}

function outside({ age, partner }: AustudySituation, rates: Rates): Reason[] {
  const youngest = rates.value(AUSTUDY_AGE)
  if (age < youngest) return [reason('austudy-under-25', AGE, [AUSTUDY_AGE], [count('age', youngest)])]
  if (hasReachedPensionAge(age, rates)) return [reason('supplements-from-pension-age', GUIDE, ['age-pension.age'])]
  return partner ? partnerNotModelled(partner, rates) : []
}

type AustudyRateSituation = Pick<AustudySituation, 'relationship' | 'children' | 'longTermIncomeSupport'>

/** Ids of the basic rate and its Energy Supplement, cents a fortnight (Act s 1067L; Guide 5.1.2.30). */
export function austudyRate({ relationship, children, longTermIncomeSupport }: AustudyRateSituation): [string, string] {
  const household = relationship === 'partnered' ? 'couple' : 'single'
  const kind = children > 0 ? `${household}-with-children` : withoutChildren(household, longTermIncomeSupport)
  return [`austudy.rate.${kind}`, `energy-supplement.austudy.${kind}`]
}

function withoutChildren(household: 'single' | 'couple', isLongTerm: boolean): string {
  return isLongTerm ? `long-term-${household}` : `${household}-no-children`
}

function basicRate(situation: AustudySituation, rates: Rates): Line[] {
  const [rate, energy] = austudyRate(situation)
  return [
    line('maximum-basic-rate', rates.money(rate), `${SECTION}; Social Security Guide 5.1.2.30`, [rate]),
    line('energy-supplement', rates.money(energy), SECTION, [energy])
  ]
}

function credit({ activity, incomeBank: balance }: AustudySituation, rates: Rates): Benefit['credit'] {
  return creditOf(incomeBank, balance, activity === 'apprentice' ? APPRENTICE_BANK : STUDENT_BANK, rates)
}
