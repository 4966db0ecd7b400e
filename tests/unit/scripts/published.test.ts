import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { isDay } from '../../../rules/dates.ts'
import { PUBLISHED, publishedContent, publishedSchema, type Published } from '../../../scripts/lib/published.ts'

const data = loadData()

type Json = Record<string, unknown>

/** As another program reads it: what JSON cannot say is gone. */
function content(name: Published): Json {
  return JSON.parse(JSON.stringify(publishedContent(name, data))) as Json
}

/** What a reader's own validator says against the published schema. */
function faults(name: Published, value: unknown): string[] {
  // zod checked addresses on loading.
  const ajv = new Ajv({ allErrors: true, formats: { uri: true, date: isDay } })
  const schema = JSON.parse(JSON.stringify(publishedSchema(name))) as Json
  const valid = ajv.compile(schema)
  return valid(value) ? [] : (valid.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

/** The list that a file is about. */
const LISTS: Record<Published, string> = { figures: 'figures', services: 'services', glossary: 'terms' }

function records(name: Published): Json[] {
  return content(name)[LISTS[name]] as Json[]
}

/** Paths of the properties without a description, anywhere in a schema. */
function silent(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    // The rule for whole numbers names properties that are described above.
    if (key === 'if' || key === 'then') return []
    const unsaid = key === 'properties' ? Object.entries(inner as Record<string, Json>).filter(([, each]) => !each.description) : []
    return [...unsaid.map(([property]) => `${path}/${property}`), ...silent(inner, `${path}/${key}`)]
  })
}

/** The first record of a kind, and what must not pass in its place. */
const REFUSED: [Published, (record: Json) => boolean, Json, string][] = [
  ['figures', () => true, { id: 'Not An Id' }, '/id'],
  ['figures', ({ unit }) => unit === 'money', { values: [{ ...value(), value: 1.5 }] }, '/values/0/value must be integer'],
  ['figures', () => true, { values: [{ ...value(), from: '2026-02-31' }] }, '/values/0/from must match format "date"'],
  ['figures', () => true, { values: [] }, '/values'],
  ['figures', () => true, { label: { en: 'In one language' } }, '/label'],
  ['services', () => true, { phone: undefined, sms: undefined, url: undefined }, " must have required property 'phone'"],
  ['services', () => true, { status: 'unverified' }, '/status'],
  ['services', () => true, { hours: { zone: 'local', periods: [{ days: ['mon'], from: '09:00', to: '24:59' }] } }, '/to'],
  ['services', () => true, { checked: 'yesterday' }, '/checked'],
  ['glossary', () => true, { zh: '' }, '/zh']
]

/** A value of a figure that is sound. */
function value(): Json {
  return { from: '2026-09-20', value: 1, source: 'a', status: 'verified' }
}

it.each(REFUSED)('a record of %s is refused by its schema where it is spoilt: %#', (name, isKind, spoiling, says) => {
  const list = records(name)
  const record = list.find(isKind)
  if (!record) throw new Error('There is no such record.')
  const spoilt = JSON.parse(JSON.stringify({ ...content(name), [LISTS[name]]: [{ ...record, ...spoiling }] })) as Json
  expect(faults(name, { ...spoilt, [LISTS[name]]: [record] })).toEqual([])
  expect(faults(name, spoilt).join()).toContain(says)
})

it('half an hour is a value, though half a cent is none', () => {
  const hours = records('figures').find(({ unit }) => unit === 'hours')
  expect(faults('figures', { ...content('figures'), figures: [{ ...hours, values: [{ ...value(), value: 1.5 }] }] })).toEqual([])
})

describe.each(PUBLISHED)('%s.json', name => {
  it('keeps to its own schema', () => {
    expect(faults(name, content(name))).toEqual([])
    expect(records(name).length).toBeGreaterThan(50)
  })

  it('may grow: its schema lets pass what it does not know', () => {
    const [first, ...rest] = records(name)
    const grown = { ...content(name), more: 1, [LISTS[name]]: [{ ...first, more: 1 }, ...rest] }
    expect(faults(name, grown)).toEqual([])
  })

  it('has a schema that says of every property what it is', () => {
    expect(silent(publishedSchema(name))).toEqual([])
  })

  it('says under which licence, and names its schema', () => {
    expect(content(name)).toMatchObject({
      licence: 'CC-BY-4.0',
      licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      $schema: (publishedSchema(name) as Json).$id
    })
  })

  it('is dated by the newest check of what it has', () => {
    const days = [...records(name), ...Object.values(content(name).sources as Json)].flatMap(each => {
      const { checked, read } = each as { checked?: string; read?: string }
      return [checked, read].filter(day => day !== undefined)
    })
    expect(content(name).updated).toBe(days.sort().at(-1))
    expect(content(name).updated).toSatisfy(isDay)
  })

  it('has each id once and every source it names', () => {
    const ids = records(name).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const sources = content(name).sources as Json
    const named = records(name).flatMap(record =>
      (record.values as { source: string }[] | undefined)?.map(({ source }) => source) ?? record.source ?? []
    )
    expect(named.filter(id => !(id as string in sources))).toEqual([])
    expect(Object.keys(sources).filter(id => !named.includes(id))).toEqual([])
  })
})

it('services that nobody could check are not published', () => {
  expect(records('services').filter(({ status }) => status === 'unverified')).toEqual([])
})

it('what people type in distress is not published', () => {
  expect([...data.terms.values()].some(term => term.search_unprinted)).toBe(true)
  expect(JSON.stringify(content('glossary'))).not.toContain('unprinted')
  expect(JSON.stringify(publishedSchema('glossary'))).not.toContain('unprinted')
})
