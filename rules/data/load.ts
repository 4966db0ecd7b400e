/** Reads everything under `data/` and refuses what is malformed, duplicate, or refers to nothing. Node only. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { ZodType } from 'zod'
import { addDays, nextIndexation } from '../dates.ts'
import { parseShape } from './issues.ts'
import { checkClaimToMake, checkErrand } from './check-claims.ts'
import { checkNotice, checkPaymentStopped, checkRentersHelp, checkTimeLimit, type Fault } from './check-dates.ts'
import * as dates from './date-schemas.ts'
import type {
  EventEntry,
  NoticeToLeave,
  PaymentStopped,
  PublicHoliday,
  RentersHelp,
  ReportingDay,
  TimeLimit
} from './date-schemas.ts'
import { checkFamily } from './check-families.ts'
import { readYamlFile } from './parsed-files.ts'
import * as schemas from './schema.ts'
import type { ContactGroup, Figure, Service, Source } from './schema.ts'
import * as texts from './text-schemas.ts'
import type {
  Change,
  Claim,
  ClaimToMake,
  Criterion,
  DateEntry,
  Errand,
  FigureFamily,
  Pair,
  Paper,
  Question,
  Statement,
  Term,
  Withdrawn
} from './text-schemas.ts'
import type { Issue } from './yaml-issues.ts'
import type { Place } from './yaml.ts'

/** Everything the site states as fact, by id, in the order of the files. */
export interface Data {
  figures: Map<string, Figure>
  /** Tables of figures that differ in one thing, such as the household. */
  figureFamilies: Map<string, FigureFamily>
  services: Map<string, Service>
  terms: Map<string, Term>
  sources: Map<string, Source>
  dates: Map<string, DateEntry>
  statements: Map<string, Statement>
  questions: Map<string, Question>
  withdrawn: Map<string, Withdrawn>
  claims: Map<string, Claim>
  accessibility: Map<string, Criterion>
  claimsToMake: Map<string, ClaimToMake>
  papers: Map<string, Paper>
  errands: Map<string, Errand>
  changes: Map<string, Change>
  contacts: Map<string, ContactGroup>
  /** Headings that are on several pages. */
  headings: Map<string, Pair>
  /** Words on screens of Centrelink and myGov. */
  labels: Map<string, Pair>
  publicHolidays: Map<string, PublicHoliday>
  events: Map<string, EventEntry>
  timeLimits: Map<string, TimeLimit>
  reportingDays: Map<string, ReportingDay>
  noticesToLeave: Map<string, NoticeToLeave>
  rentersHelp: Map<string, RentersHelp>
  paymentStopped: Map<string, PaymentStopped>
  /** The area of each figure: the folder of `data/figures/` that its file is in. */
  areas: Map<string, string>
}

export interface DataProblem extends Place, Issue {
  /** Relative to the repository, such as `data/figures/jobseeker.yaml`. */
  file: string
}

/** Thrown by `loadData`; carries every problem found, not only the first. */
export class DataError extends Error {
  readonly problems: DataProblem[]

  constructor(problems: DataProblem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'DataError'
    this.problems = problems
  }
}

/** `data/services.yaml:12:3 message - fix` */
export function formatProblem({ file, line, column, message, fix }: DataProblem): string {
  return `${file}:${line}:${column} ${message} - ${fix}`
}

type Path = (string | number)[]

interface Entry<Item> {
  item: Item
  file: string
  place(path: Path): Place
}

interface Reading {
  root: string
  problems: DataProblem[]
}

const DATA_FOLDER = join(import.meta.dirname, '..', '..', 'data')

/**
 * All of `data/`, checked.
 * @throws DataError with a line for everything that is wrong
 */
export function loadData(root = DATA_FOLDER): Data {
  const { data, problems } = readData(root)
  if (problems.length > 0) throw new DataError(problems)
  return data
}

