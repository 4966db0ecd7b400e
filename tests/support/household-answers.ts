/** What somebody in a household would answer in the interview: the reverse of components/what-can-i-get/household.ts. */
import { childField, isPartnered, NIGHTS, PARTNERS_PAYMENTS } from '../../components/what-can-i-get/questions/family.ts'
import { dayField, MORE_EVENTS, type Event } from '../../components/what-can-i-get/questions/happened.ts'
import { monthsField } from '../../components/what-can-i-get/questions/money-and-home.ts'
import { paidOutField } from '../../components/what-can-i-get/questions/work-and-study.ts'
import { upgraded } from '../../components/what-can-i-get/old-answers.ts'
import { periodKey } from '../../components/tool/keys.ts'
import { NONE, valuesOf } from '../../components/what-can-i-get/values.ts'
import type { Answers } from '../../components/what-can-i-get/types.ts'
import type { Child, Household, Person } from '../../rules/situations/household.ts'

type Given = Record<string, string | undefined>

/** The answers that describe a household; what is not known is not answered. */
export function answersOf(household: Household): Answers {
  const given: Given = {
    ...happened(household),
    age: text(household.age),
    birthday: text(household.monthsPastBirthday),
    location: household.location,
    ...residence(household.residence),
    ...partner(household),
    children: text(household.children?.length),
    ...Object.assign({}, ...(household.children ?? []).map((each, index) => child(each, index + 1))),
    ...work(household),
    ...study(household),
    ...injury('injury', household),
    ...health(household),
    ...moneyAndHome(household)
  }
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  // Children one by one, and all savings, as the schema has them: the interview reads that from old links.
  return upgraded(Object.fromEntries(entries))
}

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'yes' : 'no'
}

function dollars(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : String(cents / 100)
}

function aFortnight(id: string, cents: number | undefined): Given {
  return cents === undefined ? {} : { [id]: dollars(cents), [periodKey(id)]: 'fortnight' }
}

/** What is ticked in one field. With nothing ticked, and something not known, the field is not answered. */
function ticks(ticked: Record<string, boolean | undefined>): string | undefined {
  const chosen = Object.keys(ticked).filter(each => ticked[each])
  return chosen.length === 0 && Object.values(ticked).includes(undefined) ? undefined : list(chosen)
}

function list(chosen: readonly string[] | undefined): string | undefined {
  return chosen && (chosen.join(' ') || NONE)
}

function happened({ happened: events }: Household): Given {
  if (!events) return {}
  const groups = Object.entries(MORE_EVENTS) as [string, readonly Event[]][]
  const groupOf = (event: Event) => groups.find(([, all]) => all.includes(event))?.[0]
  const given: Given = { happened: list([...new Set(events.map(({ event }) => groupOf(event) ?? event))]) }
  for (const [group, all] of groups) {
    const which = all.filter(event => events.some(each => each.event === event))
    if (which.length > 0) given[`which-${group}`] = which.join(' ')
  }
  for (const each of events) {
    const { event, on, by, homeChanged, contactedInTime, declared, harmed, gaveBirth, daysInside, othersPayment } = each
    Object.assign(given, {
      [dayField(event)]: on,
      ...(by && { violent: by }),
      ...(homeChanged !== undefined && { 'home-changed': yesNo(homeChanged) }),
      ...(contactedInTime !== undefined && { contacted: yesNo(contactedInTime) }),
      ...(declared !== undefined && { declared: yesNo(declared) }),
      ...(harmed !== undefined && { harmed: yesNo(harmed) }),
      ...(gaveBirth !== undefined && { 'gave-birth': gaveBirth ? 'me' : 'partner' }),
      ...(daysInside !== undefined && { 'days-inside': text(daysInside) }),
      ...(othersPayment !== undefined && { 'partners-payment-then': yesNo(othersPayment) })
    })
  }
  return given
}

function residence({ status, ...more }: Person['residence']): Given {
  const isNewZealander = status === 'scv' || status === 'protected-scv'
  return {
    visa: isNewZealander ? 'nz' : status,
    'nz-2001': isNewZealander ? yesNo(status === 'protected-scv') : undefined,
    since: more.since,
    granted: more.granted,
    'days-abroad': text(more.daysAbroad),
    subclass: more.subclass,
    'ten-years': yesNo(more.tenYears),
    'nz-ten-years': yesNo(more.tenUnbrokenYears),
    'refugee-family': yesNo(more.familyOfRefugee),
    'lone-parent-at-start': yesNo(more.loneParentAtStart),
    assurance: more.assurance
  }
}

function partner({ partner: other, apart, separationAccepted }: Household): Given {
  if (other === undefined) return {}
  if (other === 'none') {
    const isUnderOneRoof = apart === 'under-one-roof'
    return { partner: isUnderOneRoof ? apart : 'none', 'separation-accepted': yesNo(separationAccepted) }
  }
  const isApart = apart !== undefined && apart !== 'no'
  return {
    'partner-is': ticks({
      'limits-work': other.health.limitsWork,
      cares: other.caring.who && other.caring.who !== 'none',
      studies: other.study.load && other.study.load === 'full-time'
    }),
    'partner-visa': other.residence.status,
    'partner-since': other.residence.since,
    'partner-leave-pay-test': yesNo(other.work.leavePayTest),
    ...injury('partner-injury', other),
    partner: isApart ? 'apart' : 'together',
    'apart-why': isApart ? apart : undefined,
    'partner-age': text(other.age),
    'partner-work': other.work.status,
    ...aFortnight('partner-pay', other.income.employment),
    ...aFortnight('partner-other', other.income.other),
    'partner-has': list(
      other.has?.map(({ payment }) => payment).filter(each => PARTNERS_PAYMENTS.some(asked => asked === each))
    )
  }
}

