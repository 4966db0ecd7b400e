import {
  APPRENTICESHIPS,
  MOST_HOURLY,
  PAY_BASES,
  SUBSIDY_EXCLUSIONS,
  SUBSIDY_PROGRAMS
} from '../../../rules/situations/choices.ts'
import type { WageSubsidySituation } from '../../../rules/situations/wage-subsidy.ts'
import { assessWageSubsidy } from '../../../rules/wage-subsidy.ts'
import type { Definition, Values } from '../types.ts'
import { required, yesNo } from './shared.ts'

const BASIS_POINTS = 100

const isApprentice = (values: Values) =>
  values.is('program', 'apprentice-priority-hiring-incentive', 'apprentice-key-program')

export const wageSubsidy: Definition<WageSubsidySituation> = {
  id: 'wage-subsidy',
  questions: [
    { kind: 'choice', id: 'program', options: SUBSIDY_PROGRAMS, initial: 'workforce-australia', menu: true },
    { kind: 'number', id: 'hours', least: 1, most: 60, initial: '38' },
    {
      kind: 'choice',
      id: 'apprenticeship',
      options: ['unknown', ...APPRENTICESHIPS],
      initial: 'unknown',
      when: isApprentice
    },
    {
      kind: 'number',
      id: 'provider-months',
      least: 0,
      most: 600,
      initial: '6',
      when: values => values.is('program', 'inclusive-employment-australia')
    },
    { kind: 'checks', id: 'exclusions', options: SUBSIDY_EXCLUSIONS },
    { kind: 'choice', id: 'basis', options: PAY_BASES, initial: 'minimum-wage' },
    {
      kind: 'money',
      id: 'hourly',
      periods: ['hour'],
      initial: '',
      most: MOST_HOURLY,
      when: values => values.is('basis', 'hourly')
    },
    yesNo('casual'),
    { kind: 'number', id: 'worker-age', least: 14, most: 120, initial: '', optional: true },
    {
      kind: 'number',
      id: 'loading',
      least: 0,
      most: 100,
      decimals: 2,
      initial: '0',
      rare: true,
      when: values => values.is('casual', 'no')
    },
    { kind: 'choice', id: 'super', options: ['yes', 'no'], initial: 'yes', rare: true }
  ],
  situation: values => ({
    program: values.one('program', SUBSIDY_PROGRAMS),
    hoursAWeek: required(values.number('hours')),
    age: values.number('worker-age'),
    apprenticeship: APPRENTICESHIPS.find(known => isApprentice(values) && values.is('apprenticeship', known)),
    monthsWithProvider: required(values.number('provider-months')),
    exclusions: values.several('exclusions', SUBSIDY_EXCLUSIONS),
    pay: { basis: values.one('basis', PAY_BASES), hourly: values.cents('hourly'), casual: values.is('casual', 'yes') },
    leaveLoading: Math.round((values.number('loading') ?? 0) * BASIS_POINTS),
    superannuation: values.is('super', 'yes')
  }),
  assess: assessWageSubsidy,
  examples: [
    { id: 'full-time', answers: {} },
    { id: 'part-time', answers: { hours: '25', basis: 'award-entry-level' } },
    { id: 'family-member', answers: { exclusions: 'family-member' } }
  ]
}