/** As `loadData`, but returns what is valid together with the problems. */
export function readData(root = DATA_FOLDER): { data: Data; problems: DataProblem[] } {
  const reading: Reading = { root, problems: [] }
  const figures = filesIn(reading, 'figures').flatMap(file => readList(reading, file, schemas.figureSchema))
  const figureFamilies = readList(reading, 'figure-families.yaml', texts.figureFamilySchema)
  const services = readList(reading, 'services.yaml', schemas.serviceSchema)
  const terms = readList(reading, 'glossary.yaml', texts.termSchema)
  const sources = readList(reading, 'sources.yaml', schemas.sourceSchema)
  const dateEntries = readList(reading, 'dates.yaml', texts.dateSchema)
  const statements = readList(reading, 'statements.yaml', texts.statementSchema)
  const questions = filesIn(reading, 'questions').flatMap(file => readList(reading, file, texts.questionSchema))
  const withdrawn = readList(reading, 'withdrawn.yaml', texts.withdrawnSchema)
  const claims = readList(reading, 'claims.yaml', texts.claimSchema)
  const accessibility = readList(reading, 'accessibility.yaml', texts.criterionSchema)
  const papers = readList(reading, 'papers.yaml', texts.paperSchema)
  const claimsToMake = readList(reading, 'claims-to-make.yaml', texts.claimToMakeSchema)
  const errands = readList(reading, 'errands.yaml', texts.errandSchema)
  const changes = readList(reading, 'changes.yaml', texts.changeSchema)
  const contacts = readList(reading, 'contacts.yaml', schemas.contactGroupSchema)
  const headings = readList(reading, 'headings.yaml', texts.pairSchema)
  const labels = readList(reading, 'labels.yaml', texts.pairSchema)
  const publicHolidays = readList(reading, 'public-holidays.yaml', dates.publicHolidaySchema)
  const events = readList(reading, 'events.yaml', dates.eventSchema)
  const timeLimits = readList(reading, 'time-limits.yaml', dates.timeLimitSchema)
  const reportingDays = readList(reading, 'reporting-days.yaml', dates.reportingDaySchema)
  const noticesToLeave = readList(reading, 'notice-to-leave.yaml', dates.noticeToLeaveSchema)
  const rentersHelp = readList(reading, 'renters-help.yaml', dates.rentersHelpSchema)
  const paymentStopped = readList(reading, 'payment-stopped.yaml', dates.paymentStoppedSchema)
  const data: Data = {
    figures: byId(reading, figures),
    figureFamilies: byId(reading, figureFamilies),
    services: byId(reading, services),
    terms: byId(reading, terms),
    sources: byId(reading, sources),
    dates: byId(reading, dateEntries),
    statements: byId(reading, statements),
    questions: byId(reading, questions),
    withdrawn: byId(reading, withdrawn),
    claims: byId(reading, claims),
    accessibility: byId(reading, accessibility),
    claimsToMake: byId(reading, claimsToMake),
    papers: byId(reading, papers),
    errands: byId(reading, errands),
    changes: byId(reading, changes),
    contacts: byId(reading, contacts),
    headings: byId(reading, headings),
    labels: byId(reading, labels),
    publicHolidays: byId(reading, publicHolidays),
    events: byId(reading, events),
    timeLimits: byId(reading, timeLimits),
    reportingDays: byId(reading, reportingDays),
    noticesToLeave: byId(reading, noticesToLeave),
    rentersHelp: byId(reading, rentersHelp),
    paymentStopped: byId(reading, paymentStopped),
    areas: new Map(figures.map(({ item, file }) => [item.id, basename(dirname(file))]))
  }
  for (const entry of figures) checkValues(reading, entry, data.sources)
  for (const entry of [...services, ...terms, ...dateEntries, ...publicHolidays, ...reportingDays]) {
    checkSource(reading, entry, ['source'], entry.item.source, data.sources)
  }
  for (const entry of statements) {
    entry.item.sources.forEach((id, index) => checkSource(reading, entry, ['sources', index], id, data.sources))
  }
  for (const entry of claims) checkClaim(reading, entry, data.figures)
  for (const entry of changes) checkChange(reading, entry, data)
  // What cannot be read has a problem already.
  if (reading.problems.length > 0) return { data, problems: reading.problems }
  checkContacts(reading, contacts, data.services)
  checkEach(reading, figureFamilies, item => checkFamily(item, data))
  checkEach(reading, claimsToMake, item => checkClaimToMake(item, data))
  checkEach(reading, errands, item => checkErrand(item, data))
  for (const entry of questions) checkQuestion(reading, entry, data)
  checkEach(reading, timeLimits, item => checkTimeLimit(item, data))
  checkEach(reading, noticesToLeave, item => checkNotice(item, data))
  checkEach(reading, rentersHelp, item => checkRentersHelp(item, data))
  checkEach(reading, paymentStopped, item => checkPaymentStopped(item, data))
  return { data, problems: reading.problems }
}

