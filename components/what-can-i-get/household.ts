/** From answers to a household. A fact that was not asked, or is not known, is left out. */
import { PAYMENT_KINDS, INDEPENDENCE_GROUNDS, STATE_CARE } from '../../rules/situations/choices.ts'
import {
  ACCOMMODATION_HERE,
  APART,
  ASSURANCES,
  CARED_FOR,
  HELD,
  LEVELS,
  LOADS,
  MANIFEST,
  NOT_LOOKING,
  PLACES,
  REGIONS,
  RELATIONS,
  STANDINGS,
  VIOLENT,
  STATES,
  WORK
} from '../../rules/situations/household-choices.ts'
import type { Child, Happened, Household, Person } from '../../rules/situations/household.ts'
import {
  CHILD_IS,
  childField,
  hasNoOtherParent,
  isPartnered,
  NIGHTS,
  PARTNER_IS,
  PARTNERS_PAYMENTS
} from './questions/family.ts'
import { isHurt, limitsWork } from './questions/health-and-care.ts'
import { dayField, MORE_EVENTS, PLAIN_EVENTS, type Event } from './questions/happened.ts'
import { isFamily, monthsField, ownsHome } from './questions/money-and-home.ts'
import { MOTHERS, paidOutField } from './questions/work-and-study.ts'
import { relevant } from './questions.ts'
import { valuesOf } from './values.ts'
import type { Answers, Values } from './types.ts'

/** The household of these answers. */
export function householdFrom(answers: Answers): Household {
  const values = valuesOf(relevant(answers))
  return known({
    ...you(values),
    ...partner(values),
    children: children(values),
    home: home(values),
    assets: known({
      homeOwner: ownsHome(values),
      liquid: values.cents('savings'),
      financial: values.cents(values.is('more-savings', 'no') ? 'savings' : 'assets-financial'),
      accountBased: values.cents('account-based'),
      superBelowAge: values.is('more-savings', 'no') ? 0 : values.cents('assets-super'),
      other: values.cents('assets-other')
    }),
    // The income of somebody single is the whole family's.
    familyIncomeYear: values.cents(isPartnered(values) ? 'year-both' : 'year-own'),
    familyIncomeLastYear: values.cents(isPartnered(values) ? 'last-year-both' : 'last-year-own'),
    maintenanceYear: hasNoOtherParent(values) ? 0 : values.cents('maintenance'),
    otherParentElsewhere: isPartnered(values) && values.is('all-ours', 'no') ? true : undefined
  })
}

/** Without what is undefined. */
function known<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part
}

function you(values: Values): Person {
  return {
    age: values.number('age'),
    monthsPastBirthday: values.number('birthday'),
    location: values.one('location', PLACES),
    residence: residence(values),
    happened: happened(values),
    work: work(values),
    study: study(values),
    health: health(values),
    caring: caring(values),
    parents: parents(values),
    livesWithParents: values.yes('with-parents'),
    independence: values.several('independence', INDEPENDENCE_GROUNDS),
    stateCare: values.one('state-care', STATE_CARE),
    compensation: compensation('injury', values),
    aboriginalOrTorresStraitIslander: values.yes('first-nations'),
    income: known({
      employment: values.aFortnight('pay'),
      other: values.aFortnight('other-income'),
      year: values.cents('year-own'),
      lastYear: values.cents('last-year-own'),
      weeklyOverEightWeeks: values.cents('income-eight-weeks')
    }),
    has: values.several('has', HELD)?.map(payment => known({ payment, months: values.number(monthsField(payment)) }))
  }
}

/** The subclass of a bridging visa A; no payment distinguishes it from the others. */
const BRIDGING = 10

