/** From what was said to a household. A fact that was not asked, or is not known, is left out. */
import { PAYMENT_KINDS, INDEPENDENCE_GROUNDS } from '../../rules/situations/choices.ts'
import {
  ACCOMMODATION_HERE,
  APART,
  ASSURANCES,
  CARED_FOR,
  HELD,
  LEVELS,
  LOADS,
  MANIFEST,
  PLACES,
  REGIONS,
  RELATIONS,
  STANDINGS,
  VIOLENT,
  STATES,
  WORK
} from '../../rules/situations/household-choices.ts'
import type { Child, Happened, Household, Person } from '../../rules/situations/household.ts'
import { CHILD_IS, childField, isPartnered, NIGHTS, PARTNERS_PAYMENTS } from './questions/family.ts'
import { dayField, MORE_EVENTS, PLAIN_EVENTS, type Event } from './questions/happened.ts'
import { monthsField, ownsHome } from './questions/money-and-home.ts'
import { paidOutField } from './questions/work-and-study.ts'
import { relevant } from './questions.ts'
import { saidOf } from './said.ts'
import type { Answers, Said } from './types.ts'

/** The household that somebody told of. */
export function householdFrom(answers: Answers): Household {
  const said = saidOf(relevant(answers))
  return known({
    ...you(said),
    ...partner(said),
    children: children(said),
    home: home(said),
    assets: known({
      homeOwner: ownsHome(said),
      liquid: said.cents('savings'),
      financial: said.cents('assets-financial'),
      other: said.cents('assets-other')
    }),
    // The income of somebody single is the whole family's.
    familyIncomeYear: said.cents(isPartnered(said) ? 'year-both' : 'year-own'),
    familyIncomeLastYear: said.cents(isPartnered(said) ? 'last-year-both' : 'last-year-own'),
    maintenanceYear: said.cents('maintenance')
  })
}

/** Without what is undefined. */
function known<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part
}

function you(said: Said): Person {
  return {
    age: said.number('age'),
    monthsPastBirthday: said.number('birthday'),
    location: said.one('location', PLACES),
    residence: residence(said),
    happened: happened(said),
    work: work(said),
    study: study(said),
    health: health(said),
    caring: caring(said),
    parents: parents(said),
    livesWithParents: said.yes('with-parents'),
    independence: said.several('independence', INDEPENDENCE_GROUNDS),
    aboriginalOrTorresStraitIslander: said.yes('first-nations'),
    income: known({
      employment: said.aFortnight('pay'),
      other: said.aFortnight('other-income'),
      year: said.cents('year-own'),
      lastYear: said.cents('last-year-own'),
      weeklyOverEightWeeks: said.cents('income-eight-weeks')
    }),
    has: said.several('has', HELD)?.map(payment => known({ payment, months: said.number(monthsField(payment)) }))
  }
}

function residence(said: Said): Person['residence'] {
  const subclass = said.number('subclass')
  return known({
    status: standing(said),
    subclass: subclass === undefined ? undefined : String(subclass).padStart(3, '0'),
    since: said.day('since'),
    granted: said.day('granted'),
    tenYears: said.yes('ten-years'),
    familyOfRefugee: said.yes('refugee-family'),
    loneParentAtStart: said.yes('lone-parent-at-start'),
    assurance: said.one('assurance', ASSURANCES),
    tenUnbrokenYears: said.yes('nz-ten-years')
  })
}

function standing(said: Said): Person['residence']['status'] {
  if (!said.is('visa', 'nz')) return said.one('visa', STANDINGS)
  const isProtected = said.yes('nz-2001')
  if (isProtected === undefined) return undefined
  return isProtected ? 'protected-scv' : 'scv'
}

/** What happened; undefined where part of it is not known, for a list would say that nothing else did. */
function happened(said: Said): Happened[] | undefined {
  const plain: Event[] | undefined = said.several('happened', PLAIN_EVENTS)
  if (!plain) return undefined
  const events = [...plain]
  for (const [group, options] of Object.entries(MORE_EVENTS)) {
    if (!said.is('happened', group)) continue
    const which = said.several<Event>(`which-${group}`, options)
    if (!which) return undefined
    events.push(...which)
  }
  return events.map(event => known({ event, on: said.day(dayField(event)), ...aboutEvent(event, said) }))
}

/** More about what happened, where its payments ask for it. */
function aboutEvent(event: Event, said: Said): Partial<Happened> {
  const contactedInTime = said.yes('contacted')
  switch (event) {
    case 'violence':
      return { by: said.one('violent', VIOLENT), homeChanged: said.yes('home-changed'), contactedInTime }
    case 'home-lost':
    case 'released':
    case 'arrived':
      return { contactedInTime }
    case 'disaster':
      return { declared: said.yes('declared'), harmed: said.yes('harmed') }
    case 'partner-died':
      return { othersPayment: said.yes('partners-payment-then') }
    default:
      return {}
  }
}

