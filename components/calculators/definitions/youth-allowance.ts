import { INDEPENDENCE_AGE, LONG_TERM_RATE_AGE } from '../../../rules/conditions.ts'
import { APPRENTICE_BANK, STUDENT_BANK } from '../../../rules/income-bank.ts'
import { isGroundFor } from '../../../rules/independence.ts'
import { ACTIVITIES, INDEPENDENCE_GROUNDS, LIVING, MOST_CHILD_RATE } from '../../../rules/situations/choices.ts'
import type { Rent } from '../../../rules/situations/common.ts'
import type { Parents, Sibling, YouthAllowanceSituation } from '../../../rules/situations/youth-allowance.ts'
import { YOUTH_CREDIT } from '../../../rules/working-credit.ts'
import { assessYouthAllowance } from '../../../rules/youth-allowance.ts'
import type { Definition, Question, Values } from '../../tool/types.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'
import {
  assets,
  children,
  claim,
  home,
  income,
  ONCE,
  partner,
  place,
  pay,
  RENT,
  required,
  sharedPart
} from './shared.ts'

const SIBLINGS = [1, 2, 3, 4, 5] as const

/** Children for whom a form takes the sum of Family Tax Benefit. */
const MOST_CHILDREN = 5
const RELATIONSHIPS = ['single', 'partnered'] as const

const isJobSeeker = (values: Values) => values.is('activity', 'job-seeker')
const isBelow = (values: Values, age: string) => (values.number('age') ?? 0) < (values.figure(age) ?? Infinity)
const mayDepend = (values: Values) => isBelow(values, INDEPENDENCE_AGE) && values.is('children', '0')
const depends = (values: Values) => mayDepend(values) && groundsThatCount(values).length === 0
const parentsTested = (values: Values) => depends(values) && values.is('parents-support', 'no')
/** Who shares the parents’ income matters only if they have one. */
const parentsEarn = (values: Values) => parentsTested(values) && (values.cents('parents-income') ?? 0) > 0

function groundsThatCount(values: Values): string[] {
  const activity = values.one('activity', ACTIVITIES)
  return values.several('grounds', INDEPENDENCE_GROUNDS).filter(ground => isGroundFor(activity, ground))
}

const siblings: readonly Question[] = SIBLINGS.flatMap((at): Question[] => {
  const when = (values: Values) => parentsEarn(values) && required(values.number('siblings')) >= at
  return [
    number(`sibling-${at}-age`, 16, 24, { unit: 'years', initial: '18', when }),
    choice(`sibling-${at}-living`, LIVING, { when }),
    money(`sibling-${at}-rent`, RENT, {
      optional: true,
      rare: true,
      when: values => when(values) && values.is(`sibling-${at}-living`, 'away')
    })
  ]
})

/** What is saved up against later pay, in dollars. */
function balance(id: string, when: (values: Values) => boolean, mostFigure: string): Question {
  return money(id, ONCE, { optional: true, mostFigure, rare: true, when })
}

