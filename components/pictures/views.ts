/** What pictures are given: words ready to print and the numbers to draw (scripts/mdx/pictures/). */

/** A number, and the words for it. */
export interface Mark {
  /** Days since 1970-01-01 on the axis of time, cents on that of pay. */
  at: number
  value: number
}

/** A figure over time, each dated value until the next. */
export interface HistoryPicture {
  caption: string
  /** The picture in a sentence. */
  summary: string
  /** Dated values, the oldest first; a last one repeats the newest value on the day it is next due to change. */
  marks: Mark[]
  firstText: string
  lastText: string
  /** 1 January of years inside the span, with the year. */
  years: { at: number; text: string }[]
  columns: [string, string]
  /** The newest first. */
  rows: { id: string; day: string; text: string }[]
  /** Of the fold that holds the rows. */
  table: string
}

/** A rung of a ladder. `count` of `most` marks are filled. */
interface Rung {
  title: string
  text: string
  count: number
}

export interface LadderPicture {
  caption: string
  rungs: Rung[]
  most: number
  /** What clears the marks. */
  foot: string
}

/** A span on a line of time. `days` is left out where its length differs for everybody. */
export interface Span {
  title: string
  text: string
  days?: number | undefined
  /** Where it begins, in days, if not at the start. */
  from: number
  /** Somebody else’s time, not the reader’s. */
  theirs: boolean
}

export interface TimelinePicture {
  caption: string
  spans: Span[]
  /** The length of the line in days. */
  most: number
  /** The same in words. */
  end: string
  foot?: string
}

/** Ages from which a payment is the one, until the next. */
export interface AgeSpan {
  from: number
  until: number
  text: string
}

export interface ComparePicture {
  caption: string
  rows: { title: string; spans: AgeSpan[] }[]
  /** The age at which the line ends. */
  most: number
  foot: string
}

/** Cents a fortnight. */
export interface Kept {
  pay: number
  payment: number
}

export interface KeepPicture {
  caption: string
  summary: string
  /** From no pay up, with each bend of the line. */
  curve: Kept[]
  /** The words of the two parts. */
  payment: string
  pay: string
  /** Of the axis below. */
  axis: { at: number; text: string }[]
  axisTitle: string
  top: string
  columns: string[]
  rows: { id: string; cells: string[] }[]
  table: string
  /** What the numbers leave out. */
  foot: string
}
