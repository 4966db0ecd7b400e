import { assessJobseeker } from '../../../rules/jobseeker.ts'
import { JOBSEEKER_CREDIT } from '../../../rules/working-credit.ts'
import { RELATIONSHIPS } from '../../../rules/situations/choices.ts'
import type { JobseekerSituation } from '../../../rules/situations/jobseeker.ts'
import type { Definition, Values } from '../../tool/types.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'
import { assets, children, claim, home, income, ONCE, partner, place, pay, required, sharedPart } from './shared.ts'

/** From this age the time on payment can matter (Social Security Act 1991 s 1068-B1). */
const TIME_MATTERS_FROM = 'jobseeker.higher-rate.age'

/** Assessed hours of work a week for each band that the form offers. */
const CAPACITY_HOURS = { full: undefined, '15-29': 20, 'under-15': 10 }
const CAPACITIES = ['full', '15-29', 'under-15'] as const

const isSingleCarer = (values: Values) => values.is('carer', 'yes') && values.is('relationship', 'single')

export const jobseeker: Definition<JobseekerSituation> = {
  id: 'jobseeker',
  pay,
  questions: [
    choice('relationship', RELATIONSHIPS),
    children,
    yesNo('carer', { when: values => !values.is('children', '0') }),
    number('youngest', 0, 15, { unit: 'years', optional: true, when: isSingleCarer }),
    number('age', 16, 120, { unit: 'years', initial: '30' }),
    number('months', 0, 1200, {
      unit: 'months',
      initial: '0',
      when: values => (values.number('age') ?? 0) >= (values.figure(TIME_MATTERS_FROM) ?? 0)
    }),
    ...income,
    ...partner,
    ...home(values => values.is('relationship', 'single')),
    place,
    yesNo('exempt', { rare: true, when: isSingleCarer }),
    choice('capacity', CAPACITIES, { rare: true }),
    yesNo('incapacitated', { rare: true }),
    money('credit', ONCE, { optional: true, mostFigure: JOBSEEKER_CREDIT, rare: true }),
    ...assets,
    ...claim
  ],
  situation: values => ({
    ...sharedPart(values),
    age: required(values.number('age')),
    relationship: values.one('relationship', RELATIONSHIPS),
    principalCarer: values.is('carer', 'yes'),
    youngestChildAge: values.number('youngest'),
    principalCarerExempt: values.is('exempt', 'yes'),
    monthsOnPayment: required(values.number('months')),
    workCapacityHours: CAPACITY_HOURS[values.one('capacity', CAPACITIES)],
    temporarilyIncapacitated: values.is('incapacitated', 'yes'),
    workingCredit: values.cents('credit')
  }),
  assess: assessJobseeker,
  examples: [
    { id: 'no-work', answers: {} },
    { id: 'casual-renter', answers: { pay: '480', home: 'rent', rent: '420' } },
    { id: 'couple', answers: { relationship: 'partnered', pay: '300', 'partner-pay': '1,600' } },
    { id: 'single-parent', answers: { children: '1', carer: 'yes', youngest: '15', pay: '600' } }
  ]
}
