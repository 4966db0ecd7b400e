/** The shape of data about days: public holidays, time limits, reporting days, notices, stopped payments. */
import { z } from 'zod'
import { AGREEMENTS, DATE_AREAS, LEAVE_REASONS, STOPPED, TRIGGERS } from '../situations/date-choices.ts'
import { STATES } from '../situations/household-choices.ts'
import { bilingual, id, isoDate, pageDate, PLACES, status } from './schema.ts'

/** Monday is 1, Sunday 0, as in `Date`. */
const weekday = z.int().min(0).max(6)
const month = z.int().min(1).max(12)
const shift = z.int().min(1).max(3)

const years = z.strictObject({ from: z.int(), to: z.int().optional() }).describe('In which it holds, first and last')

const sourced = {
  source: id.describe('Id of its source'),
  page_date: pageDate.optional(),
  status,
  note: bilingual.optional()
}

/** A public holiday by its rule in law, for the years for which a source was read. */
export const publicHolidaySchema = z.strictObject({
  id,
  name: bilingual,
  states: z.array(z.enum(PLACES)).min(1).describe('Where it is one; national ones are one in every state too'),
  rule: z.union([
    z.strictObject({ month, date: z.int().min(1).max(31) }),
    z.strictObject({ easter: z.int().describe('Days after Easter Sunday; negative before it') }),
    z.strictObject({
      month,
      weekday,
      nth: z.int().min(1).max(5).optional(),
      from: z
        .int()
        .min(1)
        .max(31)
        .describe('The first date that counts, where it is not the first of the month')
        .optional()
    }),
    z.strictObject({ days: z.array(isoDate).min(1).describe('Days as they were announced') })
  ]),
  weekend: z
    .array(
      z.strictObject({
        states: z.array(z.enum(PLACES)).min(1),
        saturday: shift.optional(),
        sunday: shift.optional(),
        years: years.optional(),
        ...sourced
      })
    )
    .describe('Days later on which there is a holiday too, or instead, where it falls on a Saturday or a Sunday')
    .optional(),
  years: years.optional(),
  section: z.string().min(1).describe('Section of the Act').optional(),
  ...sourced
})

const page = z.string().startsWith('/').describe('The page that says how, without its language')

/** An event that starts a time limit. */
export const eventSchema = z.strictObject({
  id: z.enum(TRIGGERS),
  area: z.enum(DATE_AREAS),
  ask: bilingual.describe('What happened, in people’s own words'),
  day: bilingual.describe('Which day to give'),
  danger: z.literal(true).describe('Comes, or may come, from violence: never saved or sent unasked').optional()
})

/** A day by which something must be done, counted from what happened (rules/time-limits.ts). */
export const timeLimitSchema = z
  .strictObject({
    id,
    area: z.enum(DATE_AREAS),
    kind: z
      .enum(['opens', 'theirs'])
      .describe('From then on something is open to you, or the other side has to act; without it you must by then')
      .optional(),
    label: bilingual.describe('What to do'),
    triggers: z.array(z.enum(TRIGGERS)).min(1).describe('What it counts from: any of them'),
    all: z.literal(true).describe('All of them must have happened; it counts from the last').optional(),
    length: z
      .union([id, z.array(id).min(2)])
      .describe('Figure of its length; several are added one after another. Without one it is the day itself')
      .optional(),
    annual: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day of the year is written MM-DD')
      .describe('The first such day of the year after it')
      .optional(),
    fortnights: isoDate
      .describe('The first day of one of the fortnights of a payment: the next one after the last day counts instead')
      .optional(),
    at_once: bilingual
      .describe('In place of a last day that everyone has passed who asks: what to do as soon as it happens')
      .optional(),
    date: id.describe('The entry of data/dates.yaml that is its last day').optional(),
    since: id
      .describe('The entry of data/dates.yaml from which it holds: what happened before starts no such limit')
      .optional(),
    early: id.describe('Figure of the time before, from which it can be done').optional(),
    early_included: z.literal(true).describe('The day itself is the last day of that time').optional(),
    rolls: z
      .enum(['online', 'business'])
      .describe('A last day on which nobody works moves to the next: national holidays only, or those of the state too')
      .optional(),
    states: z.array(z.enum(STATES)).min(1).optional(),
    longer: bilingual.describe('When there is more time').optional(),
    missed: bilingual.describe('What is lost; without it, nothing is').optional(),
    late: bilingual.describe('What to do when it is over; without it, there is nothing to do').optional(),
    page,
    service: id.describe('Who to call'),
    section: z.string().min(1),
    sources: z.array(id).min(1),
    status,
    note: bilingual.optional()
  })
  .refine(({ length, annual, date }) => [length, annual, date].filter(each => each !== undefined).length < 2, {
    message: 'it has two lengths',
    params: { fix: 'keep one of length, annual and date' }
  })

