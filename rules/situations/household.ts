/** What is known of a household. Whatever is left out is not known: the rules take no default for it. */
import { z } from 'zod'
import { INDEPENDENCE_GROUNDS, STATE_CARE } from './choices.ts'
import { isoDay, money, oneOf, whole } from './common.ts'
import {
  ACCOMMODATION_HERE,
  APART,
  ASSURANCES,
  CARED_FOR,
  EVENTS,
  HELD,
  LOADS,
  LEVELS,
  MANIFEST,
  MOST_CHILDREN,
  NOT_LOOKING,
  PLACES,
  RELATIONS,
  REGIONS,
  STANDINGS,
  STATES,
  VIOLENT,
  WORK
} from './household-choices.ts'
import { parents } from './youth-allowance.ts'
import { incomeMaintenanceSituation } from './waiting-periods.ts'

/** A field of yes or no that may be unknown. */
function known(what: string) {
  return z.boolean().optional().describe(`${what}. true or false; not known where left out.`)
}

/** Right to live in Australia, and since when (Social Security Act 1991 s 7). */
export const residence = z
  .strictObject({
    status: oneOf('Citizenship or visa', STANDINGS).optional(),
    subclass: z
      .string()
      .regex(/^\d{3}$/)
      .optional()
      .describe('The visa’s subclass, three digits.'),
    since: isoDay
      .optional()
      .describe(
        'The first day of living in Australia with that status; on a partner visa (309, 820), after applying for it. A ' +
          'citizen who leaves it out has always lived here.'
      ),
    granted: isoDay.optional().describe('The day the visa was granted.'),
    tenYears: known('Has lived in Australia as a resident for ten years, five of them without a break'),
    familyOfRefugee: known(
      'Was, when that person became a refugee, and is now, a refugee’s partner or dependent child'
    ),
    loneParentAtStart: known('Was a lone parent on the first day as a resident'),
    assurance: oneOf('An Assurance of Support', ASSURANCES).optional(),
    daysAbroad: whole('Days outside Australia since the first day of living here', 0, 20_000).optional(),
    tenUnbrokenYears: known('A New Zealand citizen who has lived in Australia for ten years without a break')
  })
  .prefault({})
  .describe('Right to live in Australia.')

/** Something that happened to somebody, and when. */
export const event = z
  .strictObject({
    event: oneOf('What happened', EVENTS),
    on: isoDay.optional().describe('The day it happened.'),
    contactedInTime: known('Told Centrelink of it within the days that Crisis Payment allows'),
    by: oneOf('Who was violent', VIOLENT).optional(),
    homeChanged: known('After violence: left home, or the violent person left or was removed'),
    declared: known('The government declared the disaster, for where they live or work'),
    harmed: known('In the disaster: home lost or badly damaged, an injury, or a close relative dead or missing'),
    gaveBirth: known('Of a birth, also one to come: gives birth to the baby'),
    daysInside: whole('Of a release: days in prison or in a locked ward', 0, 20_000).optional(),
    othersPayment: known('The partner who died was paid income support or a pension too')
  })
  .describe('Something that happened, or is about to.')

/** What an employer paid out at the end of a job, in cents; nothing where the list is empty (Guide 4.3.4.10). */
export const paidOut = incomeMaintenanceSituation
  .extend({ payments: z.array(incomeMaintenanceSituation.shape.payments.element).max(20) })
  .describe('What the employer paid out at the end; an empty list of payments where nothing was.')

const work = z
  .strictObject({
    status: oneOf('Work', WORK).optional(),
    notLooking: oneOf('Without work: the main reason not to look for any', NOT_LOOKING).optional(),
    hoursPerWeek: whole('Usual hours of paid work a week', 0, 168).optional(),
    lastDay: isoDay.optional().describe('The last day of work.'),
    leftVoluntarily: known('Left the job without being asked to'),
    paidOut: paidOut.optional(),
    leavePayTest: known('Meets the work test of Parental Leave Pay'),
    employerInsolvent: known('The employer is in liquidation or bankrupt, and owes money'),
    farmer: known('Works on a farm that they or their partner owns or has a share in')
  })
  .prefault({})
  .describe('Paid work.')

const study = z
  .strictObject({
    load: oneOf('Study load', LOADS).optional(),
    percent: whole('Study load, percent of full time', 1, 100).optional(),
    approved: known('The course is approved'),
    level: oneOf('Level of study', LEVELS).optional(),
    firstYear: known('In the first year of higher education'),
    movedAway: known('Had to move away from the family home to study'),
    homeRegion: oneOf('Where the family home is', REGIONS).optional()
  })
  .prefault({})
  .describe('Study.')

const health = z
  .strictObject({
    limitsWork: known('Illness, injury or disability limits work'),
    jobOrStudyToReturnTo: known('Has a job or a course to return to'),
    lastsOver2Years: known('A doctor says it will last more than two years'),
    capacity: whole('Hours a week that they could work', 0, 60).optional(),
    manifest: z.array(oneOf('A condition that qualifies at once', MANIFEST)).max(MANIFEST.length).optional(),
    onsetAsResident: known('It began while they were living in Australia as a resident'),
    cannotUsePublicTransport: known('Cannot use public transport without much help'),
    ndisTransport: known('Has an NDIS package'),
    medicalEquipment: known('Runs medical equipment, or heating or cooling for a condition, at home')
  })
  .prefault({})
  .describe('Health.')

const caring = z
  .strictObject({
    who: oneOf('Who is cared for', CARED_FOR).optional(),
    constant: known('Care takes about a working day, every day'),
    daily: known('Cares every day'),
    months: whole('Months that the care is needed for', 0, 600).optional(),
    liveTogether: known('Lives with the person, or very near'),
    endOfLife: known('The person is near the end of life'),
    receiverIsResident: known('The person lives in Australia as a resident')
  })
  .prefault({})
  .describe('Care for somebody who is ill, frail or disabled.')

