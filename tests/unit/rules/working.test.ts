/** What results report beside their amounts: every case under tests/rules/ compared with the tables of workings. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { LABEL_GROUPS, FINDING_TERMS, labelsOf } from '../../../rules/labels.ts'
import type { Result, Term } from '../../../rules/result.ts'
import {
  accept,
  calculatorName,
  EXAMPLE_FILES,
  path,
  ratesFor,
  ratesOn,
  readCases,
  run,
  situation,
  withField
} from './support.ts'

const line = z
  .object({
    id: z.string(),
    in: z.union([z.literal('any'), z.array(z.string()).min(1)]),
    each: z.array(z.coerce.string()).min(1).optional(),
    terms: z.record(z.string(), z.enum(['cents', 'basis-points', 'count'])).default({}),
    figures: z.union([z.literal('any'), z.array(z.string())]).default([]),
    section: z.string().optional(),
    zero: z.literal('never').optional()
  })
  .strict()
  .transform(({ each, figures, ...rest }) =>
    (each ?? ['']).map(word => ({
      ...rest,
      figures: figures === 'any' ? figures : figures.map(id => id.replace('$', word))
    }))
  )

const lines = z.array(line).transform(each => each.flat())

const tableSchema = z
  .object({
    results: z.record(z.string(), z.object({ unit: z.string(), limits: z.array(z.string()) }).strict()),
    steps: lines,
    findings: lines,
    reasons: lines
  })
  .strict()

const tables = ['working.yaml', 'pension-working.yaml'].map(file =>
  tableSchema.parse(parse(readFileSync(join(import.meta.dirname, '..', '..', 'rules', file), 'utf8')))
)
const table = {
  results: Object.assign({}, ...tables.map(({ results }) => results)) as (typeof tables)[number]['results'],
  steps: tables.flatMap(({ steps }) => steps),
  findings: tables.flatMap(({ findings }) => findings),
  reasons: tables.flatMap(({ reasons }) => reasons)
}

type Line = z.output<typeof lines>[number]

interface Said {
  id: string
  terms: Term[]
  figures: string[]
  section: string
  /** The amount of a step, the first term of a finding: what there is something to say of. */
  number: number | undefined
}

function steps({ working }: Result): Said[] {
  return working.map(({ label, amount, ...rest }) => ({ id: label, number: amount, ...rest }))
}

function findings({ findings }: Result): Said[] {
  return findings.map(finding => ({ ...finding, number: finding.terms[0]?.value }))
}

function reasons({ notModelled }: Result): Said[] {
  return notModelled.map(reason => ({ ...reason, terms: [], number: undefined }))
}

function all(result: Result): Result[] {
  return [result, ...result.others.flatMap(all)]
}

function meets(said: Said, result: Result, line: Line): boolean {
  const terms = said.terms.map(({ name, unit }) => [name, unit])
  return (
    line.id === said.id &&
    (line.in === 'any' || line.in.includes(result.id)) &&
    JSON.stringify(terms) === JSON.stringify(Object.entries(line.terms)) &&
    (line.figures === 'any' ? said.figures.length > 0 : line.figures.join() === said.figures.join()) &&
    (line.section ?? said.section) === said.section &&
    !(line.zero && said.number === 0)
  )
}

/** Every line of the table that a result meets, and whatever it says that meets none. */
function compared(result: Result): { met: Line[]; strange: string[] } {
  const met = (saying: Said[], known: Line[]) =>
    saying.map(said => ({ said, line: known.find(each => meets(said, result, each)) }))
  const pairs = [
    ...met(steps(result), table.steps),
    ...met(findings(result), table.findings),
    ...met(reasons(result), table.reasons)
  ]
  return {
    met: pairs.flatMap(({ line }) => line ?? []),
    strange: pairs.filter(({ line }) => !line).map(({ said }) => `${result.id}: ${JSON.stringify(said)}`)
  }
}

interface Case {
  name: string
  results: () => Result[]
}

