import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { isDay } from '../../../rules/dates.ts'
import { PUBLISHED, publishedContent, publishedSchema, type Published } from '../../../scripts/lib/published.ts'

const data = loadData()

type Json = Record<string, unknown>

/** As another program reads it: without what JSON cannot hold. */
function inJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

/** One value for each published file. */
function each<Value>(valueOf: (name: Published) => Value): Record<Published, Value> {
  return { figures: valueOf('figures'), services: valueOf('services'), glossary: valueOf('glossary') }
}

// zod checks addresses when the data is loaded.
const ajv = new Ajv({ allErrors: true, formats: { uri: true, date: isDay } })
const contents = each(name => inJson(publishedContent(name, data)))
const validators = each(name => ajv.compile(inJson(publishedSchema(name))))

function content(name: Published): Json {
  return contents[name]
}

/** What a validator reports against the published schema. */
function faults(name: Published, value: unknown): string[] {
  const valid = validators[name]
  return valid(value) ? [] : (valid.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

/** The list that a file is about. */
const LISTS: Record<Published, string> = { figures: 'figures', services: 'services', glossary: 'terms' }

function records(name: Published): Json[] {
  return content(name)[LISTS[name]] as Json[]
}

/** Paths of properties without a description, anywhere in a schema. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    // The rule for whole numbers refers to properties described elsewhere.
    if (key === 'if' || key === 'then') return []
    const missing =
      key === 'properties' ? Object.entries(inner as Record<string, Json>).filter(([, each]) => !each.description) : []
    return [...missing.map(([property]) => `${path}/${property}`), ...undescribed(inner, `${path}/${key}`)]
  })
}

/** A record, and a change that its schema must refuse. */
const REFUSED: [Published, (record: Json) => boolean, Json, string][] = [
  ['figures', () => true, { id: 'Not An Id' }, '/id'],
  [
    'figures',
    ({ unit }) => unit === 'money',
    { values: [{ ...value(), value: 1.5 }] },
    '/values/0/value must be integer'
  ],
  ['figures', () => true, { values: [{ ...value(), from: '2026-02-31' }] }, '/values/0/from must match format "date"'],
  ['figures', () => true, { values: [] }, '/values'],
  ['figures', () => true, { label: { en: 'In one language' } }, '/label'],
  [
    'services',
    () => true,
    { phone: undefined, sms: undefined, url: undefined },
    " must have required property 'phone'"
  ],
  ['services', () => true, { status: 'unverified' }, '/status'],
  [
    'services',
    () => true,
    { hours: { zone: 'local', periods: [{ days: ['mon'], from: '09:00', to: '24:59' }] } },
    '/to'
  ],
  ['services', () => true, { checked: 'yesterday' }, '/checked'],
  ['glossary', () => true, { zh: '' }, '/zh']
]

/** A valid value of a figure. */
function value(): Json {
  return { from: '2026-09-20', value: 1, source: 'a', status: 'verified' }
}

it.each(REFUSED)('the schema of %s refuses a broken record: %#', (name, isKind, change, says) => {
  const list = records(name)
  const record = list.find(isKind)
  if (!record) throw new Error('There is no such record.')
  const broken = JSON.parse(JSON.stringify({ ...content(name), [LISTS[name]]: [{ ...record, ...change }] })) as Json
  expect(faults(name, { ...broken, [LISTS[name]]: [record] })).toEqual([])
  expect(faults(name, broken).join()).toContain(says)
})

it('half an hour is a valid value, unlike half a cent', () => {
  const hours = records('figures').find(({ unit }) => unit === 'hours')
  expect(
    faults('figures', { ...content('figures'), figures: [{ ...hours, values: [{ ...value(), value: 1.5 }] }] })
  ).toEqual([])
})

describe.each(PUBLISHED)('%s.json', name => {
  it('matches its own schema', () => {
    expect(faults(name, content(name))).toEqual([])
    expect(records(name).length).toBeGreaterThan(50)
  })

  it('may grow: its schema allows unknown fields', () => {
    const [first, ...rest] = records(name)
    const grown = { ...content(name), more: 1, [LISTS[name]]: [{ ...first, more: 1 }, ...rest] }
    expect(faults(name, grown)).toEqual([])
  })

  it('has a schema that describes every property', () => {
    expect(undescribed(publishedSchema(name))).toEqual([])
  })

  it('names its licence and its schema', () => {
    expect(content(name)).toMatchObject({
      licence: 'CC-BY-4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      $schema: (publishedSchema(name) as Json).$id
    })
  })

  it('is dated by its newest check', () => {
    const days = [...records(name), ...Object.values(content(name).sources as Json)].flatMap(each => {
      const { checked, read } = each as { checked?: string; read?: string }
      return [checked, read].filter(day => day !== undefined)
    })
    expect(content(name).updated).toBe(days.sort().at(-1))
    expect(content(name).updated).toSatisfy(isDay)
  })

  it('has unique ids and every source it names', () => {
    const ids = records(name).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const sources = content(name).sources as Json
    const named = records(name).flatMap(
      record => (record.values as { source: string }[] | undefined)?.map(({ source }) => source) ?? record.source ?? []
    )
    expect(named.filter(id => !((id as string) in sources))).toEqual([])
    expect(Object.keys(sources).filter(id => !named.includes(id))).toEqual([])
  })
})

it('unverified services are not published', () => {
  expect(records('services').filter(({ status }) => status === 'unverified')).toEqual([])
})

it('words of distress are not published', () => {
  expect([...data.terms.values()].some(term => term.search_unprinted)).toBe(true)
  expect(JSON.stringify(content('glossary'))).not.toContain('unprinted')
  expect(JSON.stringify(publishedSchema('glossary'))).not.toContain('unprinted')
})
