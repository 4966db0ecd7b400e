/** A household as the calculators of pensions ask for it. */
import { DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE, isIndependentByAge } from '../../conditions.ts'
import type {
  AgePensionSituation,
  CarerPaymentSituation,
  DisabilitySupportPensionSituation,
  PensionAssets,
  PensionPerson
} from '../../situations/pension.ts'
import type { Person } from '../../situations/household.ts'
import { JOBSEEKER_CREDIT } from '../../working-credit.ts'
import type { View } from '../view.ts'
import { children, familyTaxBenefit, partner, relationship } from './family.ts'
import { assetsOf, creditBalance, financialAssets, incomeOf, workBonusBalance } from './means.ts'
import { anyOf, either, given, known, mapped, combine, type Possible } from './possible.ts'
import { rentWithPayment } from './rent-with-payment.ts'

type PensionPartner = NonNullable<PensionPerson['partner']>

/** What all pensions ask. Super is not asked: none is counted. */
function pensioner(view: View): Possible<PensionPerson> {
  return mapped(
    combine({
      age: given(view.you.age, 'age'),
      relationship: relationship(view),
      partner: partnerOf(view),
      children: children(view),
      income: mapped(incomeOf(view.you, view), income => byWork(view.you, income)),
      assets: pensionAssets(view),
      rent: rentWithPayment(view),
      familyTaxBenefit: familyTaxBenefit(view),
      workBonusBalance: workBonusBalance(view.you, view)
    }),
    parts => ({ ...parts, superannuation: 0, transitional: false })
  )
}

/** Pay of somebody who works for themselves is theirs for Work Bonus too. */
function byWork(
  { work }: Person,
  { employment, other }: { employment: number; other: number }
): PensionPerson['income'] {
  return work.status === 'self-employed'
    ? { employment: 0, selfEmployment: employment, other }
    : { employment, selfEmployment: 0, other }
}

function partnerOf(view: View): Possible<PensionPartner | undefined> {
  const { partner: other } = view
  const found = partner(view, person => incomeOf(person, view))
  if (!other || other === 'none') return mapped(found, () => undefined)
  return mapped(combine({ found, balance: workBonusBalance(other, view) }), parts => {
    if (!parts.found) return undefined
    const { age, payment, income } = parts.found
    return { age, payment, income: byWork(other, income), workBonusBalance: parts.balance, superannuation: 0 }
  })
}

/** Assets that were not given as financial count in the assets test only, and earn no income. */
function pensionAssets(view: View): Possible<PensionAssets> {
  const financial = financialAssets(view) ?? 0
  return mapped(assetsOf(view), ({ homeOwner, total }) => ({
    homeOwner,
    financial,
    other: total - financial,
    gifts: []
  }))
}

type Stay = Pick<AgePensionSituation, 'weeksOutsideAustralia' | 'workingLifeYears'>

/** Nobody asks since when somebody is abroad: what is paid lies between the first weeks and the last, without rent. */
export function agePensionSituation(view: View): Possible<AgePensionSituation> {
  return mapped(combine({ person: pensioner(view), blind: isBlind(view), stay: stayOf(view) }), parts => ({
    ...parts.person,
    ...(parts.stay.weeksOutsideAustralia > 0 ? { rent: undefined } : {}),
    blind: parts.blind,
    ...parts.stay
  }))
}

/** Who is away for a while comes back before the years of living here count; of who lives abroad one year may be all. */
function stayOf({ you: { location }, rates }: View): Possible<Stay> {
  const here = { weeksOutsideAustralia: 0 }
  const after = (figure: string) => ({ weeksOutsideAustralia: rates.value(figure) + 1 })
  if (location === 'away') return anyOf<Stay>([here, after('age-pension.overseas.supplement-weeks')])
  if (location !== 'overseas') return known(here)
  return anyOf<Stay>([here, { ...after('age-pension.overseas.rate-weeks'), workingLifeYears: 1 }])
}

/** Points are not asked: a doctor gives them. */
export function disabilitySupportPensionSituation(view: View): Possible<DisabilitySupportPensionSituation> {
  return mapped(
    combine({
      person: pensioner(view),
      blind: isBlind(view),
      dependent: isDependent(view),
      workingCredit: creditBalance(view, JOBSEEKER_CREDIT)
    }),
    ({ person, dependent, ...parts }) => ({
      ...person,
      ...parts,
      dependent: dependent && person.relationship === 'single'
    })
  )
}

/** The means of the person cared for are not asked. */
export function carerPaymentSituation(view: View): Possible<CarerPaymentSituation> {
  const parts = { person: pensioner(view), workingCredit: creditBalance(view, JOBSEEKER_CREDIT) }
  return mapped(combine(parts), ({ person, workingCredit }) => ({ ...person, workingCredit }))
}

/** Blind people have no means test (Social Security Act 1991 s 1065). */
function isBlind({ you: { health } }: View): Possible<boolean> {
  return known(health.manifest?.includes('blind') ?? false)
}

/**
 * Single, young and without a ground of independence from parents (Social Security Act 1991 s 1067A); from 18 only in a
 * parent's home (s 1066A-B1).
 */
function isDependent({ you: { age, independence, livesWithParents }, rates }: View): Possible<boolean> {
  if (age !== undefined && isIndependentByAge(age, rates)) return known(false)
  const isOlder = age !== undefined && age >= rates.value(DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE)
  if (isOlder && livesWithParents !== true)
    return either(livesWithParents === false ? false : undefined, 'livesWithParents')
  return either(independence && independence.length === 0, 'independence')
}
