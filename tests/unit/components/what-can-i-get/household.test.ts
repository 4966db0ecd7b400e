/** The household that answers give: each kind of answer, and what is not known. */
import { describe, expect, it } from 'vitest'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { QUESTIONS } from '../../../../components/what-can-i-get/questions.ts'
import type { Answers, Field } from '../../../../components/what-can-i-get/types.ts'
import { EVENTS, STANDINGS } from '../../../../rules/situations/household-choices.ts'
import { householdSituation, type Household } from '../../../../rules/situations/household.ts'

const NOTHING: Household = householdSituation.parse({})

/** A household with what differs from one of which nothing is known. */
function expected(known: object): Household {
  return householdSituation.parse(known)
}

it('of nothing said, nothing is known', () => {
  expect(householdFrom({})).toEqual(NOTHING)
})

it('of everything answered with “I don’t know”, nothing is known', () => {
  const fields = QUESTIONS.flatMap(each => each.fields.map(({ id }) => id))
  expect(householdFrom(Object.fromEntries(fields.map(id => [id, '?'])))).toEqual(NOTHING)
})

describe.each<[string, Answers, object]>([
  [
    'what happened and when',
    { happened: 'lost-job violence', 'on-violence': '2026-11-18', 'on-lost-job': '?' },
    { happened: [{ event: 'lost-job' }, { event: 'violence', on: '2026-11-18' }] }
  ],
  ['nothing that happened', { happened: 'none' }, { happened: [] }],
  [
    'a birth and a death',
    { happened: 'baby death', 'which-baby': 'birth', 'which-death': 'partner-died', 'on-birth': '2026-11-01' },
    { happened: [{ event: 'birth', on: '2026-11-01' }, { event: 'partner-died' }] }
  ],
  ['a death of which it is not known whose', { happened: 'lost-job death', 'which-death': '?' }, {}],
  ['age and months', { age: '66', birthday: '11' }, { age: 66, monthsPastBirthday: 11 }],
  [
    'a visa',
    { visa: 'permanent', since: '2024-05-01', granted: '2024-04-01', subclass: '60', assurance: 'given-and-stopped' },
    {
      residence: {
        status: 'permanent',
        since: '2024-05-01',
        granted: '2024-04-01',
        subclass: '060',
        assurance: 'given-and-stopped'
      }
    }
  ],
  ['New Zealand before 2001', { visa: 'nz', 'nz-2001': 'yes' }, { residence: { status: 'protected-scv' } }],
  ['New Zealand after 2001', { visa: 'nz', 'nz-2001': 'no' }, { residence: { status: 'scv' } }],
  ['New Zealand, day not known', { visa: 'nz', 'nz-2001': '?' }, {}],
  ['no partner', { partner: 'none' }, { partner: 'none' }],
  ['separated under one roof', { partner: 'under-one-roof' }, { partner: 'none', apart: 'under-one-roof' }],
  [
    'a partner with pay by the week',
    {
      partner: 'together',
      'partner-age': '44',
      'partner-has': 'none',
      'partner-work': 'casual',
      'partner-pay': '500',
      'partner-pay-per': 'week'
    },
    {
      partner: { age: 44, has: [], work: { status: 'casual', farmer: false }, income: { employment: 100_000 } },
      apart: 'no'
    }
  ],
  [
    'a partner in prison who gets something',
    { partner: 'apart', 'apart-why': 'prison', 'partner-has': 'jobseeker ftb-a' },
    { partner: { has: [{ payment: 'jobseeker' }, { payment: 'ftb-a' }] }, apart: 'prison' }
  ],
  ['a partner apart, not known why', { partner: 'apart', 'apart-why': '?' }, { partner: {} }],
  ['no children, and so no child support', { children: '0' }, { children: [], maintenanceYear: 0 }],
  [
    'children',
    {
      partner: 'none',
      children: '2',
      'all-nights': 'no',
      'all-own': 'no',
      'any-is': 'yes',
      'child-1-age': '13',
      'child-1-months': '9',
      'child-1-nights': '7',
      'child-1-main-carer': 'no',
      'child-1-relation': 'own',
      'child-1-is': 'none',
      'child-2-age': '3',
      'child-2-nights': '5.6',
      'child-2-relation': 'grandchild',
      'child-2-is': 'disability approved-care',
      'child-3-age': '1'
    },
    {
      partner: 'none',
      children: [
        {
          age: 13,
          monthsPastBirthday: 9,
          care: 50,
          mainCarer: false,
          relation: 'own',
          disability: false,
          approvedCare: false,
          inSchool: false
        },
        { age: 3, care: 40, relation: 'grandchild', disability: true, approvedCare: true, inSchool: false }
      ]
    }
  ],
  [
    'children who are all alike',
    {
      partner: 'none',
      children: '2',
      'child-1-age': '8',
      'child-2-age': '16',
      'all-nights': 'yes',
      'all-own': 'yes',
      'any-is': 'no'
    },
    {
      partner: 'none',
      children: [8, 16].map(age => ({
        age,
        care: 100,
        relation: 'own',
        disability: false,
        approvedCare: false,
        inSchool: false
      }))
    }
  ],
  [
    'children of both partners: no child support, and who cares more',
    {
      partner: 'together',
      children: '1',
      'child-1-age': '3',
      'all-nights': 'yes',
      'more-care': 'partner',
      'all-ours': 'yes',
      maintenance: '500'
    },
    {
      partner: {},
      apart: 'no',
      children: [{ age: 3, care: 100, relation: 'own', mainCarer: false }],
      maintenanceYear: 0
    }
  ],
  [
    'a child of one of the partners',
    { partner: 'together', children: '1', 'all-ours': 'no', 'child-1-relation': 'own', maintenance: '500' },
    { partner: {}, apart: 'no', children: [{ relation: 'own' }], maintenanceYear: 50_000, otherParentElsewhere: true }
  ],
  [
    'a partner with a visa',
    { partner: 'together', 'partner-has': 'none', 'partner-visa': 'permanent', 'partner-since': '2025-01-01' },
    { partner: { has: [], residence: { status: 'permanent', since: '2025-01-01' } }, apart: 'no' }
  ],
  [
    'a partner at home who is well',
    { partner: 'together', 'partner-work': 'none', 'partner-is': 'none' },
    {
      partner: {
        work: { status: 'none', farmer: false },
        study: { load: 'none' },
        health: { limitsWork: false },
        caring: { who: 'none' }
      },
      apart: 'no'
    }
  ],
  [
    'a partner who holds a pension for an illness, whatever is ticked',
    { partner: 'together', 'partner-work': 'none', 'partner-has': 'disability-support-pension', 'partner-is': 'none' },
    {
      partner: {
        work: { status: 'none', farmer: false },
        study: { load: 'none' },
        health: { limitsWork: true },
        caring: { who: 'none' },
        has: [{ payment: 'disability-support-pension' }]
      },
      apart: 'no'
    }
  ],
  [
    'a partner who is paid for care, whatever is ticked',
    { partner: 'together', 'partner-work': 'none', 'partner-has': 'carer-payment', 'partner-is': 'none' },
    {
      partner: {
        work: { status: 'none', farmer: false },
        study: { load: 'none' },
        health: { limitsWork: false },
        has: [{ payment: 'carer-payment' }]
      },
      apart: 'no'
    }
  ],
  [
    'somebody who holds a pension for an illness, and ticked none',
    { has: 'disability-support-pension', health: 'none' },
    {
      health: { limitsWork: true, cannotUsePublicTransport: false, medicalEquipment: false },
      compensation: { perFortnight: 0, lumpSum: false },
      has: [{ payment: 'disability-support-pension' }]
    }
  ],
  [
    'a partner at work, who may look for more',
    { partner: 'together', 'partner-work': 'part-time', 'partner-is': 'cares' },
    { partner: { work: { status: 'part-time', farmer: false }, health: { limitsWork: false } }, apart: 'no' }
  ],
  [
    'a mother who worked, when the father answers',
    {
      happened: 'baby',
      'which-baby': 'birth',
      partner: 'together',
      'gave-birth': 'partner',
      'leave-pay-test': 'no',
      'partner-leave-pay-test': 'yes'
    },
    {
      happened: [{ event: 'birth', gaveBirth: false }],
      partner: { happened: [{ event: 'birth', gaveBirth: true }], work: { leavePayTest: true } },
      apart: 'no',
      work: { leavePayTest: false }
    }
  ],
  [
    'money for an injury, each week',
    { happened: 'sick-or-hurt', injury: 'weekly', 'injury-pay': '400', 'injury-pay-per': 'week' },
    { happened: [{ event: 'sick-or-hurt' }], compensation: { perFortnight: 80_000, lumpSum: false } }
  ],
  [
    'no money for an injury',
    { happened: 'sick-or-hurt', injury: 'none' },
    { happened: [{ event: 'sick-or-hurt' }], compensation: { perFortnight: 0, lumpSum: false } }
  ],
  [
    'nobody hurt: no money for an injury',
    { health: 'none' },
    {
      health: { limitsWork: false, cannotUsePublicTransport: false, medicalEquipment: false },
      compensation: { perFortnight: 0, lumpSum: false }
    }
  ],
  [
    'a lump sum for an injury',
    { happened: 'sick-or-hurt', injury: 'lump-sum' },
    { happened: [{ event: 'sick-or-hurt' }], compensation: { perFortnight: 0, lumpSum: true } }
  ],
  [
    'a lump sum that was settled, with the days that its weeks follow from',
    {
      happened: 'sick-or-hurt',
      injury: 'lump-sum',
      'injury-settled': 'yes',
      'injury-sum': '100000',
      'injury-paid-on': '2026-10-01',
      'injury-lost-from': '2026-09-21'
    },
    {
      happened: [{ event: 'sick-or-hurt' }],
      compensation: {
        perFortnight: 0,
        lumpSum: true,
        sum: 10_000_000,
        settled: true,
        paidOn: '2026-10-01',
        lossFrom: '2026-09-21'
      }
    }
  ],
  [
    'money for an injury, not decided yet',
    { happened: 'sick-or-hurt', injury: 'claimed' },
    { happened: [{ event: 'sick-or-hurt' }], compensation: { perFortnight: 0 } }
  ],
  [
    'money for an injury of the partner',
    { partner: 'together', 'partner-work': 'on-leave', injury: 'none', 'partner-injury': 'weekly' },
    {
      partner: { work: { status: 'on-leave', farmer: false }, compensation: { lumpSum: false } },
      apart: 'no',
      compensation: { perFortnight: 0, lumpSum: false }
    }
  ],
  [
    'a release from prison',
    { happened: 'released', 'days-inside': '200' },
    { happened: [{ event: 'released', daysInside: 200 }] }
  ],
  [
    'a separation that Centrelink has accepted',
    { partner: 'under-one-roof', 'separation-accepted': 'yes' },
    { partner: 'none', apart: 'under-one-roof', separationAccepted: true }
  ],
  [
    'care that the state pays for',
    { age: '17', independence: 'state-care', 'state-care': 'supported' },
    { age: 17, independence: ['state-care'], stateCare: 'supported' }
  ],
  [
    'days abroad',
    { visa: 'permanent', since: '2024-05-01', 'days-abroad': '30' },
    { residence: { status: 'permanent', since: '2024-05-01', daysAbroad: 30 } }
  ],
  ['a bridging visa', { visa: 'bridging' }, { residence: { status: 'visa-other', subclass: '010' } }],
  [
    'a business that closed: nobody paid anything out',
    { happened: 'business-closed', 'on-business-closed': '2026-12-31', work: 'unemployed', 'paid-out': 'redundancy' },
    { happened: [{ event: 'business-closed', on: '2026-12-31' }], work: { status: 'unemployed', farmer: false } }
  ],
  [
    'a new job',
    { happened: 'started-work', 'on-started-work': '2026-12-01' },
    { happened: [{ event: 'started-work', on: '2026-12-01' }] }
  ],
  ['work', { work: 'casual', 'work-hours': '12' }, { work: { status: 'casual', hoursPerWeek: 12, farmer: false } }],
  [
    'not looking for work after a death',
    { happened: 'death', 'which-death': 'child-died', work: 'none', 'not-looking': 'grief' },
    { happened: [{ event: 'child-died' }], work: { status: 'none', notLooking: 'grief', farmer: false } }
  ],
  [
    'not looking for work because of children',
    { work: 'none', 'not-looking': 'children' },
    { work: { status: 'none', notLooking: 'children', farmer: false } }
  ],
  [
    'not looking for work because of care for part of the day',
    { work: 'none', 'not-looking': 'care', caring: 'adult', 'caring-is': 'daily' },
    {
      work: { status: 'none', notLooking: 'care', farmer: false },
      caring: { who: 'adult', daily: true, constant: false, liveTogether: false, endOfLife: false }
    }
  ],
  [
    'not looking for work because of an illness',
    { work: 'none', 'not-looking': 'illness' },
    { work: { status: 'none', notLooking: 'illness', farmer: false }, health: { limitsWork: true } }
  ],
  [
    'not looking for work for another reason',
    { work: 'none', 'not-looking': 'other' },
    { work: { status: 'none', notLooking: 'other', farmer: false } }
  ],
  [
    'a partner who works on a farm',
    { partner: 'together', 'partner-work': 'farm' },
    { partner: { work: { status: 'self-employed', farmer: true } }, apart: 'no' }
  ],
  ['a farm', { work: 'farm', 'work-hours': '?' }, { work: { status: 'self-employed', farmer: true } }],
  [
    'the job that was lost',
    {
      happened: 'lost-job',
      'on-lost-job': '2026-11-20',
      'paid-out': 'annual-leave redundancy',
      'paid-annual-leave': '1,200',
      'paid-redundancy': '4000',
      'paid-weekly': '1000',
      'paid-on': '2026-11-27',
      'left-job': 'no',
      insolvent: 'yes'
    },
    {
      happened: [{ event: 'lost-job', on: '2026-11-20' }],
      work: {
        lastDay: '2026-11-20',
        leftVoluntarily: false,
        employerInsolvent: true,
        paidOut: {
          weeklyPay: 100_000,
          startsOn: '2026-11-27',
          payments: [
            { kind: 'annual-leave', amount: 120_000 },
            { kind: 'redundancy', amount: 400_000 }
          ]
        }
      }
    }
  ],
  [
    'nothing paid out',
    { work: 'unemployed', 'last-day': '2026-10-01', 'paid-out': 'none' },
    {
      work: {
        status: 'unemployed',
        farmer: false,
        lastDay: '2026-10-01',
        paidOut: { payments: [{ kind: 'annual-leave', amount: 0 }] }
      }
    }
  ],
  [
    'an amount paid out that is not known',
    { work: 'unemployed', 'paid-out': 'redundancy', 'paid-redundancy': '?', 'paid-weekly': '900' },
    { work: { status: 'unemployed', farmer: false } }
  ],
  [
    'study',
    {
      study: 'full-time',
      'study-level': 'higher-education',
      'study-approved': 'yes',
      'study-percent': '100',
      'study-first-year': 'no',
      'study-moved': 'yes',
      'study-region': 'remote'
    },
    {
      study: {
        load: 'full-time',
        level: 'higher-education',
        approved: true,
        percent: 100,
        firstYear: false,
        movedAway: true,
        homeRegion: 'remote'
      }
    }
  ],
  [
    'somebody young',
    { age: '19', 'with-parents': 'yes', independence: 'none', 'parents-income': '70000', 'parents-support': 'no' },
    {
      age: 19,
      livesWithParents: true,
      independence: [],
      parents: { adjustedTaxableIncome: 7_000_000, getIncomeSupport: false }
    }
  ],
  [
    'health',
    {
      health: 'limits-work no-transport',
      ndis: 'no',
      'health-return': 'no',
      'health-two-years': 'yes',
      'health-hours': '8',
      manifest: 'none'
    },
    {
      health: {
        limitsWork: true,
        cannotUsePublicTransport: true,
        medicalEquipment: false,
        ndisTransport: false,
        jobOrStudyToReturnTo: false,
        lastsOver2Years: true,
        capacity: 8,
        manifest: []
      }
    }
  ],
  [
    'care',
    { caring: 'adult', 'caring-is': 'daily constant', 'caring-months': '24', 'caring-resident': 'yes' },
    {
      caring: {
        who: 'adult',
        daily: true,
        constant: true,
        liveTogether: false,
        endOfLife: false,
        months: 24,
        receiverIsResident: true
      }
    }
  ],
  [
    'the income of somebody single is the family’s',
    { partner: 'none', pay: '0', 'other-income': '100', 'other-income-per': 'week', 'year-own': '30000' },
    { partner: 'none', income: { employment: 0, other: 20_000, year: 3_000_000 }, familyIncomeYear: 3_000_000 }
  ],
  [
    'the income of a couple',
    { partner: 'together', 'last-year-own': '30000', 'last-year-both': '90000' },
    { partner: {}, apart: 'no', income: { lastYear: 3_000_000 }, familyIncomeLastYear: 9_000_000 }
  ],
  [
    'money, a rented home and its place',
    {
      savings: '900',
      'more-savings': 'no',
      'assets-other': '5000',
      home: 'private-rent',
      rent: '240.50',
      'rent-per': 'week',
      sharing: 'no',
      state: 'nsw',
      remote: 'no'
    },
    {
      assets: { homeOwner: false, liquid: 90_000, financial: 90_000, superBelowAge: 0, other: 500_000 },
      home: { type: 'private-rent', rentPerFortnight: 48_100, sharing: false, state: 'nsw', remote: false }
    }
  ],
  [
    'savings that cannot be used at once, some of them super',
    { savings: '900', 'more-savings': 'yes', 'assets-financial': '50900', 'assets-super': '40000' },
    { assets: { liquid: 90_000, financial: 5_090_000, superBelowAge: 4_000_000 } }
  ],
  ['an own home', { home: 'own-home' }, { home: { type: 'own-home' }, assets: { homeOwner: true } }],
  [
    'a caravan',
    { home: 'site-or-mooring', 'home-owner': 'yes' },
    { home: { type: 'site-or-mooring' }, assets: { homeOwner: true } }
  ],
  ['a retirement village, owned or not', { home: 'retirement-village' }, { home: { type: 'retirement-village' } }],
  [
    'payments and cards',
    { has: 'jobseeker health-care-card', 'months-jobseeker': '10' },
    { has: [{ payment: 'jobseeker', months: 10 }, { payment: 'health-care-card' }] }
  ],
  ['no payments', { has: 'none' }, { has: [] }]
])('%s', (_name, answers, known) => {
  it('is the household that the rules take', () => {
    const household = householdFrom(answers)
    expect(household).toEqual(expectedPartly(known))
    // Nothing is there as undefined: what is not known is left out.
    expect(JSON.parse(JSON.stringify(household))).toStrictEqual(household)
  })
})

