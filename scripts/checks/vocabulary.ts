/**
 * The components that pages may use and the values of their attributes. A test
 * compares the list with `components/content/mdx-components.tsx`.
 */
import { CALCULATOR_PAGES } from '../../components/calculators/pages.ts'
import { AREA_NAMES, SOURCE_PART_NAMES } from '../../i18n/group-names.ts'
import { STATES } from '../../rules/situations/household-choices.ts'
import { DAYS_TOOLS } from '../lib/days-tools.ts'
import { KEEP_SITUATIONS } from '../mdx/pictures/keep.ts'
import { TIMELINE_IDS } from '../mdx/pictures/timeline.ts'
import { WORKED_EXAMPLES } from '../mdx/worked-example.ts'

/** The value of an attribute: ids of a kind, a day, a sum of figures, a URL, text, none, or one of a list. */
export type Holds =
  | 'figures'
  | 'services'
  | 'terms'
  | 'sources'
  | 'dates'
  | 'statements'
  | 'errands'
  | 'date'
  | 'sum'
  | 'link'
  | 'words'
  | 'flag'
  | readonly string[]

export interface Word {
  attributes: Record<string, Holds>
  required: string[]
}

/** A component with required and optional attributes. */
function word(required: Word['attributes'] = {}, optional: Word['attributes'] = {}): Word {
  return { attributes: { ...required, ...optional }, required: Object.keys(required) }
}

/** A page may not use any other component. */
export const VOCABULARY: Record<string, Word> = {
  AccessibilityTables: word(),
  // Answers of the interview, as in its address.
  AmIEligible: word({}, { from: 'words' }),
  AllFigures: word(),
  AllHelplines: word(),
  AllSources: word(),
  ByState: word({}, { without: 'words' }),
  Claims: word(),
  ClearSavedPages: word(),
  Column: word(),
  Columns: word(),
  Compare: word(),
  DateOf: word({ id: 'dates' }),
  Dated: word({}, { until: 'dates', from: 'dates', after: 'dates' }),
  Errand: word({ id: 'errands' }),
  Figure: word({ id: 'figures' }, { per: 'flag', on: 'date', lead: 'words' }),
  FiguresOf: word({ area: Object.keys(AREA_NAMES.en) }),
  Glossary: word(),
  Fold: word(),
  Helpline: word({ id: 'services' }),
  Helplines: word({ ids: 'services' }, { folded: 'flag' }),
  History: word({ figure: 'figures' }),
  HomeOpening: word({ title: 'words' }),
  Keep: word({ situation: KEEP_SITUATIONS }),
  Ladder: word(),
  Lang: word({ lang: ['en', 'zh'] }),
  Note: word({}, { kind: ['info', 'changed', 'announced'] }),
  NoticeRules: word({ state: STATES }),
  PaymentsByEvent: word(),
  Phone: word({ id: 'services' }, { sms: 'flag' }),
  RatesHistory: word({ figures: 'figures' }),
  RateChanges: word(),
  RatesTable: word({ caption: 'words', figures: 'figures' }, { compare: 'date', bars: 'flag', heads: 'words' }),
  RatesBeside: word({}),
  RatesToday: word({ figures: 'figures', labels: 'words' }),
  SayThis: word({ en: 'words', zh: 'words' }),
  SearchKey: word(),
  // Names of pages in the section's folder; by default all that the page does not name elsewhere.
  SectionPages: word({}, { pages: 'words', plain: 'flag' }),
  Source: word({ id: 'sources' }),
  SourcesOf: word({ part: Object.keys(SOURCE_PART_NAMES.en) }),
  Start: word({ href: 'link', title: 'words' }),
  // The check of states looks at ids and order.
  State: word({ id: 'words' }),
  Statement: word({ id: 'statements' }),
  Steps: word(),
  Subscribe: word(),
  Sum: word({ of: 'sum' }),
  StoppedCauses: word(),
  Task: word({ href: 'link', title: 'words' }),
  Tasks: word(),
  Term: word({ id: 'terms' }),
  Timeline: word({ id: TIMELINE_IDS }),
  Topics: word(),
  Urgent: word({}, { ids: 'services', line: 'flag' }),
  WorkedExample: word({ id: WORKED_EXAMPLES }),
  // Imported by its own pages.
  Calculator: word({ id: CALCULATOR_PAGES.map(({ definition }) => definition.id) }),
  LimitsByEvent: word(),
  DaysTool: word({ id: DAYS_TOOLS }),
  WhatCanIGet: word()
}
