import type { Data } from '../../rules/data/load.ts'
import type { Status } from '../../rules/data/schema.ts'
import type { Fault } from '../../rules/data/yaml-faults.ts'
import { isDay } from '../../rules/dates.ts'
import { FigureNotHeldError, valueOn } from '../../rules/figures.ts'
import { stringList, words, type Component, type Page, type Placeholder } from './pages.ts'
import type { Context, Problem } from './types.ts'
import { VOCABULARY, type Holds } from './vocabulary.ts'

export const name = 'ids'
export const describe = 'every component is known, and every id it names is in data/ and fit to be shown'

const SHOWN: Status[] = ['verified', 'corroborated', 'single-source']

const FILES: Record<keyof Data, string> = {
  figures: 'data/figures/',
  services: 'data/services.yaml',
  terms: 'data/glossary.yaml',
  sources: 'data/sources.yaml',
  dates: 'data/dates.yaml',
  claims: 'data/claims.yaml',
  changes: 'data/changes.yaml'
}

/** Ids in components, in placeholders, and in the sources of the front matter. */
export function run(context: Context): Problem[] {
  return context.pages.flatMap(page => [
    ...page.components.flatMap(component => at(page, component.line, componentFaults(context, component))),
    ...page.placeholders.flatMap(placeholder =>
      at(page, placeholder.line, placeholderFaults(context, placeholder))
    ),
    ...stringList(page, 'sources').flatMap((id, index) =>
      at(page, page.fieldLine(['sources', index]), idFaults(context, 'sources', id))
    )
  ])
}

function at(page: Page, line: number, faults: Fault[]): Problem[] {
  return faults.map(fault => ({ file: page.file, line, ...fault }))
}

function componentFaults(context: Context, { name: component, attributes }: Component): Fault[] {
  const word = VOCABULARY[component]
  if (!word) {
    return [{ message: `unknown component <${component}>`, mend: `use one of ${Object.keys(VOCABULARY).join(', ')}` }]
  }
  const absent = word.required
    .filter(attribute => !attributes.has(attribute))
    .map(attribute => ({ message: `<${component}> has no ${attribute}`, mend: `write ${attribute}="…"` }))
  const on = attributes.get('on')
  const day = typeof on === 'string' ? on : undefined
  const present = [...attributes].flatMap(([attribute, value]) => {
    const holds = word.attributes[attribute]
    if (!holds) return [{ message: `<${component}> knows no ${attribute}`, mend: 'take it out' }]
    if (value === undefined) {
      return [{ message: `${attribute} of <${component}> is code`, mend: 'write it as plain text in quotes' }]
    }
    return attributeFaults(context, holds, value, day)
  })
  return [...absent, ...present, ...smsFaults(context, component, attributes)]
}

function attributeFaults(
  context: Context,
  holds: Holds,
  value: string | true,
  on: string | undefined
): Fault[] {
  // Addresses are for the check of links.
  if (holds === 'words' || holds === 'link') return []
  if (isChoice(holds)) {
    return typeof value === 'string' && holds.includes(value)
      ? []
      : [{ message: `“${value}” is none of ${holds.join(', ')}`, mend: 'write one of these' }]
  }
  if (holds === 'flag') {
    return value === true
      ? []
      : [{ message: `“${value}” is given to a flag`, mend: 'write the attribute alone' }]
  }
  if (holds === 'date') return value === true || !isDay(value) ? [badDay(String(value))] : []
  const ids = words(value)
  if (ids.length === 0) return [{ message: 'an id is empty', mend: `name an id of ${FILES[holds]}` }]
  return ids.flatMap(id => idFaults(context, holds, id, on))
}

function isChoice(holds: Holds): holds is readonly string[] {
  return Array.isArray(holds)
}

/** `<Phone>` prints the number, or with `sms` the text number: the service must have that one. */
function smsFaults({ data }: Context, component: string, attributes: Component['attributes']): Fault[] {
  const id = attributes.get('id')
  const service = component === 'Phone' && typeof id === 'string' ? data.services.get(id) : undefined
  if (!service) return []
  const wanted = attributes.has('sms') ? 'sms' : 'phone'
  return service[wanted]
    ? []
    : [{ message: `the service “${service.id}” has no ${wanted} number`, mend: 'use <Helpline>' }]
}

/** What is wrong with a placeholder: an unknown kind or id, or a value that may not be shown. */
export function placeholderFaults(context: Context, { kind, id, on, text }: Placeholder): Fault[] {
  switch (kind) {
    case 'figure':
    case 'amount':
      return on && !isDay(on) ? [badDay(on)] : idFaults(context, 'figures', id, on)
    case 'date':
      return idFaults(context, 'dates', id)
    case 'phone':
      return [...idFaults(context, 'services', id), ...smsFaults(context, 'Phone', new Map([['id', id]]))]
    default:
      return [
        {
          message: `unknown placeholder ${text}`,
          mend: 'write {figure:id}, {figure:id@date}, {amount:id}, {phone:id} or {date:id}'
        }
      ]
  }
}

function idFaults(context: Context, kind: Exclude<keyof Data, 'claims' | 'changes'>, id: string, on?: string): Fault[] {
  const { data } = context
  if (!data[kind].has(id)) {
    return [{ message: `unknown id “${id}”`, mend: `add it to ${FILES[kind]} or correct the id` }]
  }
  if (kind === 'figures') return figureFaults(context, id, on)
  if (kind === 'services') return statusFaults(id, data.services.get(id)?.status)
  if (kind === 'dates') return statusFaults(id, data.dates.get(id)?.status)
  return []
}

function statusFaults(id: string, status: Status | undefined): Fault[] {
  if (!status || SHOWN.includes(status)) return []
  return [{ message: `“${id}” is ${status}`, mend: 'leave it out, or find a source that confirms it' }]
}

function figureFaults({ data, today }: Context, id: string, on: string | undefined): Fault[] {
  const figure = data.figures.get(id)
  if (!figure) return []
  try {
    const { status } = valueOn(figure, on ?? today)
    // What is superseded today was still the rate on the day named.
    return on && status === 'superseded' ? [] : statusFaults(id, status)
  } catch (error) {
    if (!(error instanceof FigureNotHeldError)) throw error
    return [{ message: error.message, mend: 'name a day for which the figure is held, or leave it out' }]
  }
}

function badDay(text: string): Fault {
  return { message: `“${text}” is not a day`, mend: 'write it as YYYY-MM-DD' }
}
