/** What a calculator returns, as a schema: for the JSON Schema of the package (scripts/lib/rules-schemas.ts). */
import { z } from 'zod'
import { isoDate, STATUSES, UNITS } from './data/schema.ts'
import { FINDING_TERMS, labelsOf } from './labels.ts'
import type { Result } from './result.ts'

/** Numbers of a sentence. */
export const termsSchema = z
  .array(
    z.strictObject({
      name: z.enum([...labelsOf('terms'), ...FINDING_TERMS]).describe('What the number is'),
      value: z.number().describe('The number'),
      unit: z.enum(['cents', 'basis-points', 'count']).describe('How it is written')
    })
  )
  .describe('Numbers of its sentence')

const figures = z.array(z.string()).describe('Ids of the figures used')
const section = z.string().describe('Section of the Act or the Guide; empty where none states it')

const step = z.strictObject({
  label: z.enum(labelsOf('steps')).describe('What the line is'),
  amount: z.number().describe('In the unit of the result; negative for a reduction'),
  terms: termsSchema,
  figures,
  section
})

const finding = z.strictObject({
  id: z.enum(labelsOf('findings')).describe('What was found'),
  terms: termsSchema,
  figures,
  section,
  until: isoDate.describe('The last day of a period, where the situation says when it begins').optional()
})

const reason = z.strictObject({ id: z.enum(labelsOf('reasons')).describe('Why'), terms: termsSchema, figures, section })

const figureInForce = z.strictObject({
  id: z.string().describe('Id of the figure'),
  value: z.number().describe('Cents, basis points or a plain number, by its unit'),
  unit: z.enum(UNITS).describe('Of the value'),
  from: isoDate.describe('The day from which it holds'),
  source: z.string().describe('Id of the source'),
  status: z.enum(STATUSES).describe('How far it was checked'),
  reviewBy: isoDate.describe('The first day on which the value may be out of date').optional()
})

const shape = z.strictObject({
  id: z.enum(labelsOf('results')).describe('What was worked out'),
  on: isoDate.describe('The day whose figures were used'),
  unit: z.enum(['cents-a-fortnight', 'cents-a-year', 'cents', 'weeks', 'days']).describe('Of the amount'),
  amount: z.number().nullable().describe('Null exactly where “notModelled” says why'),
  atMost: z
    .number()
    .describe('The most it can be, where something is not known; “amount” is then the least')
    .optional(),
  working: z.array(step).describe('Lines that add up to the amount'),
  findings: z.array(finding).describe('What else was found'),
  notModelled: z.array(reason).describe('Why there is no amount'),
  limits: z.array(z.enum(labelsOf('limits'))).describe('What this calculator never takes into account'),
  figures: z.array(figureInForce).describe('Every figure named above'),
  get others(): z.ZodType {
    return z.array(resultSchema).describe('Results that go with this one')
  }
})

/** The result of every calculator of one payment. */
export const resultSchema = shape as z.ZodType as z.ZodType<Result>
