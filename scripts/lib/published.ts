/**
 * The data as others may reuse it: figures.json, services.json and glossary.json,
 * each with the JSON Schema that it keeps to. Ids are stable: other people's
 * programs name them, so an id is retired (status superseded), never reused.
 */
import { z } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { absolute } from '../../components/layout/absolute.ts'
import type { Data } from '../../rules/data/load.ts'
import { figureSchema, serviceSchema, sourceSchema, termSchema } from '../../rules/data/schema.ts'
import { site } from '../../site.config.ts'

export const PUBLISHED = ['figures', 'services', 'glossary'] as const

export type Published = (typeof PUBLISHED)[number]

/** SPDX; the same as the text of the site (LICENSE-CONTENT). */
const LICENCE = 'CC-BY-4.0'

const header = {
  $schema: z.string().url(),
  licence: z.literal(LICENCE),
  /** Who to name, and where to link. */
  attribution: z.string()
}
const sources = z.record(sourceSchema)

const SCHEMAS = {
  figures: z
    .object({
      ...header,
      currency: z.literal('AUD'),
      money: z.literal('integer cents'),
      percent: z.literal('basis points'),
      figures: z.array(figureSchema),
      sources
    })
    .strict(),
  services: z.object({ ...header, services: z.array(serviceSchema), sources }).strict(),
  glossary: z.object({ ...header, terms: z.array(termSchema), sources }).strict()
} satisfies Record<Published, z.ZodType>

const DESCRIPTIONS: Record<Published, string> = {
  figures: 'Dated figures of Australian income support and work, each value with its date of effect, source and status.',
  services: 'Phone lines and services, with hours, languages, source and the day the number was checked.',
  glossary: 'Words of social security and work in English and Simplified Chinese.'
}

function schemaPath(name: Published): string {
  return `/schemas/${name}.schema.json`
}

/** The JSON Schema (draft 7) of a published file. */
export function publishedSchema(name: Published): object {
  return {
    ...zodToJsonSchema(SCHEMAS[name], { $refStrategy: 'none' }),
    $id: absolute(schemaPath(name)),
    title: `${site.name.en}: ${name}`,
    description: DESCRIPTIONS[name]
  }
}

/** The content of a published file. Unverified services are left out, as on the pages. */
export function publishedContent(name: Published, data: Data): object {
  const shared = {
    $schema: absolute(schemaPath(name)),
    licence: LICENCE,
    attribution: `${site.name.en} / ${site.name.zh}, ${absolute('/')}`
  }
  switch (name) {
    case 'figures': {
      const figures = [...data.figures.values()]
      const named = figures.flatMap(figure => figure.values.map(value => value.source))
      const units = { currency: 'AUD', money: 'integer cents', percent: 'basis points' }
      return { ...shared, ...units, figures, sources: sourcesNamed(data, named) }
    }
    case 'services': {
      const services = [...data.services.values()].filter(({ status }) => status !== 'unverified')
      return { ...shared, services, sources: sourcesNamed(data, services.map(({ source }) => source)) }
    }
    case 'glossary': {
      const terms = [...data.terms.values()]
      return { ...shared, terms, sources: sourcesNamed(data, terms.flatMap(({ source }) => source ?? [])) }
    }
  }
}

function sourcesNamed(data: Data, ids: string[]): object {
  const named = new Set(ids)
  return Object.fromEntries([...data.sources].filter(([id]) => named.has(id)))
}