const income = z
  .strictObject({
    employment: money('Pay from work before tax, a fortnight').optional(),
    other: money('Other income before tax, a fortnight, without interest and the like').optional(),
    year: money('Own adjusted taxable income, this financial year').optional(),
    lastYear: money('Own adjusted taxable income, last financial year').optional(),
    weeklyOverEightWeeks: money('Average income a week over the last eight weeks').optional()
  })
  .prefault({})
  .describe('Income.')

/** Money for an injury, of a person; it comes off their payment dollar for dollar (Social Security Act 1991 Part 3.14). */
const compensation = z
  .strictObject({
    perFortnight: money(
      'Weekly payments for an injury before tax, a fortnight; nothing where there are none'
    ).optional(),
    lumpSum: known('Has been paid, or may be paid, a lump sum for an injury'),
    sum: money('The whole lump sum, costs included').optional(),
    settled: known('The lump sum was agreed on, not awarded by a court or tribunal'),
    paidOn: isoDay.optional().describe('The day the lump sum was paid.'),
    lossFrom: isoDay
      .optional()
      .describe('The day the loss of pay began, or the day after the last weekly payment for the injury.')
  })
  .describe('Money for an injury: from an employer, an insurer or a court. None of it is in the income.')

/** A payment or card that somebody has already. */
export const held = z
  .strictObject({
    payment: oneOf('A payment or card that they get already', HELD),
    months: whole('Full months in a row', 0, 1200).optional()
  })
  .describe('A payment or card that is already held.')

const person = z.strictObject({
  age: whole('Age in years', 0, 120).optional(),
  monthsPastBirthday: whole('Full months since the last birthday', 0, 11).optional(),
  location: oneOf('Where they are now', PLACES).optional(),
  residence,
  happened: z.array(event).max(20).optional().describe('What happened; an empty list where nothing did.'),
  work,
  study,
  health,
  caring,
  parents: parents
    .extend({ getIncomeSupport: known('A parent gets an income support payment above zero') })
    .partial()
    .optional(),
  livesWithParents: known('Lives in the main home of a parent'),
  independence: z
    .array(oneOf('A ground of independence from parents', INDEPENDENCE_GROUNDS))
    .max(INDEPENDENCE_GROUNDS.length)
    .optional()
    .describe('Grounds of independence from parents; an empty list where there are none.'),
  stateCare: oneOf('Of State care: whether the State pays somebody for it', STATE_CARE).optional(),
  aboriginalOrTorresStraitIslander: known('Aboriginal or Torres Strait Islander'),
  income,
  compensation: compensation.optional(),
  has: z.array(held).max(20).optional().describe('Payments and cards held already; an empty list where there are none.')
})

const child = z
  .strictObject({
    age: whole('Age in years', 0, 24).optional(),
    monthsPastBirthday: whole('Full months since the last birthday', 0, 11).optional(),
    care: whole('Share of the nights in their care, percent', 0, 100).optional(),
    relation: oneOf('What the child is to them', RELATIONS).optional(),
    disability: known('The child has a disability or a serious illness'),
    approvedCare: known('The child goes to approved child care'),
    inSchool: known('A child of 16 or more is in full-time secondary study'),
    mainCarer: known('Where care is equal, they are the main carer')
  })
  .describe('A child whom they look after.')

const home = z
  .strictObject({
    type: oneOf('Where they live', ACCOMMODATION_HERE).optional(),
    rentPerFortnight: money('Rent, fees or board a fortnight; of a couple what both pay together').optional(),
    meals: known('Lives with family, and what is paid includes meals'),
    sharing: known('Shares a bathroom, a kitchen or a bedroom with others than family'),
    state: oneOf('State or territory', STATES).optional(),
    remote: known('Lives in a remote area of zone A or special zone B')
  })
  .prefault({})
  .describe('The home.')

const assets = z
  .strictObject({
    homeOwner: known('Owns the home they live in'),
    liquid: money('Money that can be used this week; of a couple, of both').optional(),
    financial: money('All financial assets, money in the bank among them; of a couple, of both').optional(),
    accountBased: money(
      'Of the financial assets, account-based pensions, paid from super; of a couple, of both'
    ).optional(),
    superBelowAge: money(
      'Of the financial assets, super that is not paid out, of somebody below Age Pension age; of a couple, of both'
    ).optional(),
    other: money('Other assets without the home; of a couple, of both').optional()
  })
  .prefault({})
  .describe('Money and other assets.')

/** One household, seen from the person who asks. */
export const householdSituation = person
  .extend({
    partner: z
      .union([z.literal('none'), person])
      .optional()
      .describe('The partner; “none” for someone single.'),
    apart: oneOf('Where partners do not live together, why', APART).optional(),
    separationAccepted: known('Separated under one roof: Services Australia has accepted it'),
    children: z
      .array(child)
      .max(MOST_CHILDREN)
      .optional()
      .describe('Children in their care; an empty list where there are none.'),
    home,
    assets,
    familyIncomeYear: money('Adjusted taxable income of both this financial year').optional(),
    familyIncomeLastYear: money('Adjusted taxable income of both last financial year').optional(),
    maintenanceYear: money('Child support received, a year').optional(),
    otherParentElsewhere: known('Of a couple: not all children are of both, so that one may have a parent elsewhere')
  })
  .describe('One household on a day.')

export type Household = z.infer<typeof householdSituation>
export type Person = z.infer<typeof person>
export type Child = z.infer<typeof child>
export type Happened = z.infer<typeof event>
