/** What `assessHousehold` returns, as a schema: for the JSON Schema of the package (scripts/lib/rules-schemas.ts). */
import { z } from 'zod'
import { isoDate } from './data/schema.ts'
import { CONDITIONS } from './household/condition-ids.ts'
import * as ids from './household/ids.ts'
import { ADVICE } from './household/outcome.ts'
import { PAYMENT_IDS } from './payments/register.ts'
import { resultSchema, termsSchema } from './result-schema.ts'

const payment = z.enum(PAYMENT_IDS).describe('Which payment, card or program')
const facts = z.array(z.enum(ids.FACTS))
const figures = z.array(z.string()).describe('Ids of the figures used')
const section = z.string().describe('Section of the Act or the Guide')
const who = z.enum(['you', 'partner']).describe('Whose it is')
const conditionId = z.enum(Object.values(CONDITIONS).flat())
const amount = z.number().describe('Cents a fortnight; the least where there is “atMost”')
const atMost = z.number().describe('The most, where something is not known')

const condition = z.object({
  id: conditionId.describe('Which condition'),
  truth: z.enum(['met', 'failed', 'unknown', 'judged']).describe('“judged”: somebody else decides'),
  section,
  facts: facts.describe('What decided it, or what is missing'),
  terms: termsSchema,
  figures,
  from: isoDate.describe('The first day on which it may be met').optional(),
  assumed: facts.describe('Missing facts that were taken one way').optional(),
  onlyWait: z.literal(true).describe('It decides on a wait alone').optional(),
  sentence: conditionId.describe('The condition whose sentence says it more exactly').optional()
})

const outcome = z.object({
  id: payment,
  state: z.enum(['likely', 'may', 'no']).describe('Every condition is met; none fails; one fails'),
  decided: z.array(condition).describe('The conditions that decided it'),
  missing: facts.describe('Facts without which it stays “may”'),
  assumed: facts.describe('Missing facts that were taken one way').optional(),
  unpriced: facts.describe('Facts without which its amount is not known').optional(),
  from: isoDate.describe('The first day on which a “no” may change').optional(),
  isAllElseMet: z.literal(true).describe('No condition but those of “decided” fails or is open').optional(),
  then: z
    .number()
    .describe('Cents a fortnight from “from”, once the payment that stands before it has ended')
    .optional(),
  begins: isoDate.describe('The first day on which it is paid, after a birth to come').optional(),
  ends: isoDate.describe('The first day on which it is open no longer').optional(),
  result: resultSchema.describe('The least that is paid').optional(),
  atMost: z.number().describe('The most that is paid, in the unit of the payment').optional(),
  isUsualRate: z.literal(true).describe('An assessment may raise the amount').optional(),
  advice: z
    .object({
      id: z.enum(ADVICE).describe('Which'),
      section,
      back: z
        .object({
          since: isoDate.describe('The first day before the claim that can be paid'),
          amount: z.number().describe('Cents for all of the time before the claim')
        })
        .describe('What is paid for care before the claim')
        .optional()
    })
    .describe('What to ask for with it, or to do so that it stays as it is')
    .optional()
})

const wait = z.object({
  id: z.enum(ids.WAITS).describe('Which wait'),
  days: z.number().describe('How long; absent where a fact is missing').optional(),
  from: isoDate.describe('Its first day').optional(),
  until: isoDate.describe('Its last day').optional(),
  runs: z.enum(['together', 'after-the-others']).describe('Beside the other waits, or after them'),
  isPartPaid: z.literal(true).describe('Some of the payment is left in this time').optional(),
  exempt: z.enum(ids.WAIT_EXEMPTIONS).describe('Why it is not served').optional(),
  mayBeExempt: z.array(z.enum(ids.WAIT_EXEMPTIONS)).describe('Why it may not be served'),
  missing: facts.describe('Facts without which it is not known'),
  figures,
  section
})

const day = z.object({
  id: z.enum(ids.DAYS).describe('What must be done'),
  payment,
  by: isoDate.describe('The last day; absent where the day of the event is not known').optional(),
  from: isoDate.describe('The first day').optional(),
  isUrgentOnceOpen: z
    .literal(true)
    .describe('To be done as soon as it can be, however far off the last day')
    .optional(),
  isLate: z.boolean().describe('The last day is over'),
  event: z.string().describe('What it counts from'),
  on: isoDate.describe('When that was or will be').optional(),
  figures,
  section
})

const person = z.object({
  who,
  outcomes: z.array(outcome).describe('Every payment'),
  chosen: z.enum(ids.INCOME_SUPPORT).describe('The income support that pays most').optional(),
  choices: z.array(z.array(payment)).describe('Groups of which they can have only one'),
  waits: z.array(wait).describe('Waits before the chosen payment'),
  firstPaid: isoDate.describe('The first day that is paid, about').optional(),
  notBefore: isoDate.describe('The soonest that it can be, where a wait is not known').optional(),
  days: z.array(day).describe('What must be done by which day, soonest first')
})

/** The answer for one household. */
export const householdResultSchema = z.object({
  on: isoDate.describe('The day whose figures were used'),
  people: z.array(person).describe('Each adult'),
  total: z
    .object({
      amount,
      atMost: atMost.optional(),
      parts: z
        .array(
          z.object({
            id: payment,
            who,
            amount,
            atMost: atMost.optional(),
            from: isoDate.describe('The first day that is paid').optional(),
            mayStartLater: z.literal(true).describe('A wait is not known: it is the soonest').optional(),
            until: isoDate.describe('The first day without it').optional()
          })
        )
        .describe('What it is made of'),
      before: z
        .object({ until: isoDate.describe('The first day of income support'), amount, atMost: atMost.optional() })
        .describe('Before income support starts, where family payments are less without it')
        .optional(),
      later: z
        .object({
          from: isoDate.describe('From which day'),
          amount,
          atMost: atMost.optional(),
          isBonusUsed: z.literal(true).describe('Pay has used the opening Work Bonus balance').optional()
        })
        .describe('Once Parental Leave Pay has ended, what employers paid out no longer counts, and no balance is left')
        .optional()
    })
    .describe('What is likely and paid each fortnight')
})
