import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z, type ZodType } from 'zod'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { loadData } from '../../../rules/data/load.ts'
import { STATUSES, type Status } from '../../../rules/data/schema.ts'
import { labelsOf } from '../../../rules/labels.ts'
import type { LabelKind } from '../../../rules/labels/kinds.ts'
import { CONFIRMED, figuresFrom, Rates, type RuleFigure } from '../../../rules/lookup.ts'
import type { Result } from '../../../rules/result.ts'

const CASES = join(import.meta.dirname, '..', '..', 'rules')

export const calculatorName = z.enum(Object.keys(CALCULATORS) as [CalculatorName, ...CalculatorName[]])
export const situation = z.record(z.string(), z.unknown())
export const accept = z.array(z.enum(STATUSES)).default([])
export const path = z.array(z.union([z.string(), z.number()])).min(1)

export function readCases<Schema extends ZodType>(file: string, schema: Schema): z.output<Schema>[] {
  const cases: unknown = parse(readFileSync(join(CASES, file), 'utf8'), { merge: true, maxAliasCount: -1 })
  return z.array(schema).parse(cases) as z.output<Schema>[]
}

export function ratesFor(each: { on: string; accept: Status[]; held?: Record<string, number> | undefined }): Rates {
  return each.held ? ratesHolding(each.on, each.held) : ratesOn(each.on, each.accept)
}

/** Shared by test files of one process: reading `data/` takes longer than all cases together. */
const kept = globalThis as { ruleFigures?: RuleFigure[] }
const all = (kept.ruleFigures ??= [...loadData().figures.values()])
const made = new Map<string, Rates>()

/** The first day of the newest value held, which may be a day to come. */
export function newestDay(id: string): string | undefined {
  return all.find(figure => figure.id === id)?.values.at(-1)?.from
}

/** The figures of a day, made once. */
export function ratesOn(on: string, accepted: readonly Status[] = []): Rates {
  const key = [on, ...accepted].join()
  const rates = made.get(key) ?? new Rates(figuresFrom(all, [...CONFIRMED, ...accepted]), on)
  made.set(key, rates)
  return rates
}

/** The figures of a day, the newest value of some of them not confirmed. */
export function ratesUnconfirmed(on: string, ...ids: string[]): Rates {
  const unconfirmed = all.map(figure => {
    const last = figure.values.at(-1)
    if (!last || !ids.includes(figure.id)) return figure
    return { ...figure, values: [...figure.values.slice(0, -1), { ...last, status: 'unverified' as const }] }
  })
  return new Rates(figuresFrom(unconfirmed), on)
}

/** The figures of a day, some of them replaced: for examples older than the histories in `data/`. */
function ratesHolding(on: string, held: Record<string, number>): Rates {
  const replaced = all.map(figure => {
    const value = held[figure.id]
    if (value === undefined) return figure
    return { ...figure, ends: undefined, values: [{ from: on, value, source: 'example', status: 'verified' as const }] }
  })
  return new Rates(figuresFrom(replaced), on)
}

export function run(calculator: CalculatorName, given: unknown, rates: Rates): Result {
  const result = CALCULATORS[calculator].assess(given, rates)
  const unlisted = labelsIn(result).filter(([kind, id]) => !labelsOf(kind, CALCULATORS[calculator].labels).includes(id))
  if (unlisted.length > 0) throw new Error(`${calculator} does not list its labels: ${unlisted.join(' ')}`)
  return result
}

/** Every label that a page needs a message for. */
function labelsIn(result: Result): [LabelKind, string][] {
  const { id, working, findings, notModelled, limits, others } = result
  return [
    ['results', id],
    ...working.flatMap(({ label, terms }): [LabelKind, string][] => [
      ['steps', label],
      ...terms.map(({ name }): [LabelKind, string] => ['terms', name])
    ]),
    ...findings.map((each): [LabelKind, string] => ['findings', each.id]),
    ...notModelled.map((each): [LabelKind, string] => ['reasons', each.id]),
    ...limits.map((limit): [LabelKind, string] => ['limits', limit]),
    ...others.flatMap(labelsIn)
  ]
}

/** A copy of a situation with one field changed. */
export function withField(given: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  const record = (given ?? {}) as Record<string, unknown>
  return { ...record, [step]: withField(record[step], rest, value) }
}

/** The files of examples: a situation, and what is worked out. */
export const EXAMPLE_FILES = [
  'worked-examples.yaml',
  'situations.yaml',
  'other-benefits.yaml',
  'pension-examples.yaml',
  'pension-situations.yaml',
  'families.yaml'
]