function filesIn({ root, problems }: Reading, name: string): string[] {
  const folder = join(root, name)
  if (!existsSync(folder)) {
    problems.push(wholeFile(named(root, name), ...MISSING))
    return []
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => join(name, file))
}

function readList<Item>({ root, problems }: Reading, path: string, schema: ZodType<Item>): Entry<Item>[] {
  const file = named(root, path)
  if (!existsSync(join(root, path))) {
    problems.push(wholeFile(file, ...MISSING))
    return []
  }
  const yaml = readYamlFile(join(root, path))
  for (const error of yaml.errors) {
    problems.push({ file, ...error, message: `the file cannot be read: ${error.message}` })
  }
  const list = yaml.value ?? []
  if (!Array.isArray(list)) {
    problems.push(wholeFile(file, 'the file is not a list', 'begin each record with “- id:”'))
    return []
  }
  return list.flatMap((record: unknown, index) => {
    const place = (within: Path) => yaml.at([index, ...within])
    const { data: item, issues } = parseShape(schema, record)
    if (!issues) return [{ item, file, place }]
    for (const { path: within, message, fix } of issues) problems.push({ file, ...place(within), message, fix })
    return []
  })
}

function byId<Item extends { id: string }>(reading: Reading, entries: Entry<Item>[]): Map<string, Item> {
  const first = new Map<string, Entry<Item>>()
  for (const entry of entries) {
    const earlier = first.get(entry.item.id)
    if (!earlier) {
      first.set(entry.item.id, entry)
      continue
    }
    const there = `${earlier.file}:${earlier.place(['id']).line}`
    report(reading, entry, ['id'], `the id “${entry.item.id}” is in ${there} too`, 'keep one of the two')
  }
  return new Map([...first].map(([id, entry]) => [id, entry.item]))
}

function checkSource(
  reading: Reading,
  entry: Entry<unknown>,
  path: Path,
  source: string | undefined,
  sources: Data['sources']
): void {
  if (!source || sources.has(source)) return
  report(reading, entry, path, `unknown source “${source}”`, 'add it to data/sources.yaml or correct the id')
}

function checkValues(reading: Reading, entry: Entry<Figure>, sources: Data['sources']): void {
  entry.item.values.forEach((value, index) => {
    checkSource(reading, entry, ['values', index, 'source'], value.source, sources)
    const fromCopy = sources.get(value.source)?.kind === 'copy'
    if (entry.item.unit === 'money' && value.status === 'verified' && fromCopy) {
      const message = `an amount read from a copy (“${value.source}”) is called verified`
      const fix = 'write status: corroborated, or name an official source'
      report(reading, entry, ['values', index, 'status'], message, fix)
    }
  })
  checkSteps(reading, entry)
  checkDays(reading, entry)
}

/** An indexation moves an amount by a few per cent. */
const LARGEST_STEP = 0.25

