/** Each figure by itself, all of them as a table, and as parameters of OpenFisca. */
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { loadData } from '../../../../rules/data/load.ts'
import { isDay } from '../../../../rules/dates.ts'
import { CONFIRMED } from '../../../../rules/lookup.ts'
import { figuresCsv } from '../../../../scripts/lib/figure-files.ts'
import { openfiscaYaml } from '../../../../scripts/lib/openfisca.ts'
import { figureFile, figureFileSchemaJson, figurePath } from '../../../../scripts/lib/published.ts'
import { site } from '../../../../site.config.ts'

const data = loadData()
const figures = [...data.figures.values()]

describe('the file of a figure', () => {
  const ajv = new Ajv({ allErrors: true, formats: { uri: true, date: isDay } })
  const valid = ajv.compile(JSON.parse(JSON.stringify(figureFileSchemaJson())) as object)
  const fileOf = (id: string) =>
    JSON.parse(JSON.stringify(figureFile(data.figures.get(id)!, data))) as Record<string, unknown>

  it('has the shape that its schema promises, for every figure', () => {
    const wrong = figures
      .filter(({ id }) => !valid(fileOf(id)))
      .map(({ id }) => `${id}: ${ajv.errorsText(valid.errors)}`)
    expect(wrong).toEqual([])
  })

  it('names every source of its values, and no other', () => {
    const wrong = figures.filter(({ id, values }) => {
      const named = [...new Set(values.map(({ source }) => source))].sort()
      return (
        Object.keys(fileOf(id).sources as object)
          .sort()
          .join() !== named.join()
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('says when its newest value must be looked up, where that is known', () => {
    expect(fileOf('jobseeker.rate.partnered').review_by).toMatch(/^20\d\d-0[39]-20$/)
    expect(fileOf('jobseeker.income.free-area')).not.toHaveProperty('review_by')
  })

  it('is at the address of the figure', () => {
    expect(figurePath('jobseeker.rate.partnered')).toBe('/figures/jobseeker.rate.partnered.json')
  })
})

/** Reads RFC 4180. */
function table(text: string): Record<string, string>[] {
  const rows = [...text.matchAll(/((?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|(?=\r\n)))+)\r\n/g)].map(([, row = '']) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)]
      .slice(0, 14)
      .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
  )
  const [head = [], ...body] = rows
  return body.map(row => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}

describe('the table of figures', () => {
  const rows = table(figuresCsv(data))

  it('has a row for every value', () => {
    const written = rows.map(({ id, from }) => `${id} ${from}`)
    const held = figures.flatMap(({ id, values }) => values.map(({ from }) => `${id} ${from}`))
    expect(written).toEqual(held)
  })

  it('says until when a value holds, and where to check it', () => {
    const row = rows.find(({ id, from }) => id === 'jobseeker.rate.partnered' && from === '2025-09-20')
    expect(row).toMatchObject({ before: '2026-03-20', period: 'fortnight' })
    expect(row?.source_url).toMatch(/^https:/)
  })

  it.each<[id: string, from: string, value: string, unit: string]>([
    ['jobseeker.rate.single-no-children', '2026-09-20', '824.90', 'AUD'],
    ['jobseeker.income.free-area', '2023-03-20', '150.00', 'AUD'],
    ['jobseeker.income.taper-lower', '2023-03-20', '50', 'cents per dollar'],
    ['jobseeker.age', '2020-03-20', '22', 'age']
  ])('writes %s of %s as %s %s', (id, from, value, unit) => {
    expect(rows.find(row => row.id === id && row.from === from)).toMatchObject({ value, unit })
  })
})

describe('the parameters for OpenFisca', () => {
  // From “Parameters” in the documentation of OpenFisca: names of nodes and parameters, reserved words, the attributes
  // of a parameter and of its values. A date is a key in YAML.
  const RESERVED = ['description', 'reference', 'values', 'brackets', 'metadata', 'unit', 'documentation']
  const name = z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .refine(each => !RESERVED.includes(each), 'is reserved')
  const reference = z.url()
  const value = z.strictObject({
    value: z.number().nullable(),
    metadata: z.looseObject({ reference: reference.optional() }).optional()
  })
  const parameter = z.strictObject({
    description: z.string().min(1),
    metadata: z.looseObject({ unit: z.string().min(1), reference }),
    values: z.record(z.string().refine(isDay), value).refine(values => Object.keys(values).length > 0)
  })

  type Parameter = z.infer<typeof parameter>
  type Tree = Record<string, unknown>

  const tree = parse(openfiscaYaml(data)) as Tree
  const found = new Map<string, Parameter>()
  const faults: string[] = []

  function walk(node: Tree, path: string): void {
    for (const [key, child] of Object.entries(node)) {
      if (key === 'description' || key === 'metadata') continue
      const { error } = name.safeParse(key)
      if (error) faults.push(`${path}.${key}: ${error.message}`)
      if (!('values' in (child as Tree))) {
        walk(child as Tree, `${path}.${key}`)
        continue
      }
      const read = parameter.safeParse(child)
      if (read.success) found.set(String(read.data.metadata.id), read.data)
      else faults.push(`${path}.${key}: ${read.error.message}`)
    }
  }
  walk(tree, 'foothold')

  it('have the form of its documentation', () => {
    expect(faults).toEqual([])
  })

  it('are all our figures, each once', () => {
    expect([...found.keys()].sort()).toEqual(figures.map(({ id }) => id).sort())
  })

  it.each<[id: string, unit: string, from: string, value: number]>([
    ['jobseeker.rate.single-no-children', 'currency', '2026-09-20', 824.9],
    ['jobseeker.income.taper-lower', '/1', '2023-03-20', 0.5],
    ['ftb-a.supplement', 'currency', '2026-07-01', NaN]
  ])('write %s in %s', (id, unit, from, expected) => {
    const parameter = found.get(id)
    expect(parameter?.metadata.unit).toBe(unit)
    expect(parameter?.metadata.reference).toBe(`${site.url}/figures/${id}.json`)
    if (!Number.isNaN(expected)) expect(parameter?.values[from]?.value).toBe(expected)
  })

  it('have no value that nobody should calculate with, and none after the end', () => {
    const wrong = figures.flatMap(({ id, values, ends }) => {
      const written = found.get(id)?.values ?? {}
      const shown = values.filter(({ from, status }) => (written[from]?.value !== null) !== CONFIRMED.includes(status))
      const last = Object.keys(written).sort().at(-1) ?? ''
      const isOpen = ends !== undefined && written[last]?.value !== null
      return shown.length > 0 || isOpen ? [id] : []
    })
    expect(wrong).toEqual([])
  })
})
