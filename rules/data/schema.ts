/**
 * The shape of everything under `data/`. One schema a kind of file; the loader
 * (`load.ts`) turns a failure into a message that names file, line and mend.
 */
import { z } from 'zod'

const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/,
    'an id is lower-case words joined by dots or hyphens, such as jobseeker.rate.partnered'
  )

const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written YYYY-MM-DD')
  .refine(isCalendarDay, 'this day does not exist')

/** False for the 30th of February; also for text that is no date at all, which `Date` would throw on. */
function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Words in both languages. Nothing exists in one language only. */
const bilingual = z.object({ en: z.string().min(1), zh: z.string().min(1) }).strict()

/** How far a statement was checked; only `verified` and `corroborated` reach calculators. */
export const STATUSES = ['verified', 'corroborated', 'single-source', 'unverified', 'superseded'] as const
const status = z.enum(STATUSES)

/**
 * Units. Money is integer cents; a percentage is integer basis points (12 % = 1200);
 * a taper is basis points of each dollar (50 cents in the dollar = 5000).
 */
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

export const PERIODS = ['hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year'] as const

/** The days on which an indexation may change a figure; `none` is changed by law or policy only. */
export const CALENDARS = ['mar-sep', 'sep', 'jan', 'jul', 'none'] as const

const figureValue = z
  .object({
    from: isoDate,
    value: z.number().finite().nonnegative(),
    source: id,
    /** The date printed on the source page, or the day its copy was taken. */
    page_date: isoDate.optional(),
    status,
    /** The source does not say since when: `from` is the day it was read, or the source's own date. */
    start_unknown: z.literal(true).optional(),
    note: bilingual.optional()
  })
  .strict()

