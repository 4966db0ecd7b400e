/** The shape of everything under `data/`; descriptions are published as JSON Schemas (scripts/lib/published.ts). */
import { z } from 'zod'
import { STATES } from '../situations/household-choices.ts'

export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/,
    'an id is lower-case words joined by dots or hyphens, such as jobseeker.rate.partnered'
  )

const DAY_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$'

export const isoDate = z.iso
  .date({
    error: ({ input }) =>
      new RegExp(DAY_PATTERN).test(String(input)) ? 'this day does not exist' : 'a date is written YYYY-MM-DD'
  })
  // zod's own pattern of a day is 200 characters long.
  .meta({ pattern: DAY_PATTERN })

/** Text in both languages. Nothing exists in one language only. */
export const bilingual = z.strictObject({
  en: z.string().min(1).describe('In English'),
  zh: z.string().min(1).describe('In Simplified Chinese')
})

/** How well a statement was checked; only `verified` and `corroborated` reach calculators. */
export const STATUSES = ['verified', 'corroborated', 'single-source', 'unverified', 'superseded'] as const
export const status = z
  .enum(STATUSES)
  .describe('How far it was checked; calculate only with what is verified or corroborated')

/** Money is whole cents; a percentage is basis points (12 % = 1200); a taper is basis points of each dollar. */
export const UNITS = [
  'money',
  'percent',
  'taper',
  'hours',
  'days',
  'business-days',
  'weeks',
  /** A person's age; printed without a unit in English, with 岁 in Chinese. */
  'age',
  'fortnights',
  'months',
  'years',
  'points',
  'sessions',
  'people',
  'times',
  'count'
] as const

/** Units whose values are hundredths: cents, basis points, and basis points of each dollar. */
const IN_HUNDREDTHS: string[] = ['money', 'percent', 'taper'] satisfies (typeof UNITS)[number][]

/** Whether the values of a unit are hundredths of what people read. */
export function isInHundredths(unit: (typeof UNITS)[number]): boolean {
  return IN_HUNDREDTHS.includes(unit)
}

/** Units whose values are whole numbers. */
export const WHOLE_UNITS: string[] = [
  ...IN_HUNDREDTHS,
  ...(['points', 'people', 'count'] satisfies (typeof UNITS)[number][])
]

export const PERIODS = ['hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year'] as const

/** The days on which an indexation may change a figure; `none` is changed by law or policy only. */
export const CALENDARS = ['mar-sep', 'sep', 'jan', 'jul', 'none'] as const

export const pageDate = isoDate.describe('The date printed on the source page, or the day its copy was taken')

const figureValue = z.strictObject({
  from: isoDate.describe('The first day on which it holds; until the next value, or the end of the figure'),
  value: z.number().nonnegative().describe('In the unit of the figure'),
  source: id.describe('Id of its source'),
  page_date: pageDate.optional(),
  status,
  start_unknown: z
    .literal(true)
    .describe('The source does not say since when: “from” is the day it was read, or the source’s own date')
    .optional(),
  note: bilingual.describe('What else to know of this value').optional()
})

