import { INDEPENDENCE_AGE, LONG_TERM_RATE_AGE } from '../../../rules/conditions.ts'
import { youthAllowanceSituation, ACTIVITIES, INDEPENDENCE_GROUNDS } from '../../../rules/situations/youth-allowance.ts'
import { assessYouthAllowance } from '../../../rules/youth-allowance.ts'
import type { Definition, Question, Values } from '../types.ts'
import { assets, children, claim, home, income, partner, rentOf, said, situationParts, yesNo } from './shared.ts'

const MOST_SIBLINGS = 3

const isJobSeeker = (values: Values) => values.is('activity', 'job-seeker')
const mayDepend = (values: Values) => (values.number('age') ?? 0) < INDEPENDENCE_AGE && values.is('children', '0')
const depends = (values: Values) => mayDepend(values) && groundsThatCount(values).length === 0
const parentsTested = (values: Values) => depends(values) && values.is('parents-support', 'no')

/** A partial capacity to work makes only job seekers independent. */
function groundsThatCount(values: Values): string[] {
  return values.list('grounds').filter(ground => ground !== 'partial-capacity-to-work' || isJobSeeker(values))
}

const siblings: readonly Question[] = [1, 2, 3].flatMap((place): Question[] => {
  const when = (values: Values) => parentsTested(values) && Number(values.text('siblings')) >= place
  return [
    { kind: 'number', id: `sibling-${place}-age`, least: 16, most: 24, initial: '18', when },
    { kind: 'choice', id: `sibling-${place}-living`, options: ['home', 'away'], initial: 'home', when }
  ]
})

export const youthAllowance: Definition = {
  id: 'youth-allowance',
  pay: 'pay',
  questions: [
    { kind: 'choice', id: 'activity', options: ACTIVITIES, initial: 'student' },
    { kind: 'number', id: 'age', least: 14, most: 120, initial: '20' },
    { kind: 'choice', id: 'living', options: ['home', 'away'], initial: 'home' },
    { kind: 'choice', id: 'relationship', options: ['single', 'partnered'], initial: 'single' },
    children,
    yesNo('carer', { when: values => isJobSeeker(values) && !values.is('children', '0') }),
    { kind: 'checks', id: 'grounds', options: INDEPENDENCE_GROUNDS, when: mayDepend },
    yesNo('parents-support', { when: depends }),
    { kind: 'money', id: 'parents-income', periods: ['year'], initial: '0', when: parentsTested },
    { kind: 'choice', id: 'siblings', options: ['0', '1', '2', '3'], initial: '0', when: parentsTested },
    ...siblings,
    yesNo('ftb-siblings', { when: parentsTested }),
    ...income,
    { kind: 'money', id: 'bank', periods: ['once'], initial: '', optional: true, rare: true, when: values => !isJobSeeker(values) },
    { kind: 'money', id: 'credit', periods: ['once'], initial: '', optional: true, rare: true, when: isJobSeeker },
    ...partner,
    ...home(values => values.is('living', 'away') && values.is('relationship', 'single')),
    yesNo('long-term', {
      rare: true,
      when: values => !isJobSeeker(values) && (values.number('age') ?? 0) >= LONG_TERM_RATE_AGE
    }),
    yesNo('partial-capacity', { rare: true, when: isJobSeeker }),
    yesNo('exempt', {
      rare: true,
      when: values => isJobSeeker(values) && values.is('carer', 'yes') && values.is('relationship', 'single')
    }),
    yesNo('incapacitated', { rare: true }),
    ...assets,
    ...claim
  ],
  situation: values =>
    said({
      activity: values.text('activity'),
      age: values.number('age'),
      living: values.text('living'),
      relationship: values.text('relationship'),
      principalCarer: values.is('carer', 'yes'),
      principalCarerExempt: values.is('exempt', 'yes'),
      longTermIncomeSupport: values.is('long-term', 'yes'),
      hasPartialCapacity: values.is('partial-capacity', 'yes'),
      temporarilyIncapacitated: values.is('incapacitated', 'yes'),
      independence: { grounds: values.list('grounds') },
      parents: depends(values) ? parentsOf(values) : undefined,
      incomeBank: values.cents('bank'),
      workingCredit: values.cents('credit'),
      rent: rentOf(values),
      ...situationParts(values)
    }),
  assess: (situation, rates) => assessYouthAllowance(youthAllowanceSituation.parse(situation), rates),
  examples: [
    { id: 'student-home', answers: {} },
    { id: 'student-parents', answers: { 'parents-income': '90,000', pay: '300' } },
    { id: 'student-away', answers: { living: 'away', grounds: 'unreasonable-to-live-at-home', home: 'rent', rent: '250' } },
    { id: 'young-job-seeker', answers: { activity: 'job-seeker', age: '19', pay: '400' } }
  ]
}

function parentsOf(values: Values) {
  const count = Math.min(Number(values.text('siblings')), MOST_SIBLINGS)
  const others = Array.from({ length: count }, (_, index) => ({
    kind: 'youth-allowance',
    age: values.number(`sibling-${index + 1}-age`),
    living: values.text(`sibling-${index + 1}-living`)
  }))
  return {
    adjustedTaxableIncome: values.cents('parents-income'),
    getIncomeSupport: values.is('parents-support', 'yes'),
    otherChildren: values.is('ftb-siblings', 'yes') ? [...others, { kind: 'family-tax-benefit' }] : others
  }
}