function injury(id: string, { compensation }: Person): Given {
  if (!compensation) return {}
  const { perFortnight, lumpSum, sum, settled, paidOn, lossFrom } = compensation
  return {
    [id]: ticks({ weekly: perFortnight === undefined ? undefined : perFortnight > 0, 'lump-sum': lumpSum }),
    ...aFortnight(`${id}-pay`, perFortnight),
    [`${id}-sum`]: sum === undefined ? undefined : String(sum / 100),
    [`${id}-settled`]: yesNo(settled),
    [`${id}-paid-on`]: paidOn,
    [`${id}-lost-from`]: lossFrom
  }
}

function child(each: Child, place: number): Given {
  const id = (name: string) => childField(place, name)
  return {
    [id('age')]: text(each.age),
    [id('months')]: text(each.monthsPastBirthday),
    // Nights are counted in tenths.
    [id('nights')]: each.care === undefined ? undefined : String(Math.round((each.care * NIGHTS) / 10) / 10),
    [id('main-carer')]: yesNo(each.mainCarer),
    [id('relation')]: each.relation,
    [id('is')]: ticks({ disability: each.disability, 'approved-care': each.approvedCare, 'in-school': each.inSchool })
  }
}

function work({ work: given }: Household): Given {
  const { status, paidOut } = given
  const kinds = paidOut?.payments.filter(({ amount }) => amount > 0)
  return {
    work: given.farmer && status === 'self-employed' ? 'farm' : status,
    'work-hours': text(given.hoursPerWeek),
    'last-day': given.lastDay,
    'left-job': yesNo(given.leftVoluntarily),
    'leave-pay-test': yesNo(given.leavePayTest),
    insolvent: yesNo(given.employerInsolvent),
    'paid-out': list(kinds?.map(({ kind }) => kind)),
    ...Object.fromEntries((kinds ?? []).map(({ kind, amount }) => [paidOutField(kind), dollars(amount)])),
    'paid-weekly': dollars(paidOut?.weeklyPay),
    'paid-on': paidOut?.startsOn
  }
}

function study({ study: given, parents, ...person }: Household): Given {
  return {
    study: given.load,
    'study-level': given.level,
    'study-approved': yesNo(given.approved),
    'study-percent': text(given.percent),
    'study-first-year': yesNo(given.firstYear),
    'study-moved': yesNo(given.movedAway),
    'study-region': given.homeRegion,
    'with-parents': yesNo(person.livesWithParents),
    independence: list(person.independence),
    'state-care': person.stateCare,
    'parents-income': dollars(parents?.adjustedTaxableIncome),
    'parents-support': yesNo(parents?.getIncomeSupport),
    'first-nations': yesNo(person.aboriginalOrTorresStraitIslander)
  }
}

function health({ health: given, caring }: Household): Given {
  return {
    health: ticks({
      'limits-work': given.limitsWork,
      'no-transport': given.cannotUsePublicTransport,
      equipment: given.medicalEquipment
    }),
    ndis: yesNo(given.ndisTransport),
    'health-return': yesNo(given.jobOrStudyToReturnTo),
    'health-two-years': yesNo(given.lastsOver2Years),
    'health-hours': text(given.capacity),
    'health-began-here': yesNo(given.onsetAsResident),
    manifest: list(given.manifest),
    caring: caring.who,
    'caring-is': ticks({
      daily: caring.daily,
      constant: caring.constant,
      together: caring.liveTogether,
      'end-of-life': caring.endOfLife
    }),
    'caring-months': text(caring.months),
    'caring-resident': yesNo(caring.receiverIsResident)
  }
}

function moneyAndHome(household: Household): Given {
  const { income, assets, home, has } = household
  const both = isPartnered(valuesOf(household.partner === 'none' ? {} : { partner: 'together' }))
  return {
    ...aFortnight('pay', income.employment),
    ...aFortnight('other-income', income.other),
    'income-eight-weeks': dollars(income.weeklyOverEightWeeks),
    // The income of somebody single is the whole family's.
    'year-own': dollars(income.year ?? (both ? undefined : household.familyIncomeYear)),
    'year-both': both ? dollars(household.familyIncomeYear) : undefined,
    'last-year-own': dollars(income.lastYear ?? (both ? undefined : household.familyIncomeLastYear)),
    'last-year-both': both ? dollars(household.familyIncomeLastYear) : undefined,
    maintenance: dollars(household.maintenanceYear),
    savings: dollars(assets.liquid),
    'assets-financial': dollars(assets.financial),
    'assets-super': dollars(assets.superBelowAge),
    'account-based': dollars(assets.accountBased),
    'assets-other': dollars(assets.other),
    home: home.type,
    'home-owner': yesNo(assets.homeOwner),
    ...aFortnight('rent', home.rentPerFortnight),
    sharing: yesNo(home.sharing),
    state: home.state,
    remote: yesNo(home.remote),
    has: list(has?.map(({ payment }) => payment)),
    ...Object.fromEntries((has ?? []).map(({ payment, months }) => [monthsField(payment), text(months)]))
  }
}
