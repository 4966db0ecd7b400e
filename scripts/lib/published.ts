/**
 * The data as others may reuse it: figures.json, services.json and glossary.json,
 * each with its JSON Schema. Ids are permanent, because other people's programs
 * use them: data/published-ids.yaml lists them, and a check compares.
 */
import { z } from 'zod'
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import type { Data } from '../../rules/data/load.ts'
import { newestValue, reviewBy } from '../../rules/figures.ts'
import {
  figureSchema,
  isoDate,
  serviceSchema,
  sourceSchema,
  WHOLE_UNITS,
  type Figure,
  type Source
} from '../../rules/data/schema.ts'
import { termSchema } from '../../rules/data/text-schemas.ts'
import { site } from '../../site.config.ts'

export const PUBLISHED = ['figures', 'services', 'glossary'] as const

export type Published = (typeof PUBLISHED)[number]

/** At the start of every published file. */
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

const units = {
  currency: z.literal('AUD').describe('Of every amount of money'),
  money: z.literal('integer cents').describe('How money is written'),
  percent: z.literal('basis points').describe('How percentages and tapers are written: 12 % is 1200')
}

const SCHEMAS = {
  figures: z.object({
    ...header,
    ...units,
    figures: z.array(figureSchema).describe('Every figure'),
    sources: sourcesById
  }),
  services: z.object({ ...header, services: z.array(publicService).describe('Every service'), sources: sourcesById }),
  glossary: z.object({ ...header, terms: z.array(publicTerm).describe('Every word'), sources: sourcesById })
} satisfies Record<Published, z.ZodType>

const figureFileSchema = z.object({
  ...header,
  updated: isoDate.describe('The newest day on which a source of it was read, where one is recorded').optional(),
  ...units,
  review_by: isoDate.describe('The first day on which the newest value may be out of date').optional(),
  figure: figureSchema.describe('The figure with its history'),
  sources: sourcesById
})

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

/** A JSON Schema (draft 7) that allows unknown properties, so that some can be added. @param io read, or written by us */
export function openSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): object {
  return z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    }
  })
}

/** The JSON Schema of a published file. */
export function publishedSchema(name: Published): object {
  const schema = openSchema(SCHEMAS[name]) as { properties: Record<string, { items: object }> }
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

const FIGURE_SCHEMA_PATH = '/schemas/figure.schema.json'

/** The address of one figure: `/figures/jobseeker.rate.partnered.json`. */
export function figurePath(figure: string): string {
  return `/figures/${figure}.json`
}

/** The JSON Schema of the file of one figure. */
export function figureFileSchemaJson(): object {
  const schema = openSchema(figureFileSchema) as { properties: { figure: object } }
  Object.assign(schema.properties.figure, RULES.figures)
  return {
    ...schema,
    $id: absolute(FIGURE_SCHEMA_PATH),
    title: `${site.name.en}: a figure`,
    description: 'One figure with its history, its sources and the day on which it must be looked up again.'
  }
}

/** The content of the file of one figure. */
export function figureFile(figure: Figure, data: Data): object {
  const newest = newestValue(figure)
  const review = newest && reviewBy(figure, newest)
  const sources = sourcesOf(figure.values, data)
  return {
    ...headerOf(FIGURE_SCHEMA_PATH, figure.values, sources),
    ...UNITS,
    ...(review && { review_by: review }),
    figure,
    sources: Object.fromEntries(sources.map(source => [source.id, source]))
  }
}

/** The sources that records name, in the order of the data. */
function sourcesOf(stated: readonly Stated[], data: Data): Source[] {
  const named = new Set(stated.map(({ source }) => source))
  return [...data.sources.values()].filter(({ id }) => named.has(id))
}

function headerOf(schema: string, stated: readonly Stated[], sources: readonly Source[]): object {
  const days = [...stated.map(({ checked }) => checked), ...sources.map(({ read }) => read)]
  return {
    $schema: absolute(schema),
    licence: CONTENT_LICENCE.id,
    licence_url: CONTENT_LICENCE.url,
    attribution: `${site.name.en} / ${site.name.zh}, ${absolute('/')}`,
    // The day of the data, not of the build, so that two builds of one commit are identical.
    updated: days
      .filter(day => day !== undefined)
      .sort()
      .at(-1)
  }
}

/** The content of a published file: a header, its records, and the sources that they name. */
export function publishedContent(name: Published, data: Data): object {
  const records = recordsOf(data)
  const stated: Stated[] = name === 'figures' ? records.figures.flatMap(({ values }) => values) : records[name]
  const sources = sourcesOf(stated, data)
  return {
    ...headerOf(schemaPath(name), stated, sources),
    ...(name === 'figures' && UNITS),
    [LISTS[name]]: records[name],
    sources: Object.fromEntries(sources.map(source => [source.id, source]))
  }
}