/** A larger step is a typing error, or needs a note for readers: a value with a note may be any. */
function checkSteps(reading: Reading, entry: Entry<Figure>): void {
  const { unit, calendar, values } = entry.item
  if (unit !== 'money' || calendar === 'none') return
  values.forEach(({ value, note }, index) => {
    const before = values[index - 1]?.value
    if (!before || note || Math.abs(value - before) <= before * LARGEST_STEP) return
    const message = `the amount goes from ${before} to ${value} cents, by more than a quarter`
    const fix = 'count its digits; where the source does say so, say why in a note: { en: …, zh: … }'
    report(reading, entry, ['values', index, 'value'], message, fix)
  })
}

/** A day this close to an indexation day is a typing error. Laws do change amounts on other days. */
const DAYS_BESIDE = 7

function checkDays(reading: Reading, entry: Entry<Figure>): void {
  const { calendar, values } = entry.item
  values.forEach(({ from, note, start_unknown: unknown }, index) => {
    const day = nextIndexation(calendar, addDays(from, -DAYS_BESIDE - 1))
    if (!day || day === from || day > addDays(from, DAYS_BESIDE) || note || unknown) return
    const fix = `write from: '${day}'; where the source does say ${from}, say why in a note: { en: …, zh: … }`
    report(reading, entry, ['values', index, 'from'], `${from} is not the indexation day, which is ${day}`, fix)
  })
}

function checkClaim(reading: Reading, entry: Entry<Claim>, figures: Data['figures']): void {
  entry.item.figures.forEach((id, index) => {
    if (figures.has(id)) return
    report(reading, entry, ['figures', index], `unknown figure “${id}”`, 'add it to data/figures/ or correct the id')
  })
}

function checkQuestion(reading: Reading, entry: Entry<Question>, data: Data): void {
  for (const kind of ['figures', 'services', 'dates', 'statements'] as const) {
    entry.item.contains[kind]?.forEach((id, index) => {
      if (data[kind].has(id)) return
      const message = `“${id}” is not among the ${kind}`
      report(reading, entry, ['contains', kind, index], message, `add it to the ${kind} of data/, or correct the id`)
    })
  }
}

/** A change must be on the day its data changed, or nobody can check it. */
function checkChange(reading: Reading, entry: Entry<Change>, { dates, figures }: Data): void {
  const { date } = entry.item
  entry.item.dates?.forEach((id, index) => {
    if (dates.get(id)?.date === date) return
    report(reading, entry, ['dates', index], `“${id}” is not on ${date}`, 'name entries of data/dates.yaml on that day')
  })
  entry.item.figures?.forEach((id, index) => {
    if (figures.get(id)?.values.some(({ from }) => from === date)) return
    const fix = 'name figures of data/figures/ that changed on that day'
    report(reading, entry, ['figures', index], `“${id}” has no value from ${date}`, fix)
  })
}

function checkContacts(reading: Reading, groups: Entry<ContactGroup>[], services: Data['services']): void {
  for (const entry of groups) {
    entry.item.services.forEach((id, index) => {
      if (services.get(id)?.phone) return
      const message = `the service “${id}” is unknown or has no phone`
      report(reading, entry, ['services', index], message, 'name services of data/services.yaml that have a phone')
    })
  }
  for (const name of schemas.EVERY_PAGE) {
    const count = groups.filter(({ item }) => item.every_page === name).length
    if (count === 1) continue
    const file = named(reading.root, 'contacts.yaml')
    reading.problems.push(wholeFile(file, `${count} groups have every_page: ${name}`, 'give it to one group'))
  }
}

function checkEach<Item>(reading: Reading, entries: Entry<Item>[], check: (item: Item) => Fault[]): void {
  for (const entry of entries) {
    for (const { path, message, fix } of check(entry.item)) report(reading, entry, path, message, fix)
  }
}

function report({ problems }: Reading, entry: Entry<unknown>, path: Path, message: string, fix: string): void {
  problems.push({ file: entry.file, ...entry.place(path), message, fix })
}

const MISSING = ['the file is missing', 'restore it'] as const

function wholeFile(file: string, message: string, fix: string): DataProblem {
  return { file, line: 1, column: 1, message, fix }
}

function named(root: string, path: string): string {
  return relative(dirname(root), join(root, path))
}