/** One row of a timetable that Services Australia published for a holiday. */
export const reportingDaySchema = z.strictObject({
  id,
  holiday: bilingual,
  who: z.enum(['reporting', 'not-reporting']).describe('Whether the payment waits for a report'),
  normal: isoDate.describe('The usual reporting day; where nothing is reported, the usual payday'),
  report: isoDate.describe('The day to report instead').optional(),
  paid: isoDate.describe('The day of this payment'),
  next: isoDate.describe('The day of the next payment'),
  ...sourced
})

/** Notice that a landlord has to give in a state, for one kind of agreement and reason. */
export const noticeToLeaveSchema = z.strictObject({
  id,
  state: z.enum(STATES),
  agreements: z.array(z.enum(AGREEMENTS)).min(1),
  reasons: z.array(z.enum(LEAVE_REASONS)).min(1),
  length: id.describe('Figure of the notice; none where only `behind` was read').optional(),
  behind: id.describe('Figure of the days that rent must be behind before it may be given').optional(),
  more_than_behind: z.literal(true).describe('The rent must be behind for longer than those days').optional(),
  section: z.string().min(1),
  note: bilingual.describe('Figures by placeholder, as in front matter').optional()
})

/** Who helps renters in a state, including states without a rule that was read. */
export const rentersHelpSchema = z.strictObject({
  id: z.enum(STATES),
  service: id,
  authority: id.describe('The public office').optional(),
  reason_needed: id.describe('The day of data/dates.yaml since which a notice needs a listed reason').optional(),
  end_of_term_is_no_reason: z.literal(true).describe('The end of a fixed term alone is none of them').optional()
})

/** What an account or a letter says when a payment stops, and what it usually means. */
export const paymentStoppedSchema = z.strictObject({
  id: z.enum(STOPPED),
  type: z.enum(['late', 'zero', 'held', 'not-started', 'suspended', 'cut', 'ended', 'not-received']),
  seen: bilingual.describe('What the message or the account says or shows'),
  cause: bilingual,
  first: bilingual.describe('What to do first'),
  service: id.describe('Who to call'),
  say: bilingual.describe('What to say in English, and what that means in Chinese'),
  limit: id.describe('The time limit that runs (data/time-limits.yaml)').optional(),
  day_in_notice: z
    .literal(true)
    .describe('The notice gives the day that counts: say so before any last day')
    .optional(),
  back_pay: bilingual.describe('What is paid back'),
  page,
  danger: z.literal(true).describe('May come from violence at home: say first who may see the account').optional(),
  sources: z.array(id).min(1),
  status
})

export type ReportingDay = z.infer<typeof reportingDaySchema>
export type NoticeToLeave = z.infer<typeof noticeToLeaveSchema>
export type RentersHelp = z.infer<typeof rentersHelpSchema>
export type PaymentStopped = z.infer<typeof paymentStoppedSchema>
export type EventEntry = z.infer<typeof eventSchema>
export type TimeLimit = z.infer<typeof timeLimitSchema>
export type PublicHoliday = z.infer<typeof publicHolidaySchema>
