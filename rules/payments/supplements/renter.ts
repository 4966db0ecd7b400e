/** The situations that the Rent Assistance rule takes: one for each value that an unknown answer may have. */
import { isIndependentByAge } from '../../conditions.ts'
import { openInPlace } from '../../household/comes-with.ts'
import { allGrounds, groundOf, type Ground } from '../../household/grounds.ts'
import type { Fact, IncomeSupportId } from '../../household/ids.ts'
import { oncePerView } from '../../household/once.ts'
import { mustLiveAway } from '../../household/parts/benefits.ts'
import { accommodationOf } from '../../household/parts/rent.ts'
import { isPartnered, type View } from '../../household/view.ts'
import type { RentAssistanceSituation } from '../../situations/rent-assistance.ts'
import { aboveBase, ftbChildren } from '../families/family.ts'
import { abstudyGround } from '../referrals/abstudy.ts'

type Home = NonNullable<View['household']['home']['type']>

/** Homes for which nothing counts as rent, whatever is paid. */
const NO_RENT: readonly Home[] = ['own-home', 'government-housing', 'aged-care']

const PAYMENT: Record<IncomeSupportId, RentAssistanceSituation['payment']> = {
  'age-pension': 'age-pension',
  'disability-support-pension': 'disability-support-pension',
  'carer-payment': 'carer-payment',
  'parenting-payment-single': 'parenting-payment',
  'parenting-payment-partnered': 'parenting-payment',
  jobseeker: 'jobseeker',
  'youth-allowance-jobseeker': 'youth-allowance',
  'youth-allowance-student': 'youth-allowance',
  austudy: 'austudy',
  'special-benefit': 'special-benefit'
}

interface Renter {
  /** None if too little is known. */
  situations: RentAssistanceSituation[]
  /** The facts that would settle the answer. */
  missing: Fact[]
}

/** Whether Part A is paid, and above its base rate. */
export const ftbAboveBase = oncePerView((view: View): Ground => {
  return allGrounds([groundOf(view.outcomes.get('ftb-a')), aboveBase(view)])
})

/** The situations that may be true, and the facts that would leave only one. */
export const renter = oncePerView((view: View): Renter => {
  const { you } = view
  const { type, rent } = homeOf(view)
  const partnered = isPartnered(view)
  const { age } = you
  if (type === undefined || rent === undefined || partnered === undefined || age === undefined) {
    return { situations: [], missing: missingOf({ type, rent, partnered, age }) }
  }
  const { children, household } = view
  const homes = accommodationOf(type, household.home)
  const situations = homes.values.flatMap(accommodation =>
    either(household.home.sharing).flatMap(sharing =>
      either(you.livesWithParents).flatMap(withParent =>
        payers(view, age, withParent).map(payer => ({
          ...payer,
          age,
          household: partnered ? coupleOf(view) : ('single' as const),
          rent: { accommodation, perFortnight: rent, sharing, withParent }
        }))
      )
    )
  )
  const missing = missingOf({ sharing: household.home.sharing, parents: you.livesWithParents, children })
  const ofYouth = isYouth(view) ? mustLiveAway(view).missing : []
  const ofFamily = isFamilyOpen(view) ? ftbAboveBase(view).facts : []
  const ofPayments = openBesides(view).flatMap(id => view.outcomes.get(id)?.missing ?? [])
  return { situations, missing: [...new Set([...homes.missing, ...missing, ...ofYouth, ...ofFamily, ...ofPayments])] }
})

/** Whether it may be paid with Youth Allowance to somebody who depends on parents. */
function isYouth(view: View): boolean {
  const { age = 0, independence } = view.you
  const ids = [view.chosen, ...openBesides(view)]
  return (
    !isIndependentByAge(age, view.rates) &&
    independence?.length === 0 &&
    ids.some(id => id && PAYMENT[id] === 'youth-allowance')
  )
}

function homeOf({ household }: View): { type?: Home; rent?: number } {
  const { home, assets } = household
  const type = home.type ?? (assets.homeOwner ? 'own-home' : undefined)
  const rent = home.rentPerFortnight ?? (type && NO_RENT.includes(type) ? 0 : undefined)
  return { ...(type ? { type } : {}), ...(rent === undefined ? {} : { rent }) }
}