function work(said: Said): Person['work'] {
  const isFarmer = said.is('work', 'farm')
  const status = isFarmer ? 'self-employed' : said.one('work', WORK)
  return known({
    status,
    hoursPerWeek: said.number('work-hours'),
    lastDay: said.day('last-day') ?? said.day(dayField('lost-job')),
    leftVoluntarily: said.yes('left-job'),
    paidOut: paidOut(said),
    leavePayTest: said.yes('leave-pay-test'),
    employerInsolvent: said.yes('insolvent'),
    farmer: status && isFarmer
  })
}

/** What an employer paid out; undefined where one of its amounts is not known. */
function paidOut(said: Said): Person['work']['paidOut'] {
  const kinds = said.several('paid-out', PAYMENT_KINDS)
  if (!kinds) return undefined
  const payments = kinds.flatMap(kind => {
    const amount = said.cents(paidOutField(kind))
    return amount === undefined ? [] : [{ kind, amount }]
  })
  if (payments.length < kinds.length) return undefined
  const weeklyPay = said.cents('paid-weekly')
  return known({
    weeklyPay,
    // Where nothing was paid out, the rules take an amount of nothing.
    payments: payments.length > 0 ? payments : [{ kind: 'annual-leave' as const, amount: 0 }]
  })
}

function study(said: Said): Person['study'] {
  return known({
    load: said.one('study', LOADS),
    percent: said.number('study-percent'),
    approved: said.yes('study-approved'),
    level: said.one('study-level', LEVELS),
    firstYear: said.yes('study-first-year'),
    movedAway: said.yes('study-moved'),
    homeRegion: said.one('study-region', REGIONS)
  })
}

function parents(said: Said): Person['parents'] {
  const adjustedTaxableIncome = said.cents('parents-income')
  const getIncomeSupport = said.yes('parents-support')
  if (adjustedTaxableIncome === undefined && getIncomeSupport === undefined) return undefined
  return known({ adjustedTaxableIncome, getIncomeSupport })
}

function health(said: Said): Person['health'] {
  return known({
    limitsWork: said.ticked('health', 'limits-work'),
    jobOrStudyToReturnTo: said.yes('health-return'),
    lastsOver2Years: said.yes('health-two-years'),
    capacity: said.number('health-hours'),
    manifest: said.several('manifest', MANIFEST),
    onsetAsResident: said.yes('health-began-here'),
    cannotUsePublicTransport: said.ticked('health', 'no-transport'),
    ndisTransport: said.yes('ndis'),
    medicalEquipment: said.ticked('health', 'equipment')
  })
}

function caring(said: Said): Person['caring'] {
  return known({
    who: said.one('caring', CARED_FOR),
    constant: said.ticked('caring-is', 'constant'),
    daily: said.ticked('caring-is', 'daily'),
    months: said.number('caring-months'),
    liveTogether: said.ticked('caring-is', 'together'),
    endOfLife: said.ticked('caring-is', 'end-of-life'),
    receiverIsResident: said.yes('caring-resident')
  })
}

/** Partners who separated under one roof are single, and the income of the other one does not count (Guide 2.2.5). */
function partner(said: Said): Pick<Household, 'partner' | 'apart'> {
  if (said.is('partner', 'none')) return { partner: 'none' }
  if (said.is('partner', 'under-one-roof')) return { partner: 'none', apart: 'under-one-roof' }
  if (said.is('partner', 'together')) return { partner: aboutPartner(said), apart: 'no' }
  if (said.is('partner', 'apart')) return known({ partner: aboutPartner(said), apart: said.one('apart-why', APART) })
  return {}
}

function aboutPartner(said: Said): Person {
  return known({
    age: said.number('partner-age'),
    residence: {},
    work: known({ status: said.one('partner-work', WORK) }),
    study: {},
    health: {},
    caring: {},
    income: known({ employment: said.aFortnight('partner-pay'), other: said.aFortnight('partner-other') }),
    has: said.several('partner-has', PARTNERS_PAYMENTS)?.map(payment => ({ payment }))
  })
}

function children(said: Said): Child[] | undefined {
  const count = said.number('children')
  if (count === undefined) return undefined
  return Array.from({ length: count }, (_none, index) => child(said, index + 1))
}

function child(said: Said, place: number): Child {
  const id = (name: string) => childField(place, name)
  const nights = said.number(id('nights'))
  const [disability, approvedCare, inSchool] = CHILD_IS.map(tick => said.ticked(id('is'), tick))
  return known({
    age: said.number(id('age')),
    monthsPastBirthday: said.number(id('months')),
    care: nights === undefined ? undefined : Math.round((nights / NIGHTS) * 100),
    relation: said.one(id('relation'), RELATIONS),
    disability,
    approvedCare,
    inSchool,
    mainCarer: said.yes(id('main-carer'))
  })
}

function home(said: Said): Household['home'] {
  return known({
    type: said.one('home', ACCOMMODATION_HERE),
    rentPerFortnight: said.aFortnight('rent'),
    sharing: said.yes('sharing'),
    state: said.one('state', STATES),
    remote: said.yes('remote')
  })
}
