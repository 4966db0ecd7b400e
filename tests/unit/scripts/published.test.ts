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

function each<Value>(valueOf: (name: Published) => Value) {
  return Object.fromEntries(PUBLISHED.map(name => [name, valueOf(name)])) as Record<Published, Value>
}

// zod checks addresses when the data is loaded.
const ajv = new Ajv({ allErrors: true, formats: { uri: true, date: isDay } })
const contents = each(name => inJson(publishedContent(name, data)))
const validators = each(name => ajv.compile(inJson(publishedSchema(name))))

function faults(name: Published, value: unknown): string[] {
  const valid = validators[name]
  return valid(value) ? [] : (valid.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

/** The list that a file is about. */
const LISTS: Record<Published, string> = { figures: 'figures', services: 'services', glossary: 'terms' }

function records(name: Published): Json[] {
  return contents[name][LISTS[name]] as Json[]
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

function value(changes: Json): Json {
  return { from: '2026-09-20', value: 1, source: 'a', status: 'verified', ...changes }
}

/** What the schema reports of a file with this record alone. */
function faultsOf(name: Published, record: Json | undefined, change: Json): string {
  return faults(name, inJson({ ...contents[name], [LISTS[name]]: [{ ...record, ...change }] })).join()
}

/** The first record with an amount or a number to call. */
function typical(name: Published): Json | undefined {
  return records(name).find(({ unit }) => unit === undefined || unit === 'money')
}

const lateHours = { zone: 'local', periods: [{ days: ['mon'], from: '09:00', to: '24:59' }] }

it.each<[Published, Json, string]>([
  ['figures', { id: 'Not An Id' }, '/id'],
  ['figures', { values: [value({ value: 1.5 })] }, '/values/0/value must be integer'],
  ['figures', { values: [value({ from: '2026-02-31' })] }, '/values/0/from must match format "date"'],
  ['figures', { values: [] }, '/values'],
  ['figures', { label: { en: 'In one language' } }, '/label'],
  ['services', { phone: undefined, sms: undefined, url: undefined }, " must have required property 'phone'"],
  ['services', { status: 'unverified' }, '/status'],
  ['services', { hours: lateHours }, '/to'],
  ['services', { checked: 'yesterday' }, '/checked'],
  ['glossary', { zh: '' }, '/zh']
])('the schema of %s refuses a record with %j', (name, change, says) => {
  expect(faultsOf(name, typical(name), {})).toBe('')
  expect(faultsOf(name, typical(name), change)).toContain(says)
})

it('half an hour is a valid value, unlike half a cent', () => {
  const hours = records('figures').find(({ unit }) => unit === 'hours')
  expect(faultsOf('figures', hours, { values: [value({ value: 1.5 })] })).toBe('')
})

describe.each(PUBLISHED)('%s.json', name => {
  it('matches its own schema', () => {
    expect(faults(name, contents[name])).toEqual([])
    expect(records(name).length).toBeGreaterThan(50)
  })

  it('may grow: its schema allows unknown fields', () => {
    const [first, ...rest] = records(name)
    const grown = { ...contents[name], more: 1, [LISTS[name]]: [{ ...first, more: 1 }, ...rest] }
    expect(faults(name, grown)).toEqual([])
  })

  it('has a schema that describes every property', () => {
    expect(undescribed(publishedSchema(name))).toEqual([])
  })

  it('names its licence and its schema', () => {
    expect(contents[name]).toMatchObject({
      licence: 'CC-BY-4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      $schema: (publishedSchema(name) as Json).$id
    })
  })

  it('is dated by its newest check', () => {
    const days = [...records(name), ...Object.values(contents[name].sources as Json)].flatMap(each => {
      const { checked, read } = each as { checked?: string; read?: string }
      return [checked, read].filter(day => day !== undefined)
    })
    expect(contents[name].updated).toBe(days.sort().at(-1))
    expect(contents[name].updated).toSatisfy(isDay)
  })

  it('has unique ids and every source it names', () => {
    const ids = records(name).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const sources = contents[name].sources as Json
    const named = records(name).flatMap(
      record => (record.values as { source: string }[] | undefined)?.map(({ source }) => source) ?? record.source ?? []
    )
    expect([...new Set(named)].sort()).toEqual(Object.keys(sources).sort())
  })
})

it('unverified services are not published', () => {
  expect(records('services').filter(({ status }) => status === 'unverified')).toEqual([])
})

it('words of distress are not published', () => {
  expect([...data.terms.values()].some(term => term.search_unprinted)).toBe(true)
  expect(JSON.stringify(contents.glossary)).not.toContain('unprinted')
  expect(JSON.stringify(publishedSchema('glossary'))).not.toContain('unprinted')
})
