/**
 * The components that pages may use and the values of their attributes. A test
 * compares the list with `components/content/mdx-components.tsx`.
 */
import { CALCULATOR_PAGES } from '../../components/calculators/pages.ts'
import { AREA_NAMES, SOURCE_PART_NAMES } from '../../i18n/group-names.ts'

/** The value of an attribute: ids of a kind, a day, a URL, text, none, or one of a list. */
export type Holds =
  'figures' | 'services' | 'terms' | 'sources' | 'dates' | 'date' | 'link' | 'words' | 'flag' | readonly string[]

export interface Word {
  attributes: Record<string, Holds>
  required: string[]
}

/** A page may not use any other component. */
export const VOCABULARY: Record<string, Word> = {
  AllFigures: { attributes: {}, required: [] },
  AllHelplines: { attributes: {}, required: [] },
  AllSources: { attributes: {}, required: [] },
  Claims: { attributes: {}, required: [] },
  ClearSavedPages: { attributes: {}, required: [] },
  Column: { attributes: {}, required: [] },
  Columns: { attributes: {}, required: [] },
  DateOf: { attributes: { id: 'dates' }, required: ['id'] },
  Figure: { attributes: { id: 'figures', per: 'flag', on: 'date' }, required: ['id'] },
  FiguresOf: { attributes: { area: Object.keys(AREA_NAMES.en) }, required: ['area'] },
  Glossary: { attributes: {}, required: [] },
  Helpline: { attributes: { id: 'services' }, required: ['id'] },
  Helplines: { attributes: { ids: 'services' }, required: ['ids'] },
  HomeOpening: { attributes: { title: 'words' }, required: ['title'] },
  Lang: { attributes: { lang: ['en', 'zh'] }, required: ['lang'] },
  Note: { attributes: { kind: ['info', 'changed', 'announced'] }, required: [] },
  Phone: { attributes: { id: 'services', sms: 'flag' }, required: ['id'] },
  RatesHistory: { attributes: { figures: 'figures' }, required: ['figures'] },
  RatesTable: {
    attributes: { caption: 'words', figures: 'figures', compare: 'date' },
    required: ['caption', 'figures']
  },
  RatesToday: { attributes: { figures: 'figures', labels: 'words' }, required: ['figures', 'labels'] },
  SayThis: { attributes: { en: 'words', zh: 'words' }, required: ['en', 'zh'] },
  SectionPages: { attributes: {}, required: [] },
  Source: { attributes: { id: 'sources' }, required: ['id'] },
  SourcesOf: { attributes: { part: Object.keys(SOURCE_PART_NAMES.en) }, required: ['part'] },
  Steps: { attributes: {}, required: [] },
  Task: { attributes: { href: 'link', title: 'words' }, required: ['href', 'title'] },
  Tasks: { attributes: {}, required: [] },
  Term: { attributes: { id: 'terms' }, required: ['id'] },
  Urgent: { attributes: { ids: 'services' }, required: [] },
  // Imported by its own pages.
  Calculator: { attributes: { id: CALCULATOR_PAGES.map(({ definition }) => definition.id) }, required: ['id'] }
}