export const youthAllowance: Definition<YouthAllowanceSituation> = {
  id: 'youth-allowance',
  pay,
  questions: [
    choice('activity', ACTIVITIES),
    number('age', 14, 120, { unit: 'years', initial: '20' }),
    choice('living', LIVING),
    choice('relationship', RELATIONSHIPS),
    children,
    yesNo('carer', { when: values => isJobSeeker(values) && !values.is('children', '0') }),
    { kind: 'checks', id: 'grounds', options: INDEPENDENCE_GROUNDS, when: mayDepend },
    yesNo('parents-support', { when: depends }),
    money('parents-income', ['year'], { initial: '0', when: parentsTested }),
    choice('siblings', ['0', ...SIBLINGS.map(String)], { when: parentsEarn }),
    ...siblings,
    yesNo('ftb-siblings', { when: parentsEarn }),
    money('ftb-siblings-rate', ['fortnight', 'week'], {
      optional: true,
      most: MOST_CHILD_RATE * MOST_CHILDREN,
      when: values => parentsEarn(values) && values.is('ftb-siblings', 'yes')
    }),
    ...income,
    balance('bank', values => values.is('activity', 'student'), STUDENT_BANK),
    balance('apprentice-bank', values => values.is('activity', 'apprentice'), APPRENTICE_BANK),
    balance('credit', isJobSeeker, YOUTH_CREDIT),
    ...partner,
    ...home(values => values.is('living', 'away') && values.is('relationship', 'single')),
    place,
    yesNo('long-term', { rare: true, when: values => !isJobSeeker(values) && !isBelow(values, LONG_TERM_RATE_AGE) }),
    yesNo('partial-capacity', { rare: true, when: isJobSeeker }),
    yesNo('exempt', {
      rare: true,
      when: values => isJobSeeker(values) && values.is('carer', 'yes') && values.is('relationship', 'single')
    }),
    yesNo('incapacitated', { rare: true }),
    ...assets,
    ...claim
  ],
  situation: values => ({
    ...sharedPart(values),
    activity: values.one('activity', ACTIVITIES),
    age: required(values.number('age')),
    living: values.one('living', LIVING),
    relationship: values.one('relationship', RELATIONSHIPS),
    principalCarer: values.is('carer', 'yes'),
    principalCarerExempt: values.is('exempt', 'yes'),
    longTermIncomeSupport: values.is('long-term', 'yes'),
    hasPartialCapacity: values.is('partial-capacity', 'yes'),
    temporarilyIncapacitated: values.is('incapacitated', 'yes'),
    independence: { grounds: values.several('grounds', INDEPENDENCE_GROUNDS) },
    parents: depends(values) ? parentsOf(values) : undefined,
    incomeBank: values.cents('bank') ?? values.cents('apprentice-bank'),
    workingCredit: values.cents('credit')
  }),
  assess: assessYouthAllowance,
  examples: [
    { id: 'student-home', answers: {} },
    { id: 'student-parents', answers: { 'parents-income': '90,000', pay: '300' } },
    {
      id: 'student-away',
      answers: { living: 'away', grounds: 'unreasonable-to-live-at-home', home: 'rent', rent: '250' }
    },
    { id: 'young-job-seeker', answers: { activity: 'job-seeker', age: '19', pay: '400' } }
  ]
}

function parentsOf(values: Values): Parents {
  const others = SIBLINGS.filter(at => at <= required(values.number('siblings'))).map((at): Sibling => ({
    kind: 'youth-allowance',
    age: required(values.number(`sibling-${at}-age`)),
    living: values.one(`sibling-${at}-living`, LIVING),
    rent: siblingsRent(values.cents(`sibling-${at}-rent`))
  }))
  return {
    adjustedTaxableIncome: required(values.cents('parents-income')),
    getIncomeSupport: values.is('parents-support', 'yes'),
    maintenance: 0,
    otherChildren: values.is('ftb-siblings', 'yes') ? [...others, ...familyTaxBenefitChildren(values)] : others
  }
}

function siblingsRent(perFortnight: number | undefined): Rent | undefined {
  if (perFortnight === undefined) return undefined
  return { accommodation: 'private-rent', perFortnight, sharing: false, withParent: false }
}

/** The shares depend on the sum alone; it becomes parts no larger than the rules' limit for one child. */
function familyTaxBenefitChildren(values: Values): Sibling[] {
  const kind = 'family-tax-benefit'
  const sum = values.cents('ftb-siblings-rate')
  if (sum === undefined) return [{ kind }]
  const parts = Math.max(1, Math.ceil(sum / MOST_CHILD_RATE))
  return Array.from({ length: parts }, (_, at) => ({
    kind,
    maximumRate: Math.min(MOST_CHILD_RATE, sum - at * MOST_CHILD_RATE)
  }))
}