export const figureSchema = z
  .object({
    id,
    label: bilingual,
    /** The label of a row where the table's caption already says the rest. */
    short: bilingual.optional(),
    unit: z.enum(UNITS),
    period: z.enum(PERIODS).optional(),
    calendar: z.enum(CALENDARS),
    /** Section of the Act or Guide the figure stands in. */
    section: z.string().optional(),
    /** The last day on which the newest value holds, where a program or rate is known to end. */
    ends: isoDate.optional(),
    note: bilingual.optional(),
    values: z.array(figureValue).min(1)
  })
  .strict()
  .superRefine((figure, context) => {
    const days = figure.values.map(value => value.from)
    const twice = days.find((day, index) => days.indexOf(day) !== index)
    if (twice) {
      context.addIssue({
        code: 'custom',
        path: ['values', days.lastIndexOf(twice), 'from'],
        message: `two values for ${twice}; keep the one from the newer official source`
      })
    }
    const sorted = [...days].sort()
    if (days.join() !== sorted.join()) {
      context.addIssue({ code: 'custom', path: ['values'], message: 'values stand in order of date, oldest first' })
    }
    figure.values.forEach((value, index) => {
      const wholeUnits = ['money', 'percent', 'taper', 'points', 'people', 'count']
      if (wholeUnits.includes(figure.unit) && !Number.isInteger(value.value)) {
        context.addIssue({
          code: 'custom',
          path: ['values', index, 'value'],
          message: `${figure.unit} is a whole number (cents, or basis points): write 82490 for $824.90, 1200 for 12 %`
        })
      }
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

export const sourceSchema = z
  .object({
    id,
    title: z.string().min(1),
    publisher: z.string().min(1),
    url: z.string().url(),
    kind: z.enum(SOURCE_KINDS),
    /** The date printed on the page, where it prints one. */
    page_date: isoDate.optional(),
    /** The day on which the page, or the public copy of it, was read. */
    read: isoDate.optional(),
    note: bilingual.optional()
  })
  .strict()

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time is written HH:MM')

const openingHours = z.union([
  z.object({ always: z.literal(true) }).strict(),
  z
    .object({
      /** An IANA zone, or `local` where the line keeps the caller's own local time. */
      zone: z.string(),
      periods: z
        .array(z.object({ days: z.array(z.enum(DAYS)).min(1), from: clock, to: clock }).strict())
        .min(1),
      closed_on_public_holidays: z.boolean().optional()
    })
    .strict()
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

export const STATES = ['national', 'nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'] as const

export const serviceSchema = z
  .object({
    id,
    name: bilingual,
    needs: z.array(z.enum(NEEDS)).min(1),
    states: z.array(z.enum(STATES)).min(1),
    /** As people read it aloud: `13 11 14`, `1800 737 732`. */
    phone: z
      .string()
      .regex(/^\+?[0-9][0-9 ]+$/, 'digits and spaces only, as it is read aloud')
      .optional(),
    sms: z
      .string()
      .regex(/^[0-9][0-9 ]+$/, 'digits and spaces only')
      .optional(),
    hours: openingHours.optional(),
    hours_note: bilingual.optional(),
    cost: z.enum(['free', 'local', 'standard']).optional(),
    /** Who it is for and what it does, one sentence. */
    about: bilingual,
    /** Spoken languages offered by the line itself (BCP 47), beyond English. */
    languages: z.array(z.enum(['cmn', 'yue'])).optional(),
    /** `tis`: call TIS National first; `own`: the line brings its own interpreter. */
    interpreter: z.enum(['tis', 'own']).optional(),
    url: z.string().url().optional(),
    source: id,
    page_date: isoDate.optional(),
    checked: isoDate,
    status
  })
  .strict()
  .refine(service => service.phone || service.sms || service.url, 'a service needs a phone, an sms number or a url')

export const termSchema = z
  .object({
    id,
    category: z.string().min(1),
    en: z.string().min(1),
    zh: z.string().min(1),
    status,
    /** Chinese words for the same thing that readers meet elsewhere. */
    variants_zh: z.array(z.string().min(1)).optional(),
    /** What people type when they look for it. */
    search_zh: z.array(z.string().min(1)).optional(),
    search_en: z.array(z.string().min(1)).optional(),
    /** What people type in distress, in either language: search knows it, no page prints it. */
    search_unprinted: z.array(z.string().min(1)).optional(),
    /** What it is, one plain sentence, for `<Term>` and the glossary. */
    meaning: bilingual.optional(),
    source: id.optional(),
    checked: isoDate.optional()
  })
  .strict()

/** A number that circulates and is wrong, answered from data on `about/figures`. */
export const claimSchema = z
  .object({
    id,
    claim: bilingual,
    verdict: z.enum(['wrong', 'out-of-date', 'misread']),
    /** The figures that answer it, in the order they are shown. */
    figures: z.array(id).min(1),
    answer: bilingual
  })
  .strict()

/** A day that pages name: when a program starts, ends or changes. */
export const dateSchema = z
  .object({
    id,
    label: bilingual,
    date: isoDate,
    source: id,
    /** The date printed on the source page, or the day its copy was taken. */
    page_date: isoDate.optional(),
    status,
    note: bilingual.optional()
  })
  .strict()

/** Something that changed for readers, told in the feeds; it rests on data that holds on its day. */
export const changeSchema = z
  .object({
    id,
    date: isoDate,
    title: bilingual,
    /** One to three sentences; figures by placeholder, as in front matter. */
    text: bilingual,
    /** Entries of dates.yaml with this date. */
    dates: z.array(id).min(1).optional(),
    /** Figures with a value from this date. */
    figures: z.array(id).min(1).optional(),
    /** Where to read more, without the language. */
    pages: z.array(z.string().startsWith('/', 'a path begins with /')).min(1)
  })
  .strict()
  .refine(change => change.dates ?? change.figures, 'a change rests on dates or figures: name at least one')

export type Figure = z.infer<typeof figureSchema>
export type FigureValue = Figure['values'][number]
export type Source = z.infer<typeof sourceSchema>
export type Service = z.infer<typeof serviceSchema>
export type Term = z.infer<typeof termSchema>
export type Claim = z.infer<typeof claimSchema>
export type DateEntry = z.infer<typeof dateSchema>
export type Change = z.infer<typeof changeSchema>
export type Status = (typeof STATUSES)[number]
export type OpeningHours = z.infer<typeof openingHours>
