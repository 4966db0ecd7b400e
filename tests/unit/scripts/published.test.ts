import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { PUBLISHED, publishedContent, publishedSchema, type Published } from '../../../scripts/lib/published.ts'

const data = loadData()

type Json = Record<string, unknown>

/** As another program reads it: what JSON cannot say is gone. */
function content(name: Published): Json {
  return JSON.parse(JSON.stringify(publishedContent(name, data))) as Json
}

/** What a reader's own validator says against the published schema. */
function faults(name: Published, value: unknown): string[] {
  // `uri` is the only format, and zod checked it on loading.
  const ajv = new Ajv({ allErrors: true, formats: { uri: true } })
  const schema = JSON.parse(JSON.stringify(publishedSchema(name))) as Json
  const valid = ajv.compile(schema)
  return valid(value) ? [] : (valid.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

/** The list that a file is about. */
const LISTS: Record<Published, string> = { figures: 'figures', services: 'services', glossary: 'terms' }

function records(name: Published): Json[] {
  return content(name)[LISTS[name]] as Json[]
}

describe.each(PUBLISHED)('%s.json', name => {
  it('keeps to its own schema', () => {
    expect(faults(name, content(name))).toEqual([])
    expect(records(name).length).toBeGreaterThan(50)
  })

  it('is refused by its schema where a record is spoilt, or something is added', () => {
    const [first, ...rest] = records(name)
    const spoilt = { ...content(name), [LISTS[name]]: [{ ...first, id: 'Not An Id' }, ...rest] }
    expect(faults(name, spoilt).join()).toContain(`/${LISTS[name]}/0/id`)
    expect(faults(name, { ...content(name), more: 1 })).toEqual([' must NOT have additional properties'])
  })

  it('says under which licence, and names its schema', () => {
    expect(content(name)).toMatchObject({
      licence: 'CC-BY-4.0',
      $schema: (publishedSchema(name) as Json).$id
    })
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
