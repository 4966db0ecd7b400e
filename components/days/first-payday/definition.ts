/** “When will I be paid?”: a claim, its waits and the days of the first payment. */
import { NEWLY_ARRIVED_RULES_FROM } from '../../../rules/conditions.ts'
import { addDays, type IsoDate } from '../../../rules/dates.ts'
import { assessFirstPayday, type FirstPayday } from '../../../rules/first-payday.ts'
import type { WaitId } from '../../../rules/household/ids.ts'
import { assessIncomeMaintenance } from '../../../rules/income-maintenance.ts'
import { assessLiquidAssets } from '../../../rules/liquid-assets.ts'
import type { Rates } from '../../../rules/lookup.ts'
import type { Result } from '../../../rules/result.ts'
import type { FirstPaydaySituation } from '../../../rules/situations/first-payday.ts'
import type { DateBook } from '../../../rules/time-limits.ts'
import { payoutOf, required } from '../../calculators/definitions/shared.ts'
import type { Example, Values } from '../../tool/types.ts'
import type { DaysDefinition } from '../types.ts'
import { CLAIMED, questions, STANDINGS_ASKED } from './questions.ts'

export interface Found {
  /** The reader’s own day. */
  on: IsoDate
  lastDay?: IsoDate
  payday: FirstPayday
  /** The working of the waits for savings and for a payout. */
  results: Result[]
}

/** An age at which each can be claimed. It matters only if a small wage leaves part of the payment. */
const AGES = {
  jobseeker: 30,
  'youth-allowance-jobseeker': 20,
  'parenting-payment': 30,
  'youth-allowance-student': 20,
  austudy: 30
} as const

/** From either day the others are counted. */
const isEnough = (values: Values) => values.day('last-day') !== undefined || values.day('claim-on') !== undefined

export const definition: DaysDefinition<FirstPaydaySituation, Found, DateBook> = {
  id: 'first-payday',
  questions,
  isEnough,
  unanswered: values => (isEnough(values) ? [] : ['last-day']),
  situation(values, today) {
    const lastDay = values.day('last-day')
    const paidOut = values.is('paid-out', 'yes') ? payoutOf(values) : { payments: [] }
    const claimed = values.one('claimed', CLAIMED)
    return {
      payment: paymentOf(values),
      claimOn: values.day('claim-on') ?? today,
      ...(lastDay === undefined ? {} : { lastDay, ...(paidOut === undefined ? {} : { paidOut }) }),
      liquid: required(values.cents('savings')),
      age: AGES[claimed],
      partnered: values.is('has-partner', 'yes'),
      children: values.is('has-children', 'yes'),
      residence: residenceOf(values),
      happened: [],
      // Any of them: a transfer from one has no wait.
      has: values.is('on-payment', 'yes') ? [{ payment: 'special-benefit' }] : []
    }
  },
  assess(situation, rates, book) {
    const payday = assessFirstPayday(situation, rates, book)
    return {
      on: rates.on,
      ...(situation.lastDay === undefined ? {} : { lastDay: situation.lastDay }),
      payday,
      results: resultsOf(situation, payday, rates)
    }
  },
  examples(today): readonly Example[] {
    const lastDay = addDays(today, -6)
    return [
      { id: 'nothing-saved', answers: { 'last-day': lastDay, 'claim-on': lastDay } },
      {
        id: 'redundant',
        answers: {
          'last-day': lastDay,
          'claim-on': today,
          'paid-out': 'yes',
          'paid-annual': '3,000',
          'paid-redundancy': '6,000',
          'last-pay': '1,500',
          'last-pay-per': 'week',
          savings: '9,450'
        }
      },
      {
        id: 'parent',
        answers: {
          claimed: 'parenting-payment',
          'last-day': lastDay,
          'claim-on': today,
          'has-children': 'yes',
          savings: '20,000'
        }
      }
    ]
  }
}

function paymentOf(values: Values): FirstPaydaySituation['payment'] {
  const claimed = values.one('claimed', CLAIMED)
  if (claimed !== 'parenting-payment') return claimed
  return values.is('has-partner', 'yes') ? 'parenting-payment-partnered' : 'parenting-payment-single'
}

function residenceOf(values: Values): FirstPaydaySituation['residence'] {
  const status = values.one('standing', STANDINGS_ASKED)
  const since = values.day('resident-since')
  const isNew = values.is('standing', 'permanent', 'visa-309-820')
  return {
    status,
    ...(isNew && since !== undefined ? { since } : {}),
    ...(isNew ? { familyOfRefugee: values.is('refugee-family', 'yes') } : {}),
    ...(isNew ? { loneParentAtStart: values.is('lone-parent-at-start', 'yes') } : {}),
    ...(status === 'permanent' ? { granted: grantedOn(values), assurance: assuranceOf(values) } : {}),
    ...(status === 'scv' ? { tenUnbrokenYears: values.is('ten-years-here', 'yes') } : {})
  }
}

/** All that matters is whether it was before or after the rules changed. */
function grantedOn(values: Values): IsoDate {
  return values.is('visa-before-2019', 'yes') ? addDays(NEWLY_ARRIVED_RULES_FROM, -1) : NEWLY_ARRIVED_RULES_FROM
}

function assuranceOf(values: Values): 'given' | 'none' {
  return values.is('assurance', 'yes') ? 'given' : 'none'
}

function resultsOf(situation: FirstPaydaySituation, { waits }: FirstPayday, today: Rates): Result[] {
  const { claimOn, paidOut, liquid = 0, partnered, children } = situation
  const rates = claimOn > today.on ? today.at(claimOn) : today
  const isServed = (id: WaitId) => waits.some(wait => wait.id === id && wait.days !== 0)
  const family = { partnered: partnered === true, dependentChildren: children === true }
  return [
    ...(isServed('liquid-assets') ? [assessLiquidAssets({ ...family, liquidAssets: liquid }, rates)] : []),
    ...(isServed('income-maintenance') && paidOut ? [assessIncomeMaintenance(paidOut, rates)] : [])
  ]
}
