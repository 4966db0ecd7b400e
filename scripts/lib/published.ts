/**
 * The data as others may reuse it: figures.json, services.json and glossary.json,
 * each with the JSON Schema that it keeps to. Ids are stable, for other people's
 * programs name them: data/published-ids.yaml holds them, and a check holds it to that.
 */
import { z } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import type { Data } from '../../rules/data/load.ts'
import { figureSchema, serviceSchema, sourceSchema, termSchema, WHOLE_UNITS } from '../../rules/data/schema.ts'
import { site } from '../../site.config.ts'

export const PUBLISHED = ['figures', 'services', 'glossary'] as const

export type Published = (typeof PUBLISHED)[number]

const header = {
  $schema: z.string().url().describe('The schema of this file'),
  licence: z.literal(CONTENT_LICENCE.id).describe('SPDX id of the licence'),
  licence_url: z.literal(CONTENT_LICENCE.url).describe('The licence itself; who reuses the data links it'),
  attribution: z.string().describe('Who to name, and where to link'),
  updated: z.string().date().describe('The newest day on which one of its records, or a source of one, was checked')
}
const sourcesById = z.record(sourceSchema).describe('Each source that a record names, by its id')

/** The service as published: who reuses it need not know what could not be checked. */
const publicService = serviceSchema.innerType().extend({
  status: serviceSchema.innerType().shape.status.exclude(['unverified'])
})

/** Words of distress are for our own search alone. */
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

/** What zod checks by code, which `zodToJsonSchema` cannot see, as JSON Schema of one record. */
const RULES: Record<Published, object> = {
  figures: {
    if: { properties: { unit: { enum: WHOLE_UNITS } } },
    then: { properties: { values: { type: 'array', items: { type: 'object', properties: { value: { type: 'integer' } } } } } }
  },
  services: { anyOf: ['phone', 'sms', 'url'].map(way => ({ required: [way] })) },
  glossary: {}
}

/** The list that a file is about. */
const LISTS = { figures: 'figures', services: 'services', glossary: 'terms' } as const satisfies Record<Published, string>

const DESCRIPTIONS: Record<Published, string> = {
  figures: 'Dated figures of Australian income support and work, each value with its date of effect, source and status.',
  services: 'Phone lines and services, with hours, languages, source and the day the number was checked.',
  glossary: 'Words of social security and work in English and Simplified Chinese.'
}

function schemaPath(name: Published): string {
  return `/schemas/${name}.schema.json`
}

/** The JSON Schema (draft 7) of a published file. It lets properties pass that it does not know: some may be added. */
export function publishedSchema(name: Published): object {
  const schema = zodToJsonSchema(SCHEMAS[name], { $refStrategy: 'none', rejectedAdditionalProperties: undefined }) as {
    properties: Record<string, { items: object }>
  }
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

/** The ids that programs of others may name, by file. */
export function publishedIds(data: Data): Record<Published, string[]> {
  const { figures, services, glossary } = recordsOf(data)
  return {
    figures: figures.map(({ id }) => id),
    services: services.map(({ id }) => id),
    glossary: glossary.map(({ id }) => id)
  }
}

/** The content of a published file. */
export function publishedContent(name: Published, data: Data): object {
  const { figures, services, glossary } = recordsOf(data)
  switch (name) {
    case 'figures': {
      const units = { currency: 'AUD', money: 'integer cents', percent: 'basis points' }
      return wholeFile(name, data, { ...units, figures }, figures.flatMap(({ values }) => values))
    }
    case 'services':
      return wholeFile(name, data, { services }, services)
    case 'glossary':
      return wholeFile(name, data, { terms: glossary }, glossary)
  }
}

/** Something that rests on a source, and perhaps says when it was checked. */
interface Stated {
  source?: string | undefined
  checked?: string | undefined
}

/** @param stated what the content rests on */
function wholeFile(name: Published, data: Data, content: object, stated: Stated[]): object {
  const named = new Set(stated.map(({ source }) => source))
  const sources = [...data.sources.values()].filter(({ id }) => named.has(id))
  const days = [...stated.map(({ checked }) => checked), ...sources.map(({ read }) => read)]
  return {
    $schema: absolute(schemaPath(name)),
    licence: CONTENT_LICENCE.id,
    licence_url: CONTENT_LICENCE.url,
    attribution: `${site.name.en} / ${site.name.zh}, ${absolute('/')}`,
    // Of the data, not of the build: two builds of one commit are the same.
    updated: days.filter(day => day !== undefined).sort().at(-1),
    ...content,
    sources: Object.fromEntries(sources.map(source => [source.id, source]))
  }
}
