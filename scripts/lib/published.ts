/**
 * The data as others may reuse it: figures.json, services.json and glossary.json,
 * each with its JSON Schema. Ids are permanent, because other people's programs
 * use them: data/published-ids.yaml lists them, and a check compares.
 */
import { z } from 'zod'
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import type { Data } from '../../rules/data/load.ts'
import { figureSchema, isoDate, serviceSchema, sourceSchema, termSchema, WHOLE_UNITS } from '../../rules/data/schema.ts'
import { site } from '../../site.config.ts'

export const PUBLISHED = ['figures', 'services', 'glossary'] as const

export type Published = (typeof PUBLISHED)[number]

const header = {
  $schema: z.url().describe('The schema of this file'),
  licence: z.literal(CONTENT_LICENCE.id).describe('SPDX id of the licence'),
  licence_url: z.literal(CONTENT_LICENCE.url).describe('The licence itself; who reuses the data links it'),
  attribution: z.string().describe('Who to name, and where to link'),
  updated: isoDate.describe('The newest day on which one of its records, or a source of one, was checked')
}
const sourcesById = z.record(z.string(), sourceSchema).describe('Each source that a record names, by its id')

const { status } = serviceSchema.shape

/** The service as published, without those that could not be checked. */
const publicService = z.object({
  ...serviceSchema.shape,
  status: status.exclude(['unverified']).describe(status.description ?? '')
})

/** Words of distress are only for our own search. */
const publicTerm = termSchema.omit({ search_unprinted: true })

const SCHEMAS = {
  figures: z.object({
    ...header,
    currency: z.literal('AUD').describe('Of every amount of money'),
    money: z.literal('integer cents').describe('How money is written'),
    percent: z.literal('basis points').describe('How percentages and tapers are written: 12 % is 1200'),
    figures: z.array(figureSchema).describe('Every figure'),
    sources: sourcesById
  }),
  services: z.object({ ...header, services: z.array(publicService).describe('Every service'), sources: sourcesById }),
  glossary: z.object({ ...header, terms: z.array(publicTerm).describe('Every word'), sources: sourcesById })
} satisfies Record<Published, z.ZodType>

/** What zod checks by code, which `z.toJSONSchema` cannot see, as JSON Schema of one record. */
const RULES: Record<Published, object> = {
  figures: {
    if: { properties: { unit: { enum: WHOLE_UNITS } } },
    then: {
      properties: { values: { type: 'array', items: { type: 'object', properties: { value: { type: 'integer' } } } } }
    }
  },
  services: { anyOf: ['phone', 'sms', 'url'].map(way => ({ required: [way] })) },
  glossary: {}
}

const LISTS: Record<Published, string> = { figures: 'figures', services: 'services', glossary: 'terms' }

const DESCRIPTIONS: Record<Published, string> = {
  figures:
    'Dated figures of Australian income support and work, each value with its date of effect, source and status.',
  services: 'Phone lines and services, with hours, languages, source and the day the number was checked.',
  glossary: 'Words of social security and work in English and Simplified Chinese.'
}

function schemaPath(name: Published): string {
  return `/schemas/${name}.schema.json`
}

/** The JSON Schema (draft 7) of a published file. It allows unknown properties, so that some can be added. */
export function publishedSchema(name: Published): object {
  const schema = z.toJSONSchema(SCHEMAS[name], {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    }
  }) as { properties: Record<string, { items: object }> }
  Object.assign(schema.properties[LISTS[name]]?.items ?? {}, RULES[name])
  return {
    ...schema,
    $id: absolute(schemaPath(name)),
    title: `${site.name.en}: ${name}`,
    description: DESCRIPTIONS[name]
  }
}

/** The records of a published file. Unverified services are left out, as on the pages, and words of distress. */
function recordsOf(data: Data) {
  return {
    figures: [...data.figures.values()],
    services: [...data.services.values()].filter(({ status }) => status !== 'unverified'),
    glossary: [...data.terms.values()].map(term => publicTerm.strip().parse(term))
  } satisfies Record<Published, { id: string }[]>
}

/** The published ids, by file. */
export function publishedIds(data: Data): Record<Published, string[]> {
  const records = recordsOf(data)
  const idsOf = (name: Published) => records[name].map(({ id }) => id)
  return { figures: idsOf('figures'), services: idsOf('services'), glossary: idsOf('glossary') }
}

const UNITS = { currency: 'AUD', money: 'integer cents', percent: 'basis points' }

/** Something with a source, and perhaps the day it was checked. */
interface Stated {
  source?: string | undefined
  checked?: string | undefined
}

/** The content of a published file: a header, its records, and the sources that they name. */
export function publishedContent(name: Published, data: Data): object {
  const records = recordsOf(data)
  const stated: Stated[] = name === 'figures' ? records.figures.flatMap(({ values }) => values) : records[name]
  const named = new Set(stated.map(({ source }) => source))
  const sources = [...data.sources.values()].filter(({ id }) => named.has(id))
  const days = [...stated.map(({ checked }) => checked), ...sources.map(({ read }) => read)]
  return {
    $schema: absolute(schemaPath(name)),
    licence: CONTENT_LICENCE.id,
    licence_url: CONTENT_LICENCE.url,
    attribution: `${site.name.en} / ${site.name.zh}, ${absolute('/')}`,
    // The day of the data, not of the build, so that two builds of one commit are identical.
    updated: days
      .filter(day => day !== undefined)
      .sort()
      .at(-1),
    ...(name === 'figures' && UNITS),
    [LISTS[name]]: records[name],
    sources: Object.fromEntries(sources.map(source => [source.id, source]))
  }
}
