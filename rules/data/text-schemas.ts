/** The shapes of `data/` that are texts: terms, statements, questions, claims, days and changes. */
import { z } from 'zod'
import { bilingual, id, isoDate, pageDate, status } from './schema.ts'

export const termSchema = z.strictObject({
  id: id.describe('Stable: never renamed, never used for something else'),
  category: z.string().min(1).describe('What it has to do with'),
  en: z.string().min(1).describe('The official English term'),
  zh: z.string().min(1).describe('Our Chinese term'),
  status: status.describe('How far the Chinese term was checked; “unverified” is a working translation'),
  variants_zh: z.array(z.string().min(1)).describe('Chinese words for the same thing, used elsewhere').optional(),
  search_zh: z.array(z.string().min(1)).describe('What people type who look for it, in Chinese').optional(),
  search_en: z.array(z.string().min(1)).describe('What people type who look for it, in English').optional(),
  banned_zh: z
    .array(
      z.strictObject({
        word: z.string().min(1).describe('The word'),
        why: z.string().min(1).describe('What is wrong with it')
      })
    )
    .describe('Chinese words that this site does not write for it, and why')
    .optional(),
  /** What people type in distress, in either language: only search uses it, and no page prints it. */
  search_unprinted: z.array(z.string().min(1)).optional(),
  meaning: bilingual.describe('What it is, in one plain sentence'),
  source: id.describe('Id of its source').optional(),
  checked: isoDate.describe('The day on which it was checked').optional()
})

/** A fixed pair of translations: a heading of several pages, or a label on a Centrelink or myGov screen. */
export const pairSchema = z.strictObject({ id, en: z.string().min(1), zh: z.string().min(1) })

/** What shows that a criterion is met: a test of ours, or reading by whoever built the site. */
const ACCESSIBILITY_TESTS = [
  'axe',
  'contrast',
  'every-page',
  'forced-colours',
  'forms',
  'keyboard',
  'motion',
  'read',
  'targets',
  'words',
  'zoom'
] as const

/** A criterion of WCAG 2.2, by its number. */
export const criterionSchema = z
  .strictObject({
    id: z.string().regex(/^[1-4]\.\d\.\d{1,2}$/, 'a criterion has three numbers, such as 1.4.10'),
    level: z.enum(['A', 'AA']),
    name: bilingual,
    state: z.enum(['met', 'partly', 'not-met', 'none']),
    tested: z.array(z.enum(ACCESSIBILITY_TESTS)),
    note: bilingual.optional(),
    mend_by: isoDate.optional()
  })
  .superRefine(({ state, tested, note, mend_by: by }, context) => {
    const wrong = (path: string, message: string, fix: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { fix } })
    const isOpen = state === 'partly' || state === 'not-met'
    if (isOpen !== (note !== undefined && by !== undefined)) {
      wrong('state', 'what is not met says why and by when, and nothing else does', 'add or remove note and mend_by')
    }
    if ((state === 'none') !== (tested.length === 0)) {
      wrong('tested', 'what is on the site was looked at in some way', 'name how, or write state: none')
    }
  })

/** A wrong number in circulation, corrected from data on `about/figures`. */
export const claimSchema = z.strictObject({
  id,
  claim: bilingual,
  verdict: z.enum(['wrong', 'out-of-date', 'misread']),
  /** The figures that answer it, in the order they are shown. */
  figures: z.array(id).min(1),
  answer: bilingual
})

/**
 * Figures that say the same about different households (or ages, states, debts): one table instead of many rows. A
 * figure may stand in two rows of its family where both have it.
 */
export const figureFamilySchema = z
  .strictObject({
    id,
    name: bilingual.describe('The caption of the table'),
    by: bilingual.describe('What its rows differ in: the heading above their names'),
    columns: z.array(bilingual).min(1).describe('The headings above the values'),
    rows: z
      .array(
        z.strictObject({
          name: bilingual.describe('Short: for whom or what it is'),
          figures: z.array(id.nullable()).min(1).describe('Ids, one for each column; null where there is none')
        })
      )
      .min(2)
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ figures }, index) => {
      if (figures.length === columns.length) return
      const message = `${figures.length} figures in a table of ${columns.length} columns`
      const params = { fix: 'name one for each column, or null' }
      context.addIssue({ code: 'custom', path: ['rows', index, 'figures'], message, params })
    })
  })

/** A rule that several pages state, written once; figures by placeholder, as in front matter. */
export const statementSchema = z.strictObject({ id, text: bilingual, sources: z.array(id).min(1) })

/** One or more texts in each language. */
const lists = { en: z.array(z.string().min(1)).min(1), zh: z.array(z.string().min(1)).min(1) }

