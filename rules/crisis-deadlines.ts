/** The days within which Crisis Payment has to be asked for and claimed. */
import { addDays } from './dates.ts'
import type { Rates } from './lookup.ts'
import { count, finding, type Finding } from './result.ts'
import type { CrisisPaymentSituation } from './situations/crisis-payment.ts'

type Ground = CrisisPaymentSituation['ground']

interface Deadline {
  section: string
  /** Figure id of the days to make contact; after a release, to claim. */
  contact: string
  /** Figure id of the days to lodge the claim after the contact. */
  claim?: string
}

const RELEASE_EARLY = 'crisis-payment.release.before-days'

/** The figures of each ground's days. */
export const CRISIS_DEADLINES: Record<Ground, Deadline> = {
  'family-violence': {
    section: 'Social Security Act 1991 s 1061JH, s 1061JHA',
    contact: 'crisis-payment.family-violence.contact-days',
    claim: 'crisis-payment.family-violence.claim-days'
  },
  'other-extreme': {
    section: 'Social Security Act 1991 s 1061JH',
    contact: 'crisis-payment.other.contact-days',
    claim: 'crisis-payment.other.claim-days'
  },
  humanitarian: {
    section: 'Social Security Act 1991 s 1061JI; Operational Blueprint 003-07030050',
    contact: 'crisis-payment.humanitarian.contact-days',
    claim: 'crisis-payment.humanitarian.claim-days'
  },
  release: {
    section: 'Social Security Act 1991 s 1061JG; Operational Blueprint 003-07030030-01',
    contact: 'crisis-payment.claim-days'
  }
}

/** Why it is too late to ask, where the days given say so; undefined where it is not. @throws FigureNotHeldError */
export function isTooLate(
  { ground, happenedOn, contactedOn }: CrisisPaymentSituation,
  rates: Rates
): Finding | undefined {
  if (happenedOn === undefined) return undefined
  const { section, contact } = CRISIS_DEADLINES[ground]
  const days = rates.value(contact)
  const until = addDays(happenedOn, days)
  if ((contactedOn ?? rates.on) <= until) return undefined
  return { ...finding('crisis-payment-too-late', section, [contact], [count('days', days)]), until }
}

/** What to do by when; the last day where the situation says when it begins. @throws FigureNotHeldError */
export function crisisDeadlines(situation: CrisisPaymentSituation, rates: Rates): Finding[] {
  const { ground, happenedOn, contactedOn } = situation
  const { section, contact, claim } = CRISIS_DEADLINES[ground]
  if (claim === undefined) {
    return [within('crisis-payment-release-claim', section, contact, happenedOn, rates), ...early(section, rates)]
  }
  return [
    within('crisis-payment-contact', section, contact, happenedOn, rates),
    within('crisis-payment-claim', section, claim, contactedOn, rates),
    ...(ground === 'family-violence' ? [finding('crisis-payment-claim-safely', section)] : [])
  ]
}

/** A claim may be made before a release; the days are not held for every day of the past. */
function early(section: string, rates: Rates): Finding[] {
  if (!rates.has(RELEASE_EARLY)) return []
  return [
    finding('crisis-payment-release-early', section, [RELEASE_EARLY], [count('days', rates.value(RELEASE_EARLY))])
  ]
}

function within(id: Finding['id'], section: string, figure: string, from: string | undefined, rates: Rates): Finding {
  const days = rates.value(figure)
  const due = finding(id, section, [figure], [count('days', days)])
  return from === undefined ? due : { ...due, until: addDays(from, days) }
}