/** Partial `parents` have no defaults of the calculator. */
function expectedPartly(known: object): Household {
  const parsed = expected(known)
  if (parsed.parents) {
    const { adjustedTaxableIncome, getIncomeSupport } = parsed.parents
    return { ...parsed, parents: { adjustedTaxableIncome, getIncomeSupport } }
  }
  return parsed
}

/** Some answer to each kind of field. */
function someAnswer(field: Field): string {
  if (field.kind === 'choice' || field.kind === 'checks') return field.options[0] ?? ''
  if (field.kind === 'day') return '2026-01-01'
  return field.kind === 'number' ? String(field.most) : '100'
}

it('any answers give a household that the schema takes', () => {
  const fields = QUESTIONS.flatMap(each => each.fields)
  for (const field of fields) {
    const options = field.kind === 'choice' || field.kind === 'checks' ? field.options : [someAnswer(field)]
    for (const option of options) {
      const answers = { ...Object.fromEntries(fields.map(each => [each.id, someAnswer(each)])), [field.id]: option }
      expect(householdSituation.safeParse(householdFrom(answers)).error, `${field.id}: ${option}`).toBeUndefined()
    }
  }
})

it('every event and every right to stay can be said', () => {
  const options = (id: string) =>
    QUESTIONS.flatMap(each => each.fields).flatMap(each =>
      each.id === id && 'options' in each ? [...each.options] : []
    )
  const events = new Set(
    options('happened')
      .flatMap(option => {
        const more = options(`which-${option}`)
        const picked = more.length > 0 ? more : ['']
        return picked.flatMap(which => householdFrom({ happened: option, [`which-${option}`]: which }).happened ?? [])
      })
      .map(({ event }) => event)
  )
  expect([...events].sort()).toEqual([...EVENTS].sort())
  const standings = options('visa').flatMap(visa =>
    ['yes', 'no'].map(protectedBy => householdFrom({ visa, 'nz-2001': protectedBy }).residence.status)
  )
  expect([...new Set(standings)].sort()).toEqual([...STANDINGS].sort())
})