/** How people ask, where the answer is, and what it must contain. */
export const questionSchema = z.strictObject({
  id,
  /** In people's own words. */
  ask: z.strictObject(lists),
  /** Without the language. */
  page: z.string().startsWith('/', 'a path begins with /'),
  /** The tool that works it out for the reader: search offers it second for similar questions. */
  tool: z.string().startsWith('/calculators/', 'a tool is a page below /calculators/').optional(),
  /** The id of a heading on the page; without one, the whole page answers. */
  heading: z.string().min(1).optional(),
  /** The answer is on the first screen, before the second heading. */
  danger: z.literal(true).optional(),
  /** Those who ask may be in danger although the page is for others too: the models of danger do not learn it as harmless. */
  tells_of_danger: z.literal(true).optional(),
  /** What makes the answer right: ids of what is shown there, and a few words. */
  contains: z.strictObject({
    figures: z.array(id).min(1).optional(),
    services: z.array(id).min(1).optional(),
    dates: z.array(id).min(1).optional(),
    statements: z.array(id).min(1).optional(),
    ...lists
  })
})

/** Wording that was on the site and was wrong, so that it does not come back. */
export const withdrawnSchema = z.strictObject({
  id,
  /** The exact wording, in either language; spaces and capitals do not matter. */
  phrases: z.array(z.string().min(4)).min(1),
  /** What is right, and where that is said. For editors, in English. */
  reason: z.string().min(1)
})

/** Who must have a paper ready. */
export const PAPER_FOR = ['job-ended', 'new-child', 'newcomer', 'partnered', 'renter', 'separated'] as const

/** What to have ready for a claim. */
export const paperSchema = z.strictObject({
  id,
  name: bilingual,
  for: z.enum(PAPER_FOR).optional().describe('Who needs it; everybody who makes the claim where left out')
})

/** A claim that somebody makes for one or more payments (rules/household/ids.ts). */
export const claimToMakeSchema = z.strictObject({
  id,
  payments: z.array(id).min(1).describe('Ids of the payments that it brings'),
  name: bilingual,
  online: z.string().min(1).describe('The English heading under “Make a claim”, where a source names it').optional(),
  phone: id.describe('The service to call'),
  page: z.string().startsWith('/').describe('The page that says how, without its language'),
  papers: z.array(id).describe('Ids of what to have ready'),
  sources: z.array(id).min(1)
})

/**
 * An errand at an office, for a sheet to take along. What people say and ask is in English, with its meaning. A deadline
 * may name figures: `{figure:debt.due-days}`.
 */
export const errandSchema = z
  .strictObject({
    id,
    name: bilingual,
    claim: id.describe('The claim whose documents it needs').optional(),
    papers: z.array(id).min(1).describe('Ids of what to bring, where it makes no claim of the list').optional(),
    bring: z.array(bilingual).min(1).describe('What to bring that is no paper of a claim').optional(),
    phone: id.describe('The service to call'),
    say: z.array(bilingual).length(2),
    ask: z.array(bilingual).min(2).max(3),
    deadline: bilingual,
    sources: z.array(id).min(1)
  })
  .refine(({ claim, papers, bring }) => claim ?? papers ?? bring, { error: 'an errand says what to bring' })

/** A day that pages name: when a program starts, ends or changes. */
export const dateSchema = z.strictObject({
  id,
  label: bilingual,
  date: isoDate,
  source: id,
  page_date: pageDate.optional(),
  status,
  note: bilingual.optional()
})

/** A change for readers, published in the feeds; it rests on data that holds on its day. */
export const changeSchema = z
  .strictObject({
    id,
    date: isoDate,
    /** The day on which the entry was corrected, or added late: readers of the feed see it as new. */
    corrected: isoDate.optional(),
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
  .refine(change => change.dates ?? change.figures, {
    message: 'the change rests on nothing',
    params: { fix: 'name at least one entry under dates: […] or figures: […]' }
  })

export type Term = z.infer<typeof termSchema>
export type Pair = z.infer<typeof pairSchema>
export type FigureFamily = z.infer<typeof figureFamilySchema>
export type Statement = z.infer<typeof statementSchema>
export type Question = z.infer<typeof questionSchema>
export type Withdrawn = z.infer<typeof withdrawnSchema>
export type Claim = z.infer<typeof claimSchema>
export type Criterion = z.infer<typeof criterionSchema>
export type Paper = z.infer<typeof paperSchema>
export type Errand = z.infer<typeof errandSchema>
export type ClaimToMake = z.infer<typeof claimToMakeSchema>
export type DateEntry = z.infer<typeof dateSchema>
export type Change = z.infer<typeof changeSchema>
