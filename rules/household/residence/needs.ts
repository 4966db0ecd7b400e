/** What residence asks of each payment: being here, a right to stay, a wait as a new resident, ten years. */
import type { Standing } from '../../situations/household-choices.ts'
import type { NewlyArrivedPayment } from '../../situations/waiting-periods.ts'
import type { PaymentId } from '../ids.ts'

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
  tenYears?: true
  /** Citizens who live here for the first time wait two years for Parenting Payment. */
  twoYears?: true
  assurance?: true
}

const RESIDENTS: readonly Standing[] = ['citizen', 'permanent', 'refugee', 'protected-scv']
const TEMPORARY: readonly Standing[] = ['visa-309-820', 'visa-humanitarian-temporary']
const FAMILIES: readonly Standing[] = [...RESIDENTS, 'scv', ...TEMPORARY]

const resident = { opens: RESIDENTS } as const
const jobSeeker = { opens: RESIDENTS, newZealandAfterTenYears: true } as const
const family = { opens: FAMILIES } as const
const familyOrPacific = { opens: [...FAMILIES, 'visa-pacific-family'] } as const
const crisis = { opens: [...RESIDENTS, ...TEMPORARY], newZealandAfterTenYears: true } as const
const disaster = { opens: [...RESIDENTS, ...TEMPORARY], judged: ['scv'] } as const

const parenting = {
  here: true,
  standing: resident,
  wait: 'parenting-payment',
  twoYears: true,
  assurance: true
} as const
/** Any visa will do; or what comes with a payment, and asks nothing more than that payment does. */
const hereOnly = { here: true } as const
const crisisPayment = { here: true, standing: crisis, assurance: true } as const
const anywhere = { here: false } as const

/** Source: A guide to Australian Government payments, residence; Operational Blueprint 005-02020010. */
export const RESIDENCE_NEEDS: Record<PaymentId, ResidenceNeeds> = {
  // An agreement with New Zealand may open Age Pension: International Services decides.
  'age-pension': { here: true, standing: { opens: RESIDENTS, judged: ['scv'] }, tenYears: true },
  'disability-support-pension': { here: true, standing: resident, tenYears: true },
  'carer-payment': { here: true, standing: resident, wait: 'carer-payment' },
  'parenting-payment-single': parenting,
  'parenting-payment-partnered': parenting,
  jobseeker: { here: true, standing: jobSeeker, wait: 'jobseeker', assurance: true },
  'youth-allowance-jobseeker': { here: true, standing: jobSeeker, wait: 'youth-allowance', assurance: true },
  'youth-allowance-student': { here: true, standing: jobSeeker, wait: 'youth-allowance', assurance: true },
  austudy: { here: true, standing: resident, wait: 'austudy', assurance: true },
  'special-benefit': {
    here: true,
    standing: { opens: [...RESIDENTS, ...TEMPORARY] },
    wait: 'special-benefit',
    assurance: true
  },

  'ftb-a': { here: true, standing: familyOrPacific, wait: 'ftb-a' },
  'ftb-b': { here: true, standing: familyOrPacific },
  'child-care-subsidy': {
    here: true,
    // Students sponsored by the Australian Government, and others in special circumstances.
    standing: { ...familyOrPacific, judged: ['visa-other', 'asylum'], eitherParent: true }
  },
  'parental-leave-pay': { here: true, standing: family, wait: 'parental-leave-pay' },
  'newborn-payment': { here: true, standing: familyOrPacific, wait: 'ftb-a' },
  'stillborn-baby-payment': { here: true, standing: familyOrPacific },
  'double-orphan-pension': { here: true, standing: familyOrPacific },
  'carer-allowance': { here: true, standing: resident, wait: 'carer-allowance' },
  'carer-supplement': hereOnly,
  'child-disability-assistance': hereOnly,
  'carer-adjustment-payment': hereOnly,

  'rent-assistance': hereOnly,
  'energy-supplement': hereOnly,
  'pharmaceutical-allowance': hereOnly,
  'telephone-allowance': hereOnly,
  'pension-supplement': hereOnly,
  'remote-area-allowance': hereOnly,
  'education-entry-payment': hereOnly,
  'pensioner-education-supplement': { here: true, standing: resident, wait: 'pensioner-education-supplement' },
  'student-start-up-loan': hereOnly,
  'relocation-scholarship': hereOnly,
  'tertiary-access-payment': { here: true, standing: jobSeeker, wait: 'tertiary-access-payment' },
  'fares-allowance': hereOnly,
  'mobility-allowance': { here: true, standing: resident, wait: 'mobility-allowance' },
  'essential-medical-equipment': hereOnly,

  'pensioner-concession-card': hereOnly,
  'health-care-card': hereOnly,
  'low-income-health-care-card': { here: true, standing: family, wait: 'low-income-card' },
  'seniors-health-card': {
    here: true,
    standing: { opens: [...RESIDENTS, 'scv', 'visa-humanitarian-temporary'] },
    wait: 'seniors-card'
  },
  // Nothing that was read says whether a temporary visa is enough.
  'foster-child-card': {
    here: true,
    standing: { opens: [...RESIDENTS, 'scv'], judged: [...TEMPORARY, 'visa-pacific-family'] }
  },

  'crisis-payment-violence': crisisPayment,
  'crisis-payment-other': crisisPayment,
  'crisis-payment-release': crisisPayment,
  'crisis-payment-humanitarian': crisisPayment,
  'advance-payment': hereOnly,
  'urgent-payment': hereOnly,
  'hardship-advance': hereOnly,
  'leaving-violence-program': hereOnly,
  // New Zealand citizens have versions of their own, which ask for tax paid here.
  'disaster-recovery-payment': { here: true, standing: disaster },
  'disaster-recovery-allowance': { here: true, standing: disaster },
  bereavement: anywhere,
  feg: { here: false, standing: { opens: [...RESIDENTS, 'scv'] } },

  abstudy: { here: true, standing: { opens: ['citizen'] } },
  'farm-household-allowance': { here: true, standing: resident, wait: 'farm-household-allowance' },
  // Home Affairs decides; some on a bridging visa E have it.
  srss: { here: true, standing: { opens: ['asylum'], judgedSubclasses: ['050', '051'] } },
  'isolated-children': { here: true, standing: { opens: [...RESIDENTS, 'scv'] } },
  'home-equity-access-scheme': { here: true, standing: resident, tenYears: true },
  'energy-rebates': anywhere,
  'seniors-card': anywhere,
  'child-support': anywhere
}