const FACT_OF = {
  type: 'home.type',
  rent: 'home.rentPerFortnight',
  partnered: 'partner',
  age: 'age',
  sharing: 'home.sharing',
  parents: 'livesWithParents',
  children: 'children'
} as const satisfies Record<string, Fact>

function missingOf(answers: Partial<Record<keyof typeof FACT_OF, unknown>>): Fact[] {
  const asked = Object.keys(answers) as (keyof typeof FACT_OF)[]
  return asked.filter(key => answers[key] === undefined).map(key => FACT_OF[key])
}

function either(answer: boolean | undefined): boolean[] {
  return answer === undefined ? [false, true] : [answer]
}

type Payer = Pick<RentAssistanceSituation, 'payment' | 'children' | 'familyTaxBenefit' | 'youthAllowance'>

/**
 * Whether a child may bring Part A above its base rate, and with it Rent Assistance, today: a baby on the way does not
 * yet, where a payment brings it before the birth.
 */
export function mayComeWithFamily(view: View): boolean {
  const isLater = view.outcomes.get('ftb-a')?.begins !== undefined
  return ftbAboveBase(view).truth !== 'failed' && !(isLater && isPaidNow(view))
}

function isPaidNow({ chosen, outcomes }: View): boolean {
  const outcome = chosen && outcomes.get(chosen)
  return outcome?.state === 'likely' && outcome.begins === undefined
}

/** What it may be paid with; both payments if it is not known whether a child brings Part A. */
function payers(view: View, age: number, withParent: boolean): Payer[] {
  const isFamily = ftbChildren(view).length > 0 && mayComeWithFamily(view)
  if (isFamily && !isFamilyOpen(view)) return [withFamily(view)]
  const own = [view.chosen, ...openBesides(view)].flatMap(id =>
    mustLiveAway(view).values.map(isApproved => payer(view, id, age, withParent, isApproved))
  )
  return isFamily || view.children === undefined ? [...own, withFamily(view)] : own
}

/** What may be paid instead of the chosen payment, until a fact is known. */
function openBesides(view: View): IncomeSupportId[] {
  return view.chosen === undefined ? [] : openInPlace(view).filter(id => view.outcomes.get(id)?.missing.length)
}

/** Whether it depends on the care of a child, which nobody has given. */
function isFamilyOpen(view: View): boolean {
  const { truth, facts } = ftbAboveBase(view)
  return ftbChildren(view).length > 0 && truth === 'unknown' && facts.includes('children.care')
}

/** Family Tax Benefit, if above the base rate. */
function withFamily(view: View): Payer {
  const children = Math.max(1, ftbChildren(view).length)
  return { payment: 'family-tax-benefit', children, familyTaxBenefit: 'above-base' }
}

/** Whether ABSTUDY is the payment that they would take: rent is added to it as to that of other students. */
export function isOnAbstudy(view: View): boolean {
  return view.chosen === undefined && abstudyGround(view).truth === 'met'
}

/** A payment of income support; undefined for none. */
function payer(
  view: View,
  id: IncomeSupportId | undefined,
  age: number,
  withParent: boolean,
  mayLiveAway: boolean
): Payer {
  const children = ftbChildren(view).length
  const isIndependent = isIndependentByAge(age, view.rates) || (view.you.independence ?? []).length > 0
  const without = isOnAbstudy(view) ? ('youth-allowance' as const) : ('none' as const)
  const payment = id ? PAYMENT[id] : without
  const awayFromHome = !withParent && (isIndependent || children > 0 || mayLiveAway)
  const youth = { independent: isIndependent, awayFromHome, hasHadPartnerOrChild: children > 0 }
  const rest = { children, familyTaxBenefit: 'none' as const }
  return payment === 'youth-allowance' ? { payment, ...rest, youthAllowance: youth } : { payment, ...rest }
}

function coupleOf({ household: { apart } }: View): RentAssistanceSituation['household'] {
  if (apart === 'illness' || apart === 'prison') return 'couple-separated-by-illness'
  return apart === 'work' ? 'couple-temporarily-separated' : 'couple'
}