const example = z.object({ name: z.string(), calculator: calculatorName, on: z.string(), situation, accept })
const limit = example.extend({ vary: path, limit: z.number(), step: z.number().default(1) })
const cutOut = example.omit({ on: true }).extend({ vary: path, cutOuts: z.record(z.string(), z.number()) })
const ceiling = z.object({ name: z.string(), situation, periods: z.record(z.string(), z.array(z.number())) })

const cases: Case[] = [
  ...EXAMPLE_FILES.flatMap(file =>
    readCases(file, example.extend({ held: z.record(z.string(), z.number()).optional() })).map(each => ({
      name: `${file}: ${each.name}`,
      results: () => [run(each.calculator, each.situation, ratesFor(each))]
    }))
  ),
  ...readCases('limits.yaml', limit).map(each => ({
    name: `limits.yaml: ${each.name}, ${each.limit}`,
    results: () =>
      [each.limit, each.limit + each.step].map(value =>
        run(each.calculator, withField(each.situation, each.vary, value), ratesOn(each.on))
      )
  })),
  ...readCases('cut-outs.yaml', cutOut).map(each => ({
    name: `cut-outs.yaml: ${each.name}`,
    results: () =>
      Object.entries(each.cutOuts).flatMap(([on, income]) =>
        [0, income - 1, income, income + 1].map(value =>
          run(each.calculator, withField(each.situation, each.vary, value), ratesOn(on, each.accept))
        )
      )
  })),
  ...readCases('rent-ceilings.yaml', ceiling).map(each => ({
    name: `rent-ceilings.yaml: ${each.name}`,
    results: () =>
      Object.entries(each.periods).flatMap(([on, [threshold = 0, most = 0]]) =>
        [threshold, threshold + 100, most - 100, most + 100].map(rent =>
          run('rent-assistance', withField(each.situation, ['rent', 'perFortnight'], rent), ratesOn(on, ['unverified']))
        )
      )
  }))
]

it.each(cases)('a result reports what it must, adds up and names each figure: $name', ({ results }) => {
  for (const result of results().flatMap(all)) {
    expect(compared(result).strange).toEqual([])
    const { unit, limits, amount, working, notModelled, figures } = result
    expect({ unit, limits }).toEqual(table.results[result.id])
    expect(amount === null).toBe(notModelled.length > 0)
    expect(working.reduce((sum, step) => sum + step.amount, 0)).toBe(amount ?? 0)
    const about = ['figures-past-review', 'figures-not-confirmed']
    const said = [...steps(result), ...findings(result)].filter(({ id }) => !about.includes(id))
    expect(figures.map(({ id }) => id)).toEqual([...new Set(said.flatMap(each => each.figures))])
  }
})

describe('the tables of workings', () => {
  it('has no line that no case meets', () => {
    const met = new Set(cases.flatMap(({ results }) => results().flatMap(all)).flatMap(result => compared(result).met))
    // What only a figure brings that `data/` lacks: result.test.ts and families.test.ts have one each.
    const lines = [...table.steps, ...table.findings, ...table.reasons]
    const withoutFigure = ['figures-past-review', 'family-tax-benefit-at-least']
    expect(lines.filter(each => !met.has(each) && !withoutFigure.includes(each.id))).toEqual([])
  })

  // Parts of a household's payments are in the tables of households.
  const groups = LABEL_GROUPS.filter(group => group !== 'household')
  const ids = (given: Line[]) => [...new Set(given.map(({ id }) => id))].sort()

  it.each([
    ['step', ids(table.steps), labelsOf('steps', groups)],
    ['finding', ids(table.findings), labelsOf('findings', groups)],
    ['reason', ids(table.reasons), labelsOf('reasons', groups)],
    ['result', Object.keys(table.results).sort(), labelsOf('results', groups)],
    [
      'limit',
      [...new Set(Object.values(table.results).flatMap(({ limits }) => limits))].sort(),
      labelsOf('limits', groups)
    ]
  ])('has every %s that has words', (_, named, labels) => {
    expect(named).toEqual([...labels].sort())
  })

  it('names no term without words', () => {
    const named = [...table.steps, ...table.findings].flatMap(({ terms }) => Object.keys(terms))
    expect(named.filter(name => ![...labelsOf('terms'), ...FINDING_TERMS].includes(name))).toEqual([])
  })
})
