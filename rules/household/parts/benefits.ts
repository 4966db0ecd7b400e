/** Turns a household into the situations that the benefit calculators take. */
import { isIndependentByAge, LONG_TERM_RATE_AGE, LONG_TERM_SUPPORT_WEEKS } from '../../conditions.ts'
import { APPRENTICE_BANK, STUDENT_BANK } from '../../income-bank.ts'
import { independence } from '../../independence.ts'
import type { AustudySituation } from '../../situations/austudy.ts'
import type { Person } from '../../situations/household.ts'
import type { JobseekerSituation } from '../../situations/jobseeker.ts'
import type { ParentingPaymentSituation } from '../../situations/parenting-payment.ts'
import type { SpecialBenefitSituation } from '../../situations/special-benefit.ts'
import type { Parents, YouthAllowanceSituation } from '../../situations/youth-allowance.ts'
import { MONTHS_A_YEAR, WEEKS_A_YEAR } from '../../time.ts'
import { JOBSEEKER_CREDIT, YOUTH_CREDIT } from '../../working-credit.ts'
import { knownChildren } from '../children.ts'
import { monthsOnIncomeSupport, partialCapacity } from '../higher-rates.ts'
import type { View } from '../view.ts'
import {
  children,
  familyTaxBenefit,
  monthsOnPayment,
  partner,
  partnersKind,
  principalCarer,
  relationship,
  youngestChildAge,
  type Children
} from './family.ts'
import { afterWorkBonus, assetsOf, creditBalance, incomeWithDeemed } from './means.ts'
import { withFreeArea } from './older-partner.ts'
import { anyOf, either, given, known, lacking, mapped, combine, type Possible } from './possible.ts'
import { rentWithPayment } from './rent-with-payment.ts'

/** What all benefits need except assets. */
function withoutAssets(view: View, born: Children) {
  const isPensioner = partnersKind(view) === 'pension'
  return {
    age: given(view.you.age, 'age'),
    partner: withFreeArea(
      partner(view, person => afterWorkBonus(person, view, incomeWithDeemed(person, view, isPensioner))),
      view.rates
    ),
    children: children(view, born),
    income: incomeWithDeemed(view.you, view, isPensioner),
    rent: rentWithPayment(view),
    familyTaxBenefit: familyTaxBenefit(view, born)
  }
}

function shared(view: View, born: Children = view.children) {
  return { ...withoutAssets(view, born), assets: assetsOf(view) }
}

/** Partners apart through illness count as a couple for Youth Allowance, Austudy and Special Benefit here. */
function couple(view: View): Possible<'single' | 'partnered'> {
  return mapped(relationship(view), value => (value === 'single' ? 'single' : 'partnered'))
}

/** Only Services Australia can assess a capacity to work or exempt a main carer, so this works out the usual rate. */
export function jobseekerSituation(view: View): Possible<JobseekerSituation> {
  const youngest = youngestChildAge(view.children)
  return mapped(
    combine({
      ...shared(view),
      relationship: relationship(view),
      principalCarer: principalCarer(view),
      monthsOnPayment: monthsOnPayment(view),
      workingCredit: creditBalance(view, JOBSEEKER_CREDIT)
    }),
    parts => ({
      ...parts,
      principalCarer: parts.principalCarer && parts.children > 0,
      youngestChildAge: parts.principalCarer ? youngest : undefined,
      principalCarerExempt: false,
      temporarilyIncapacitated: false
    })
  )
}

/** @param activity looking for work, or in study or an apprenticeship */
export function youthAllowanceSituation(
  view: View,
  activity: 'job-seeker' | 'study'
): Possible<YouthAllowanceSituation> {
  const { you } = view
  const studying = you.work.status === 'apprentice' ? ('apprentice' as const) : ('student' as const)
  return mapped(
    combine({
      ...shared(view),
      relationship: couple(view),
      principalCarer: principalCarer(view),
      longTermIncomeSupport: activity === 'study' ? longTerm(view) : known(false),
      grounds: grounds(view),
      stateCare: stateCareOf(you),
      atHome: either(you.livesWithParents, 'livesWithParents'),
      mustLiveAway: mustLiveAway(view),
      hasPartialCapacity: mayHavePartialCapacity(view),
      workingCredit: activity === 'study' ? known(undefined) : creditBalance(view, YOUTH_CREDIT),
      incomeBank: activity === 'study' ? bank(view) : known(undefined),
      parents: parentsOf(view)
    }),
    ({ grounds: ofIndependence, stateCare, atHome, mustLiveAway: isApproved, ...parts }) => {
      const situation = {
        ...parts,
        activity: activity === 'study' ? studying : activity,
        living: atHome ? ('home' as const) : ('away' as const),
        principalCarer: parts.principalCarer && parts.children > 0,
        principalCarerExempt: false,
        temporarilyIncapacitated: false,
        independence: { grounds: ofIndependence, ...(stateCare === undefined ? {} : { stateCare }) }
      }
      // Who depends on parents has the rate for those at home, unless they are required to live away.
      const isAsAtHome = !isApproved && !independence(situation, view.rates).independent
      return isAsAtHome ? { ...situation, living: 'home' as const } : situation
    }
  )
}

