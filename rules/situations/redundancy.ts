import { z } from 'zod'
import { REDUNDANCY_EXCLUSIONS } from './choices.ts'
import { anyOf, money, whole, yesNo } from './common.ts'

/** What the redundancy calculator asks. */
export const redundancySituation = z
  .strictObject({
    serviceMonths: whole('Full months of unbroken service', 0, 720),
    serviceDays: whole(
      'Days of service beyond the full months, to the end of the day on which notice is given; ' +
        'where left out, 12, 36 and 60 months count as exactly 1, 3 and 5 years',
      0,
      30
    ).optional(),
    weeklyBasePay: money('Base pay a week for ordinary hours, before tax'),
    age: whole('Age in years on the last day', 14, 120),
    ageAtEndOfIncomeYear: whole(
      'Age in years on the last day of the income year of the payment; that on the last day of work where left out',
      14,
      120
    ).optional(),
    employees: whole('Employees of the business; left out where not known', 0, 10_000_000).optional(),
    casual: yesNo('A casual employee'),
    notGenuine: yesNo(
      'The job was not lost to a genuine redundancy (the position still exists, or dismissal for cause)'
    ),
    exclusions: anyOf(
      'A reason why there is no redundancy pay: a contract for a fixed time, task or season that has ended, ' +
        'dismissal for serious misconduct, an apprenticeship, or a traineeship limited to the training',
      REDUNDANCY_EXCLUSIONS
    ),
    amountPaid: money(
      'What the employer pays for the redundancy, before tax; the least amount where left out'
    ).optional()
  })
  .superRefine(({ age, ageAtEndOfIncomeYear = age }, context) => {
    if (ageAtEndOfIncomeYear >= age) return
    const message = 'is less than the age on the last day, which comes before'
    context.addIssue({ code: 'custom', path: ['ageAtEndOfIncomeYear'], message })
  })
  .describe('An employee whose job is made redundant.')

export type RedundancySituation = z.infer<typeof redundancySituation>