function residence(values: Values): Person['residence'] {
  const subclass = values.is('visa', 'bridging') ? BRIDGING : values.number('subclass')
  return known({
    status: standing(values),
    subclass: subclass === undefined ? undefined : String(subclass).padStart(3, '0'),
    since: values.day('since'),
    granted: values.day('granted'),
    daysAbroad: values.number('days-abroad'),
    tenYears: values.yes('ten-years'),
    familyOfRefugee: values.yes('refugee-family'),
    loneParentAtStart: values.yes('lone-parent-at-start'),
    assurance: values.one('assurance', ASSURANCES),
    tenUnbrokenYears: values.yes('nz-ten-years')
  })
}

function standing(values: Values): Person['residence']['status'] {
  if (values.is('visa', 'bridging')) return 'visa-other'
  if (!values.is('visa', 'nz')) return values.one('visa', STANDINGS)
  const isProtected = values.yes('nz-2001')
  if (isProtected === undefined) return undefined
  return isProtected ? 'protected-scv' : 'scv'
}

/** What happened; undefined where part of it is not known, for a list would say that nothing else did. */
function happened(values: Values): Happened[] | undefined {
  const plain: Event[] | undefined = values.several('happened', PLAIN_EVENTS)
  if (!plain) return undefined
  const events = [...plain]
  for (const [group, options] of Object.entries(MORE_EVENTS)) {
    if (!values.is('happened', group)) continue
    const which = values.several<Event>(`which-${group}`, options)
    if (!which) return undefined
    events.push(...which)
  }
  return events.map(event => known({ event, on: values.day(dayField(event)), ...aboutEvent(event, values) }))
}

/** More about what happened, where its payments ask for it. */
function aboutEvent(event: Event, values: Values): Partial<Happened> {
  const contactedInTime = values.yes('contacted')
  switch (event) {
    case 'violence':
      return { by: values.one('violent', VIOLENT), homeChanged: values.yes('home-changed'), contactedInTime }
    case 'released':
      return { contactedInTime, daysInside: values.number('days-inside') }
    case 'home-lost':
    case 'arrived':
      return { contactedInTime }
    case 'disaster':
      return { declared: values.yes('declared'), harmed: values.yes('harmed') }
    case 'pregnant':
    case 'birth':
    case 'stillbirth':
      return { gaveBirth: gaveBirth(values) }
    case 'partner-died':
      return { othersPayment: values.yes('partners-payment-then') }
    default:
      return {}
  }
}

/** Who gave birth is asked of couples alone. */
function gaveBirth(values: Values): boolean | undefined {
  return values.one('gave-birth', MOTHERS) && values.is('gave-birth', 'me')
}

function work(values: Values): Person['work'] {
  return known({
    ...kindOfWork('work', values),
    notLooking: values.one('not-looking', NOT_LOOKING),
    hoursPerWeek: values.number('work-hours'),
    lastDay: values.day('last-day') ?? values.day(dayField('lost-job')),
    leftVoluntarily: values.yes('left-job'),
    paidOut: paidOut(values),
    leavePayTest: values.yes('leave-pay-test'),
    employerInsolvent: values.yes('insolvent')
  })
}

/** What kind of work it is, one’s own or the partner’s. */
function kindOfWork(id: 'work' | 'partner-work', values: Values): Person['work'] {
  const farmer = values.is(id, 'farm')
  const status = farmer ? 'self-employed' : values.one(id, WORK)
  return status ? { status, farmer } : {}
}

/** What an employer paid out; undefined where one of its amounts is not known. */
function paidOut(values: Values): Person['work']['paidOut'] {
  const kinds = values.several('paid-out', PAYMENT_KINDS)
  if (!kinds) return undefined
  const payments = kinds.flatMap(kind => {
    const amount = values.cents(paidOutField(kind))
    return amount === undefined ? [] : [{ kind, amount }]
  })
  if (payments.length < kinds.length) return undefined
  const weeklyPay = values.cents('paid-weekly')
  return known({
    weeklyPay,
    startsOn: values.day('paid-on'),
    // Where nothing was paid out, the rules take an amount of nothing.
    payments: payments.length > 0 ? payments : [{ kind: 'annual-leave' as const, amount: 0 }]
  })
}

