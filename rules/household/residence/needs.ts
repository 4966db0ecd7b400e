/** What residence asks of payments: being here, a right to stay, a wait as a new resident, ten years. */
import type { Standing } from '../../situations/household-choices.ts'
import type { NewlyArrivedPayment } from '../../situations/waiting-periods.ts'

/** Rights to stay that open a payment; of `judged` an officer decides. */
interface Opening {
  opens: readonly Standing[]
  judged?: readonly Standing[]
  /** Other visas of which an officer decides, by subclass. */
  judgedSubclasses?: readonly string[]
  /** New Zealand citizens after ten years without a break. */
  newZealandAfterTenYears?: true
  /** The partner's right to stay is as good as one's own. */
  eitherParent?: true
}

export interface ResidenceNeeds {
  /** Has to be in Australia on the day of the claim. */
  here: boolean
  /** Undefined where any visa will do. */
  standing?: Opening
  wait?: NewlyArrivedPayment
  /** Visas without that wait, by subclass (s 201AA(3)-(5B); Family Assistance Act s 61AA(2); Bills Digest 16, 2023-24). */
  exemptVisas?: readonly string[]
  tenYears?: true
  /** Citizens who live here for the first time wait two years for Parenting Payment. */
  twoYears?: true
  assurance?: true
}

export const RESIDENTS: readonly Standing[] = ['citizen', 'permanent', 'refugee', 'protected-scv']
export const TEMPORARY: readonly Standing[] = ['visa-309-820', 'visa-humanitarian-temporary']
export const FAMILIES: readonly Standing[] = [...RESIDENTS, 'scv', ...TEMPORARY]

export const resident = { opens: RESIDENTS } as const
export const jobSeeker = { opens: RESIDENTS, newZealandAfterTenYears: true } as const
/** Rights to stay of family payments. */
export const familyOrPacific = { opens: [...FAMILIES, 'visa-pacific-family'] } as const

/** Any visa will do; or what comes with a payment, and asks nothing more than that payment does. */
export const hereOnly = { here: true } as const
export const anywhere = { here: false } as const
export const parenting = {
  here: true,
  standing: resident,
  wait: 'parenting-payment',
  exemptVisas: ['852'],
  twoYears: true,
  assurance: true
} as const
export const youth = { here: true, standing: jobSeeker, wait: 'youth-allowance', assurance: true } as const
export const family = { here: true, standing: familyOrPacific } as const
export const crisis = {
  here: true,
  standing: { opens: [...RESIDENTS, ...TEMPORARY], newZealandAfterTenYears: true },
  assurance: true
} as const
// New Zealand citizens have versions of their own, which ask for tax paid here.
export const disaster = { here: true, standing: { opens: [...RESIDENTS, ...TEMPORARY], judged: ['scv'] } } as const
