import type { Data } from '../../rules/data/load.ts'
import type { Figure, Status } from '../../rules/data/schema.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { isDay } from '../../rules/dates.ts'
import { FigureNotHeldError, newestValue, valueOn } from '../../rules/figures.ts'
import { shownFigures } from '../lib/shown-figures.ts'
import { figuresOfSum } from '../mdx/sum.ts'
import { at, type Context, type Problem } from './context.ts'
import { stringList, words, type Component, type Placeholder } from './pages.ts'
import { VOCABULARY, type Holds } from './vocabulary.ts'

export const name = 'ids'
export const describe = 'every component is known, and every id it names is in data/ and may be shown'

const SHOWN: Status[] = ['verified', 'corroborated', 'single-source']

const FILES = {
  figures: 'data/figures/',
  services: 'data/services.yaml',
  terms: 'data/glossary.yaml',
  sources: 'data/sources.yaml',
  dates: 'data/dates.yaml',
  statements: 'data/statements.yaml',
  errands: 'data/errands.yaml'
} satisfies Partial<Record<keyof Data, string>>

/** What the ids of one page are held against. */
interface PageContext extends Context {
  /** The day on which somebody last checked the page; undefined for text outside pages. */
  reviewed?: string
}

/** Ids in components, in placeholders, and in the sources of the front matter. */
export function run(context: Context): Problem[] {
  return context.pages.flatMap(page => {
    const own: PageContext = { ...context, reviewed: String(page.frontMatter.reviewed) }
    return [
      ...page.components.flatMap(component => at(page, component.line, componentIssues(own, component))),
      ...page.placeholders.flatMap(placeholder => at(page, placeholder.line, placeholderIssues(own, placeholder))),
      ...stringList(page, 'sources').flatMap((id, index) =>
        at(page, page.fieldLine(['sources', index]), idIssues(own, 'sources', id))
      )
    ]
  })
}

/** Figures that pages still show after their last day: a warning, because time alone must not hold up other changes. */
export function report({ data, pages, today }: Context): string[] {
  return [...shownFigures(pages)].flatMap(([id, file]) => {
    const ends = data.figures.get(id)?.ends
    return ends !== undefined && ends < today
      ? [`warning: ${id} ended on ${ends} and is shown on ${file}; npm run -s report -- due`]
      : []
  })
}

function componentIssues(context: PageContext, { name: component, attributes }: Component): Issue[] {
  const word = VOCABULARY[component]
  if (!word) {
    return [{ message: `unknown component <${component}>`, fix: `use one of ${Object.keys(VOCABULARY).join(', ')}` }]
  }
  const absent = word.required
    .filter(attribute => !attributes.has(attribute))
    .map(attribute => ({ message: `<${component}> has no ${attribute}`, fix: `write ${attribute}="…"` }))
  const on = attributes.get('on')
  const day = typeof on === 'string' ? on : undefined
  const present = [...attributes].flatMap(([attribute, value]) => {
    const holds = word.attributes[attribute]
    if (!holds) return [{ message: `<${component}> has no attribute ${attribute}`, fix: 'remove it' }]
    if (value === undefined) {
      return [{ message: `${attribute} of <${component}> is code`, fix: 'write it as plain text in quotes' }]
    }
    return attributeIssues(context, holds, value, day)
  })
  return [...absent, ...present, ...smsIssues(context, component, attributes)]
}

function attributeIssues(context: PageContext, holds: Holds, value: string | true, on: string | undefined): Issue[] {
  // The check of links looks at URLs.
  if (holds === 'words' || holds === 'link') return []
  if (typeof holds !== 'string') {
    if (typeof value === 'string' && holds.includes(value)) return []
    return [{ message: `“${value}” is none of ${holds.join(', ')}`, fix: 'write one of these' }]
  }
  if (holds === 'flag') {
    return value === true ? [] : [{ message: `“${value}” is given to a flag`, fix: 'write the attribute alone' }]
  }
  if (holds === 'date') return value === true || !isDay(value) ? [badDay(String(value))] : []
  if (holds === 'sum') return figuresOfSum(String(value)).flatMap(id => idIssues(context, 'figures', id))
  const ids = words(value)
  if (ids.length === 0) return [{ message: 'an id is empty', fix: `name an id of ${FILES[holds]}` }]
  return ids.flatMap(id => idIssues(context, holds, id, on))
}

/** `<Phone>` prints the phone number, or the text number with `sms`: the service must have it. */
function smsIssues({ data }: Context, component: string, attributes: Component['attributes']): Issue[] {
  const id = attributes.get('id')
  const service = component === 'Phone' && typeof id === 'string' ? data.services.get(id) : undefined
  if (!service) return []
  const wanted = attributes.has('sms') ? 'sms' : 'phone'
  if (service[wanted]) return []
  return [{ message: `the service “${service.id}” has no ${wanted} number`, fix: 'use <Helpline>' }]
}

/** Problems of a placeholder: an unknown kind or id, or a value that may not be shown. */
export function placeholderIssues(context: PageContext, { kind, id, on, text }: Placeholder): Issue[] {
  switch (kind) {
    case 'figure':
    case 'amount':
      return on && !isDay(on) ? [badDay(on)] : idIssues(context, 'figures', id, on)
    case 'date':
      return idIssues(context, 'dates', id)
    case 'statement':
      return idIssues(context, 'statements', id)
    case 'phone':
      return [...idIssues(context, 'services', id), ...smsIssues(context, 'Phone', new Map([['id', id]]))]
    case undefined: {
      const fix = 'write {figure:id}, {figure:id@date}, {amount:id}, {phone:id}, {date:id} or {statement:id}'
      return [{ message: `unknown placeholder ${text}`, fix }]
    }
  }
}

function idIssues({ data, today, reviewed }: PageContext, kind: keyof typeof FILES, id: string, on?: string): Issue[] {
  if (!data[kind].has(id)) {
    return [{ message: `unknown id “${id}”`, fix: `add it to ${FILES[kind]} or correct the id` }]
  }
  const figure = kind === 'figures' ? data.figures.get(id) : undefined
  if (figure) return figureIssues(figure, on, today, reviewed)
  if (kind === 'services') return statusIssues(id, data.services.get(id)?.status)
  if (kind === 'dates') return statusIssues(id, data.dates.get(id)?.status)
  return []
}

function statusIssues(id: string, status: Status | undefined): Issue[] {
  if (!status || SHOWN.includes(status)) return []
  return [{ message: `“${id}” is ${status}`, fix: 'leave it out, or find a source that confirms it' }]
}

function figureIssues(figure: Figure, on: string | undefined, today: string, reviewed: string | undefined): Issue[] {
  try {
    const { status } = valueOn(figure, on ?? today)
    // A value superseded today was the rate on the day named.
    return on && status === 'superseded' ? [] : statusIssues(figure.id, status)
  } catch (error) {
    if (!(error instanceof FigureNotHeldError)) throw error
    // It ended after the page was written: see `report`. Pages print the last value, and say that it may be out of date.
    const hasEndedSince = error.ended && on === undefined && (figure.ends ?? '') >= (reviewed ?? '')
    if (hasEndedSince) return statusIssues(figure.id, newestValue(figure)?.status)
    return [{ message: error.message, fix: 'name a day for which the figure is held, or leave it out' }]
  }
}

function badDay(text: string): Issue {
  return { message: `“${text}” is not a day`, fix: 'write it as YYYY-MM-DD' }
}