function study(values: Values): Person['study'] {
  return known({
    load: values.one('study', LOADS),
    percent: values.number('study-percent'),
    approved: values.yes('study-approved'),
    level: values.one('study-level', LEVELS),
    firstYear: values.yes('study-first-year'),
    movedAway: values.yes('study-moved'),
    homeRegion: values.one('study-region', REGIONS)
  })
}

function parents(values: Values): Person['parents'] {
  const adjustedTaxableIncome = values.cents('parents-income')
  const getIncomeSupport = values.yes('parents-support')
  if (adjustedTaxableIncome === undefined && getIncomeSupport === undefined) return undefined
  return known({ adjustedTaxableIncome, getIncomeSupport })
}

function health(values: Values): Person['health'] {
  return known({
    limitsWork: limitsWork(values),
    jobOrStudyToReturnTo: values.yes('health-return'),
    lastsOver2Years: values.yes('health-two-years'),
    capacity: values.number('health-hours'),
    manifest: values.several('manifest', MANIFEST),
    onsetAsResident: values.yes('health-began-here'),
    cannotUsePublicTransport: values.ticked('health', 'no-transport'),
    ndisTransport: values.yes('ndis'),
    medicalEquipment: values.ticked('health', 'equipment')
  })
}

function caring(values: Values): Person['caring'] {
  return known({
    who: values.one('caring', CARED_FOR),
    constant: values.ticked('caring-is', 'constant'),
    daily: values.ticked('caring-is', 'daily'),
    months: values.number('caring-months'),
    liveTogether: values.ticked('caring-is', 'together'),
    endOfLife: values.ticked('caring-is', 'end-of-life'),
    receiverIsResident: values.yes('caring-resident')
  })
}

/** Partners who separated under one roof are single, and the income of the other one does not count (Guide 2.2.5). */
function partner(values: Values): Pick<Household, 'partner' | 'apart'> {
  if (values.is('partner', 'none')) return { partner: 'none' }
  if (values.is('partner', 'under-one-roof'))
    return known({
      partner: 'none' as const,
      apart: 'under-one-roof' as const,
      separationAccepted: values.yes('separation-accepted')
    })
  if (values.is('partner', 'together')) return { partner: aboutPartner(values), apart: 'no' }
  if (values.is('partner', 'apart'))
    return known({ partner: aboutPartner(values), apart: values.one('apart-why', APART) })
  return {}
}

/** What happens to the home of two who live together happens to both; the harm, and what Centrelink was told, are of one. */
const TO_BOTH: readonly Event[] = ['home-lost', 'disaster']

/**
 * What happened to the partner too: a birth, once it is known whose it is, and the loss of the home that they share. Whether
 * anything else did is not asked.
 */
function partnersEvents(values: Values): Happened[] | undefined {
  const told = happened(values)?.flatMap((each): Happened[] => {
    const { event, on, declared, gaveBirth } = each
    if (gaveBirth !== undefined) return [{ ...each, gaveBirth: !gaveBirth }]
    return values.is('partner', 'together') && TO_BOTH.includes(event) ? [known({ event, on, declared })] : []
  })
  const isBirthOpen = values.is('happened', 'baby', 'death') && !values.is('gave-birth', 'me', 'partner')
  return isBirthOpen || told?.length === 0 ? undefined : told
}

/**
 * How much the partner studies. Of one who works it stays open where it is not full time: nobody said that the partner
 * looks for more work, so a payment for that may be open and is in no sum.
 */
function partnersLoad(values: Values): Person['study']['load'] {
  if (values.is('partner-is', 'studies')) return 'full-time'
  const isAtWork = !values.is('partner-work', 'none', 'unemployed')
  return isAtWork || values.ticked('partner-is', 'studies') === undefined ? undefined : 'none'
}