/** The balance of a student's or an apprentice's Income Bank. */
function bank(view: View): Possible<number | undefined> {
  return creditBalance(view, view.you.work.status === 'apprentice' ? APPRENTICE_BANK : STUDENT_BANK)
}

/** Only Services Australia can assess a partial capacity to work: where it may find one, both rates are worked out. */
function mayHavePartialCapacity(view: View): Possible<boolean> {
  const { truth, facts } = partialCapacity(view)
  if (truth === 'failed') return known(false)
  return anyOf([false, true], ...(truth === 'unknown' ? facts : []))
}

/**
 * Whether somebody who depends on parents has to live away from them (Social Security Act 1991 s 1067D; Guide 3.2.6.10).
 * Only students are asked; an apprentice is taken to live away for the apprenticeship.
 */
export function mustLiveAway({ you: { study, work } }: View): Possible<boolean> {
  const { load, movedAway } = study
  if (work.status === 'apprentice') return known(movedAway ?? true)
  return either(load === 'none' ? false : movedAway, 'study.movedAway')
}

type Ground = YouthAllowanceSituation['independence']['grounds'][number]

/** Grounds for independence; from the age of independence none is needed. */
function grounds({ you, rates }: View): Possible<Ground[]> {
  if (you.age !== undefined && isIndependentByAge(you.age, rates)) return known([])
  if (you.independence) return known(you.independence)
  return anyOf<Ground[]>([[], ['supported-by-work']], 'independence')
}

/** Whether the State pays somebody for State care: without that, the calculator gives both rates. */
function stateCareOf({ stateCare, independence: grounds }: Person): Possible<Person['stateCare']> {
  const isMissing = stateCare === undefined && grounds?.includes('state-care') === true
  return { values: [stateCare], missing: isMissing ? ['stateCare'] : [] }
}

/** The parents, whose income counts until somebody is independent; undefined from then on. */
function parentsOf({ you, rates }: View): Possible<Parents | undefined> {
  const isIndependent = isIndependentByAge(you.age ?? 0, rates) || (you.independence?.length ?? 0) > 0
  if (isIndependent) return known(undefined)
  if (!you.parents) return lacking('parents')
  const { adjustedTaxableIncome, getIncomeSupport, maintenance = 0, otherChildren = [] } = you.parents
  // Income is not tested where a parent gets income support.
  if (getIncomeSupport) return known({ adjustedTaxableIncome: 0, getIncomeSupport, maintenance, otherChildren })
  if (adjustedTaxableIncome === undefined) return lacking('parents')
  return mapped(either(getIncomeSupport, 'parents'), support => ({
    adjustedTaxableIncome,
    getIncomeSupport: support,
    maintenance,
    otherChildren
  }))
}

const NOT_STUDY: readonly string[] = [
  'jobseeker',
  'youth-allowance-jobseeker',
  'parenting-payment-single',
  'parenting-payment-partnered',
  'disability-support-pension',
  'carer-payment',
  'special-benefit'
]

/** Whether a student or apprentice was on income support for long before; full months stand for its weeks. */
export function longTerm({ you, rates }: View): Possible<boolean> {
  if (you.age !== undefined && you.age < rates.value(LONG_TERM_RATE_AGE)) return known(false)
  const months = monthsOnIncomeSupport(you, NOT_STUDY)
  const needed = (rates.value(LONG_TERM_SUPPORT_WEEKS) * MONTHS_A_YEAR) / WEEKS_A_YEAR
  return either(months === undefined ? undefined : months >= needed, 'has')
}

/** A full-time student or apprentice. */
export function austudySituation(view: View): Possible<AustudySituation> {
  const activity = view.you.work.status === 'apprentice' ? ('apprentice' as const) : ('student' as const)
  return mapped(
    combine({
      ...shared(view),
      relationship: couple(view),
      longTermIncomeSupport: longTerm(view),
      monthsOnPayment: monthsOnPayment(view),
      incomeBank: bank(view)
    }),
    parts => ({ ...parts, activity })
  )
}

/** A main carer; the child may still be on the way. */
export function parentingPaymentSituation(view: View): Possible<ParentingPaymentSituation> {
  const counted = view.children?.length === 0 ? knownChildren(view) : view.children
  const youngest = youngestChildAge(counted)
  return mapped(
    combine({
      ...shared(view, counted),
      relationship: relationship(view),
      monthsOnPayment: monthsOnPayment(view),
      workingCredit: creditBalance(view, JOBSEEKER_CREDIT)
    }),
    parts => ({ ...parts, children: Math.max(parts.children, 1), youngestChildAge: youngest })
  )
}

/** Available funds are a separate condition. Services Australia decides what free board is worth. */
export function specialBenefitSituation(view: View): Possible<SpecialBenefitSituation> {
  const { age, livesWithParents } = view.you
  // From this age the parents' home changes nothing.
  const isGrown = age !== undefined && isIndependentByAge(age, view.rates)
  return mapped(
    combine({
      ...withoutAssets(view, view.children),
      relationship: couple(view),
      atHome: isGrown ? known(false) : either(livesWithParents, 'livesWithParents'),
      monthsOnPayment: monthsOnPayment(view)
    }),
    ({ atHome, ...parts }) => ({
      ...parts,
      living: atHome ? ('home' as const) : ('away' as const),
      freeBoardAndLodging: false,
      term: 'long' as const
    })
  )
}
