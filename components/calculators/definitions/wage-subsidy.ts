import { APPRENTICESHIPS, MOST_HOURLY, PAY_BASES } from '../../../rules/situations/choices.ts'
import { SUBSIDY_EXCLUSIONS, SUBSIDY_PROGRAMS } from '../../../rules/situations/choices.ts'
import type { WageSubsidySituation } from '../../../rules/situations/wage-subsidy.ts'
import { assessWageSubsidy } from '../../../rules/wage-subsidy.ts'
import type { Definition, Values } from '../../tool/types.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'
import { required } from './shared.ts'

const BASIS_POINTS = 100

const isApprentice = (values: Values) =>
  values.is('program', 'apprentice-priority-hiring-incentive', 'apprentice-key-program')

export const wageSubsidy: Definition<WageSubsidySituation> = {
  id: 'wage-subsidy',
  questions: [
    choice('program', SUBSIDY_PROGRAMS, { menu: true }),
    number('hours', 1, 60, { unit: 'hours', per: 'week', initial: '38' }),
    choice('apprenticeship', ['unknown', ...APPRENTICESHIPS], { when: isApprentice }),
    number('provider-months', 0, 600, {
      unit: 'months',
      initial: '6',
      when: values => values.is('program', 'inclusive-employment-australia')
    }),
    { kind: 'checks', id: 'exclusions', options: SUBSIDY_EXCLUSIONS },
    choice('basis', PAY_BASES),
    money('hourly', ['hour'], { most: MOST_HOURLY, when: values => values.is('basis', 'hourly') }),
    yesNo('casual'),
    number('worker-age', 14, 120, { unit: 'years', optional: true }),
    number('loading', 0, 100, {
      unit: 'percent',
      decimals: 2,
      initial: '0',
      rare: true,
      when: values => values.is('casual', 'no')
    }),
    choice('super', ['yes', 'no'], { rare: true })
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
