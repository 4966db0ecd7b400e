/** Every payment, card and program that a household is looked at for, and every fact that can decide one. */

/** Payments of which a person gets one (Social Security Act 1991 s 23, “income support payment”). */
export const INCOME_SUPPORT = [
  'age-pension',
  'disability-support-pension',
  'carer-payment',
  'parenting-payment-single',
  'parenting-payment-partnered',
  'jobseeker',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'special-benefit'
] as const

export const FAMILY_PAYMENTS = [
  'ftb-a',
  'ftb-b',
  'child-care-subsidy',
  'parental-leave-pay',
  'newborn-payment',
  'stillborn-baby-payment',
  'double-orphan-pension',
  'carer-allowance',
  'carer-supplement',
  'child-disability-assistance',
  'carer-adjustment-payment'
] as const

/** What comes on top of a payment, or goes with it. */
export const SUPPLEMENTS = [
  'rent-assistance',
  'energy-supplement',
  'pharmaceutical-allowance',
  'telephone-allowance',
  'pension-supplement',
  'remote-area-allowance',
  'education-entry-payment',
  'pensioner-education-supplement',
  'student-start-up-loan',
  'relocation-scholarship',
  'tertiary-access-payment',
  'fares-allowance',
  'mobility-allowance',
  'essential-medical-equipment'
] as const

export const CARDS = [
  'pensioner-concession-card',
  'health-care-card',
  'low-income-health-care-card',
  'seniors-health-card',
  'foster-child-card'
] as const

/** Help once, or for a short time. */
export const SHORT_HELP = [
  'crisis-payment-violence',
  'crisis-payment-other',
  'crisis-payment-release',
  'crisis-payment-humanitarian',
  'advance-payment',
  'urgent-payment',
  'hardship-advance',
  'leaving-violence-program',
  'disaster-recovery-payment',
  'disaster-recovery-allowance',
  'bereavement',
  'feg'
] as const

/** What another office decides: named, never worked out. */
export const POINTERS = [
  'abstudy',
  'farm-household-allowance',
  'srss',
  'isolated-children',
  'home-equity-access-scheme',
  'energy-rebates',
  'seniors-card',
  'child-support'
] as const

export type IncomeSupportId = (typeof INCOME_SUPPORT)[number]
export type PaymentId =
  | IncomeSupportId
  | (typeof FAMILY_PAYMENTS)[number]
  | (typeof SUPPLEMENTS)[number]
  | (typeof CARDS)[number]
  | (typeof SHORT_HELP)[number]
  | (typeof POINTERS)[number]

/** Periods in which a payment that is granted is not paid yet (Social Security Guide 3.1.2). */
export const WAITS = ['newly-arrived', 'income-maintenance', 'liquid-assets', 'ordinary'] as const

/** Why a wait is not served, or may not be. */
export const WAIT_EXEMPTIONS = [
  'transfer',
  'partner-died',
  'severe-hardship-and-crisis',
  'severe-hardship-and-costs',
  'served-in-last-12-months'
] as const

/** What must be done by a day. */
export const DAYS = [
  'crisis-payment-contact',
  'crisis-payment-lodge',
  'crisis-payment-release',
  'jobseeker-start',
  'jobseeker-lodge',
  'claim-after-partners-death',
  'parenting-payment-claim',
  'parental-leave-pay-from-birth',
  'parental-leave-pay-first-claim',
  'stillborn-baby-payment-claim',
  'ftb-claim-newborn',
  'ftb-lump-sum',
  'leaving-violence-apply',
  'feg-claim',
  'age-pension-claim',
  'next-payment-claim'
] as const

export type WaitId = (typeof WAITS)[number]
export type WaitExemptionId = (typeof WAIT_EXEMPTIONS)[number]
export type DayId = (typeof DAYS)[number]

/** Facts as the interview asks for them: the path inside a household (situations/household.ts). */
export const FACTS = [
  'age',
  'monthsPastBirthday',
  'location',
  'residence.status',
  'residence.subclass',
  'residence.since',
  'residence.granted',
  'residence.tenYears',
  'residence.familyOfRefugee',
  'residence.loneParentAtStart',
  'residence.assurance',
  'residence.daysAbroad',
  'residence.tenUnbrokenYears',
  'happened',
  'happened.on',
  'happened.by',
  'happened.homeChanged',
  'happened.declared',
  'happened.harmed',
  'happened.contactedInTime',
  'happened.daysInside',
  'happened.gaveBirth',
  'happened.othersPayment',
  'partner',
  'partner.age',
  'partner.residence',
  'partner.has',
  'partner.income',
  'partner.compensation',
  'partner.work',
  'partner.work.leavePayTest',
  'apart',
  'separationAccepted',
  'children',
  'children.age',
  'children.care',
  'children.relation',
  'children.disability',
  'children.approvedCare',
  'children.inSchool',
  'work.status',
  'work.notLooking',
  'work.hoursPerWeek',
  'work.lastDay',
  'work.paidOut',
  'work.leftVoluntarily',
  'work.leavePayTest',
  'work.employerInsolvent',
  'work.farmer',
  'study.load',
  'study.percent',
  'study.approved',
  'study.level',
  'study.firstYear',
  'study.movedAway',
  'study.homeRegion',
  'livesWithParents',
  'independence',
  'stateCare',
  'parents',
  'health.limitsWork',
  'health.jobOrStudyToReturnTo',
  'health.lastsOver2Years',
  'health.capacity',
  'health.manifest',
  'health.onsetAsResident',
  'health.cannotUsePublicTransport',
  'health.ndisTransport',
  'health.medicalEquipment',
  'caring.who',
  'caring.constant',
  'caring.daily',
  'caring.months',
  'caring.liveTogether',
  'caring.endOfLife',
  'caring.receiverIsResident',
  'aboriginalOrTorresStraitIslander',
  'compensation',
  'income.employment',
  'income.other',
  'income.year',
  'income.lastYear',
  'income.weeklyOverEightWeeks',
  'familyIncomeYear',
  'familyIncomeLastYear',
  'maintenanceYear',
  'assets.homeOwner',
  'assets.liquid',
  'assets.financial',
  'assets.accountBased',
  'assets.superBelowAge',
  'assets.other',
  'home.type',
  'home.rentPerFortnight',
  'home.sharing',
  'home.state',
  'home.remote',
  'has'
] as const

export type Fact = (typeof FACTS)[number]