export const figureSchema = z
  .strictObject({
    id: id.describe('Stable: never renamed, never used for something else'),
    label: bilingual.describe('What it is'),
    short: bilingual.describe('The label of a row where the caption of its table says the rest').optional(),
    unit: z
      .enum(UNITS)
      .describe(
        'Money is whole cents; a percentage is basis points (12 % = 1200); a taper is basis points of each dollar'
      ),
    period: z.enum(PERIODS).describe('What an amount is for').optional(),
    calendar: z.enum(CALENDARS).describe('When indexation may change it; “none”: only law or policy does'),
    section: z.string().describe('Section of the Act or Guide').optional(),
    ends: isoDate.describe('The last day on which the newest value holds').optional(),
    awaited: z.string().min(1).describe('Why a value that is due is not here: nobody has published it').optional(),
    note: bilingual.describe('What else to know of it').optional(),
    values: z.array(figureValue).min(1).describe('Its history, oldest first')
  })
  .superRefine((figure, context) => {
    const wrong = (path: (string | number)[], message: string, fix: string) =>
      context.addIssue({ code: 'custom', path: ['values', ...path], message, params: { fix } })
    const days = figure.values.map(value => value.from)
    const twice = days.find((day, index) => days.indexOf(day) !== index)
    if (twice) {
      const fix = 'keep the one from the newer official source'
      wrong([days.lastIndexOf(twice), 'from'], `two values for ${twice}`, fix)
    }
    if (days.join() !== [...days].sort().join()) {
      wrong([], 'the values are not in order of date', 'put the oldest first, the newest last')
    }
    figure.values.forEach(({ value }, index) => {
      if (!WHOLE_UNITS.includes(figure.unit) || Number.isInteger(value)) return
      const fix = 'write cents, or hundredths of a per cent: 82490 for $824.90, 1200 for 12 %'
      wrong([index, 'value'], `${figure.unit} is a whole number`, fix)
    })
  })

export const SOURCE_KINDS = [
  /** A government page, law, or the service's own site. */
  'official',
  /** A public transcription of an official list or page; `url` is the official page to check. */
  'copy',
  /** Media, a community organisation, a law firm, a handbook. */
  'other'
] as const

/** Who speaks in a source. Only the first three can carry a legal limit or an amount (scripts/checks/authors.ts). */
export const SOURCE_AUTHORS = ['act', 'government', 'service', 'legal-centre', 'press', 'other'] as const

export const sourceSchema = z.strictObject({
  id: id.describe('Its key'),
  title: z.string().min(1).describe('Of the page'),
  publisher: z.string().min(1).describe('Who answers for it'),
  url: z.url().describe('Where to check it'),
  kind: z
    .enum(SOURCE_KINDS)
    .describe('Official; a public copy of something official, with the official address; or another, such as media'),
  author: z
    .enum(SOURCE_AUTHORS)
    .describe(
      'Who speaks: an Act or regulation; a government body, court or legal aid commission; the service itself, of itself; a community legal centre or tenants’ union; press; another'
    ),
  page_date: isoDate.describe('The date printed on the page, where it prints one').optional(),
  read: isoDate.describe('The day on which the page, or its public copy, was read').optional(),
  copied: z
    .literal(true)
    .describe('It was read through a public copy; lists of sources mark it with a star')
    .optional(),
  note: bilingual.describe('How it was read, where more is to be said of that').optional()
})

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const clock = z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time is written HH:MM')

/** The hours of a day are looked up only by that day (rules/open-now.ts), so they cannot run past midnight. */
const PAST_MIDNIGHT =
  "where it stays open past midnight, write two periods: one with to: '24:00', " +
  "and one with from: '00:00' on the days after"

const openingHours = z.union([
  z.strictObject({ always: z.literal(true).describe('Day and night, every day') }),
  z.strictObject({
    zone: z.string().describe('An IANA zone, or “local” where the line keeps the caller’s own local time'),
    periods: z
      .array(
        z.strictObject({
          days: z.array(z.enum(DAYS)).min(1).describe('On which days'),
          from: clock.describe('Opens, HH:MM'),
          to: clock.describe('Closes, HH:MM; 24:00 is midnight')
        })
      )
      .min(1)
      .describe('When it is open'),
    closed_on_public_holidays: z.boolean().describe('Is it known to close, or to stay open, on them?').optional()
  })
])

export const NEEDS = [
  'emergency',
  'crisis',
  'violence',
  'mental-health',
  'centrelink',
  'work',
  'providers',
  'money',
  'housing',
  'food',
  'health',
  'legal',
  'language',
  'migrants',
  'family',
  'youth',
  'older',
  'disability',
  'first-nations',
  'lgbtiq',
  'veterans',
  'tax',
  'complaints',
  'scams',
  'disaster',
  'business',
  'education',
  'community'
] as const

