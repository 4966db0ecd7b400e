/** The props of content components: text ready to print (scripts/mdx/), so that no reader downloads a formatter. */

export type CheckStatus = 'verified' | 'corroborated' | 'single-source' | 'superseded' | 'unverified'

export interface SourceView {
  id: string
  title: string
  publisher: string
  url: string
  date?: string
  /** Read through a public copy: a star, and one footnote for all. */
  copied?: boolean
  /** How it was read, if there is more to say about that. */
  note?: string
}

export interface FigureView {
  id: string
  label: string
  /** The label inside a table whose caption says the rest. */
  short: string
  /** `$824.90` */
  text: string
  /** `$824.90 a fortnight` */
  textPer: string
  /** For machines: 824.90 */
  machine: string
  /** `From 20 September 2026`, or the day it was seen if the start is not known. */
  since: string
  status: CheckStatus
  doubt?: string
  source: SourceView
  /** The day of the next expected change, in words. */
  nextChange?: string
  /** The id of its note at the end of the page. */
  noteId?: string
}

export interface RatesTableView {
  rows: { figure: FigureView; before?: string }[]
  /** If all rows share it; otherwise each row has its own. */
  since?: string
  /** The first day on which a row may be out of date, in words. */
  nextChange?: string
  money: boolean
  doubts: string[]
  sources: SourceView[]
  compared?: string
}

export interface HistoryView {
  figures: { label: string; values: { from: string; text: string }[] }[]
}

export interface ServiceView {
  id: string
  name: string
  about: string
  phone?: string
  tel?: string
  sms?: string
  smsTo?: string
  hours?: string
  hoursNote?: string
  localTime?: boolean
  closedOnPublicHolidays?: boolean
  free?: boolean
  languages?: ('cmn' | 'yue')[]
  interpreter?: 'tis' | 'own'
  /** The number of TIS National, if it is called first. */
  interpreterPhone?: string
  interpreterTel?: string
  url?: string
  status: CheckStatus
  needs: string[]
  states: string[]
}

/** The page of all phone numbers. */
export interface ServiceListView {
  services: ServiceView[]
  /** The first day on which an official page was read for one of them, in words. */
  checkedSince: string
}

export interface TermView {
  id: string
  en: string
  zh: string
  meaning?: string
  unofficial: boolean
  /** The id of its note at the end of the page. */
  noteId?: string
}

/** What opens when a figure or a term is pressed: one of the two. */
export interface NoteView {
  id: string
  figure?: FigureView
  term?: TermView
}

export interface GlossaryRow extends TermView {
  category: string
  said: string[]
  /** Words that people type in distress; only for the filter. */
  unprinted: string[]
}

export interface SectionPage {
  href: string
  title: string
  description: string
  /** The figure of the page's answer, with what it is. */
  figure?: Pick<FigureView, 'text' | 'machine' | 'label'> | undefined
}

export interface ClaimView {
  id: string
  claim: string
  verdict: 'wrong' | 'out-of-date' | 'misread'
  answer: string
  figures: FigureView[]
}

/** Amounts that changed, by day and by payment. */
export interface RateChangesView {
  columns: { what: string; before: string; now: string }
  days: {
    day: string
    payments: { title: string; href: string; rows: { label: string; before: string; now: string }[] }[]
  }[]
}

/** The criteria of one principle of WCAG; its words come with it, because one page shows them. */
export interface PrincipleView {
  caption: string
  columns: string[]
  rows: {
    id: string
    name: string
    level: string
    clause: string
    state: string
    tested: string
    note?: string
    mendBy?: string
  }[]
}

/** A phone number inside a sentence. */
/** A sentence in English, with its meaning on a page in another language. */
export interface SaidView {
  en: string
  meaning?: string
}

/** The sheet of an errand, to take along. */
export interface ErrandView {
  /** In the language of the page. */
  name: SaidView
  bring: string[]
  say: SaidView[]
  ask: SaidView[]
  deadline: string
  /** Whom to call, the line in other languages and an interpreter, as they are printed. */
  call: { name: string; phone: string; tel: string }[]
}

export interface PhoneView {
  phone: string
  tel: string
}

export interface FaqView {
  q: string
  a: string
  phones?: PhoneView[]
}

/** A part of a long list, on a page of its own. */
export interface PartView {
  /** Its key in group-names.ts and in the address of its page. */
  key: string
  href: string
  count: number
}

/** A part of a page that is hidden until a day, or shown until then (components/boot/dated.ts). */
export interface TurnView {
  /** The ISO day from which it is the other way round, while that is ahead. */
  turn?: string
  hidden: boolean
}

export interface DatedView extends TurnView {
  isParagraph: boolean
}

/** From when a value holds, where it is from, and how far it was checked. */
export interface OriginView {
  since: string
  status: CheckStatus
  /** Index of the source in `sources`. */
  source: number
  /** When the value may be out of date, and the mark that says so from that day on. */
  review?: TurnView & { text: string }
}

/** Figures that differ in one thing, such as the household, as a table. */
export interface FigureFamilyView {
  id: string
  /** The group whose heading it stands under. */
  group: string
  /** What it is, and the period of its amounts where all have one. */
  caption: string
  /** The heading above the names of the rows. */
  by: string
  columns: string[]
  /** `text` is a dash where there is no figure; a figure that stands in two rows has its id in the first. */
  rows: { name: string; cells: { id?: string; text: string }[] }[]
  /** Once where all values have it; `of` names whose it is where they differ. */
  origins: (OriginView & { of: string })[]
}

export interface FigureIndexView {
  rows: (OriginView & {
    id: string
    /** The title of its payment, or what else it is about; rows of one group follow each other. */
    group: string
    label: string
    text: string
    /** It stands in a table of `families`. */
    inFamily?: true
  })[]
  families: FigureFamilyView[]
  /** Title and address, once each. */
  sources: { title: string; url: string }[]
}

export interface SourceGroupView {
  publisher: string
  sources: SourceView[]
}

/** A number to call about what a page explains. */
export interface ContactView {
  name: string
  phone: string
}

/** What a page answers, in its first screen. */
export interface AnswerView {
  /** An amount with its period, or a time. */
  figure?: Pick<FigureView, 'text' | 'machine'>
  say?: string
  phones?: PhoneView[]
  call?: ContactView & Pick<PhoneView, 'tel'>
  next: { href: string; title: string }
}

/** What the build adds to a page's front matter. */
export interface PageData {
  figures: FigureView[]
  sources: SourceView[]
  faq: FaqView[]
  related: { href: string; title: string }[]
  contact?: ContactView
  answer?: AnswerView
  /** The first day on which a figure of this page may be out of date. */
  reviewBy?: string
  reviewByText?: string
  /** That day had already come when the site was built. */
  due?: boolean
  reviewedText: string
  /** It has a list by state. */
  byState?: boolean
}

/** Front matter as the theme passes it on, after the build filled it in. */
export interface FrontMatter {
  title: string
  sidebarTitle?: string
  description: string
  audience: string[]
  reviewed: string
  sources: string[]
  related?: string[]
  safety?: boolean
  /** What the page answers: the id of its figure. The build reads the rest (scripts/mdx/remark-data.ts). */
  answer?: { figure?: string }
  page: PageData
}