/** What is true of the partner. A pension that they hold was granted for an illness or for care, ticked or not. */
function aboutPartner(values: Values): Person {
  const [limited, cares] = PARTNER_IS.map(tick => values.ticked('partner-is', tick))
  const isCarer = values.is('partner-has', 'carer-payment')
  return known({
    age: values.number('partner-age'),
    residence: known({
      status: values.one('partner-visa', STANDINGS),
      since: values.day('partner-since'),
      // Neither of a couple is the family of a refugee if the other one is none, nor is that of one.
      familyOfRefugee: values.is('refugee-family', 'no') && values.is('partner-visa', 'permanent') ? false : undefined
    }),
    work: known({ ...kindOfWork('partner-work', values), leavePayTest: values.yes('partner-leave-pay-test') }),
    study: known({ load: partnersLoad(values) }),
    health: known({ limitsWork: values.is('partner-has', 'disability-support-pension') || limited }),
    caring: known({ who: cares === false && !isCarer ? ('none' as const) : undefined }),
    happened: partnersEvents(values),
    compensation: compensation('partner-injury', values),
    income: known({ employment: values.aFortnight('partner-pay'), other: values.aFortnight('partner-other') }),
    has: values.several('partner-has', PARTNERS_PAYMENTS)?.map(payment => ({ payment }))
  })
}

/** Money for an injury: none where nobody is hurt. What was claimed and is not decided may still become either kind. */
function compensation(id: string, values: Values): Person['compensation'] {
  if (values.ticked('health', 'limits-work') === false && !isHurt(values)) return { perFortnight: 0, lumpSum: false }
  const isWeekly = values.ticked(id, 'weekly')
  if (isWeekly === undefined) return undefined
  const isOpen = values.is(id, 'claimed') && !values.is(id, 'lump-sum')
  return known({
    perFortnight: isWeekly ? values.aFortnight(`${id}-pay`) : 0,
    lumpSum: isOpen ? undefined : values.ticked(id, 'lump-sum'),
    sum: values.cents(`${id}-sum`),
    settled: values.yes(`${id}-settled`),
    paidOn: values.day(`${id}-paid-on`),
    lossFrom: values.day(`${id}-lost-from`)
  })
}

function children(values: Values): Child[] | undefined {
  const count = values.number('children')
  if (count === undefined) return undefined
  return Array.from({ length: count }, (_none, index) => child(values, index + 1))
}

function child(values: Values, place: number): Child {
  const id = (name: string) => childField(place, name)
  const nights = values.is('all-nights', 'yes') ? NIGHTS : values.number(id('nights'))
  const isOwn = values.is('all-own', 'yes') || values.is('all-ours', 'yes')
  const hasNone = values.is('any-is', 'no')
  const [disability, approvedCare, inSchool] = CHILD_IS.map(tick => (hasNone ? false : values.ticked(id('is'), tick)))
  return known({
    age: values.number(id('age')),
    monthsPastBirthday: values.number(id('months')),
    care: nights === undefined ? undefined : percentOfCare(nights),
    relation: isOwn ? ('own' as const) : values.one(id('relation'), RELATIONS),
    disability,
    approvedCare,
    inSchool,
    mainCarer: values.yes(id('main-carer')) ?? (place === 1 ? caresMore(values) : undefined)
  })
}

/** A percentage of care is whole: above half it is rounded up, below down (A New Tax System (Family Assistance) Act 1999 s 35P). */
function percentOfCare(nights: number): number {
  const share = (nights * 100) / NIGHTS
  return nights > NIGHTS / 2 ? Math.ceil(share) : Math.floor(share)
}

/** Whether the first one of a couple is the main carer; undefined where both care as much, or it is not known. */
function caresMore(values: Values): boolean | undefined {
  return values.is('more-care', 'me', 'partner') ? values.is('more-care', 'me') : undefined
}

function home(values: Values): Household['home'] {
  return known({
    type: values.one('home', ACCOMMODATION_HERE),
    rentPerFortnight: values.is('home', 'nowhere') ? 0 : values.aFortnight('rent'),
    meals: values.yes('meals'),
    sharing: values.is('home', ...ACCOMMODATION_HERE) && isFamily(values) ? false : values.yes('sharing'),
    state: values.one('state', STATES),
    remote: values.yes('remote')
  })
}