/** Where a record of data/ holds: everywhere, or in some states. */
export const PLACES = ['national', ...STATES] as const

/** Numbers that can be called: a digit too few in a crisis number harms. 180 2xxx and 10 800 are free numbers too. */
const telephone = z
  .string()
  .regex(
    /^(?:000|106|13 ?[1-9](?: ?\d){3}|180 ?2(?: ?\d){3}|1[38]00(?: ?\d){6}|0[23478](?: ?\d){8}|10 800(?: ?\d){7}|\+[1-9](?: ?\d){7,14})$/,
    'a number is digits and spaces, such as 13 11 14, 1800 737 732, 02 9955 3952, 0477 131 114, or +61 …; count them'
  )

export const serviceSchema = z
  .strictObject({
    id: id.describe('Stable: never renamed, never used for something else'),
    name: bilingual.describe('What it calls itself'),
    needs: z.array(z.enum(NEEDS)).min(1).describe('What it helps with'),
    states: z.array(z.enum(PLACES)).min(1).describe('Where it helps'),
    phone: telephone.describe('As people read it aloud').optional(),
    sms: telephone.describe('The number that takes text messages').optional(),
    hours: openingHours.describe('When it is open').optional(),
    hours_note: bilingual.describe('What hours alone do not say').optional(),
    cost: z.enum(['free', 'local', 'standard']).describe('What a call costs').optional(),
    about: bilingual.describe('Who it is for and what it does'),
    listed: z
      .literal(false)
      .describe('Only on the pages of its topic, not on the page of all phone numbers')
      .optional(),
    languages: z
      .array(z.enum(['cmn', 'yue']))
      .describe('Spoken by the people who answer, beside English (ISO 639-3)')
      .optional(),
    interpreter: z
      .enum(['tis', 'own', 'none'])
      .describe(
        '“tis”: call TIS National first; “own”: the line brings its own interpreter; “none”: TIS National has no interpreters for its callers'
      )
      .optional(),
    url: z.url().describe('Its page').optional(),
    source: id.describe('Id of its source'),
    page_date: pageDate.optional(),
    checked: isoDate.describe('The day on which the number was checked'),
    status
  })
  .superRefine((service, context) => {
    const wrong = (message: string, fix: string, path: (string | number)[] = []) =>
      context.addIssue({ code: 'custom', path, message, params: { fix } })
    if (!service.phone && !service.sms && !service.url) {
      wrong('the service has no phone, no sms number and no url', 'add one of them: nobody could reach it')
    }
    const { hours } = service
    if (!hours || 'always' in hours) return
    hours.periods.forEach(({ from, to }, at) => {
      if (from < to) return
      const message = `“${service.id}” closes at ${to}, which is not after it opens at ${from}`
      wrong(message, PAST_MIDNIGHT, ['hours', 'periods', at, 'to'])
    })
  })

/** The numbers of every page, in their order there; messages name them so too. */
export const EVERY_PAGE = ['danger', 'crisis', 'violence'] as const

/** Who to call for one need, on every page or without a connection: the most important service first. */
export const contactGroupSchema = z.strictObject({
  id: z.string().min(1),
  name: bilingual,
  services: z.array(z.string()).min(1),
  every_page: z.enum(EVERY_PAGE).optional()
})

export type Figure = z.infer<typeof figureSchema>
export type FigureValue = Figure['values'][number]
export type Source = z.infer<typeof sourceSchema>
export type Service = z.infer<typeof serviceSchema>
export type ContactGroup = z.infer<typeof contactGroupSchema>
export type Status = (typeof STATUSES)[number]
export type OpeningHours = z.infer<typeof openingHours>

/** How a caller gets an interpreter, where there is one. */
export function interpreterOf({ interpreter }: Service): 'tis' | 'own' | undefined {
  return interpreter === 'none' ? undefined : interpreter
}
