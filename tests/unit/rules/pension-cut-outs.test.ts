/** Incomes and assets at which a pension is zero: the inverse of the tests, and a payment at the number and a cent below. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CalculatorName } from '../../../rules/calculators.ts'
import type { Rates } from '../../../rules/lookup.ts'
import { exact, sum, type Exact } from '../../../rules/money.ts'
import { cutOut, STUDENT_TEST } from '../../../rules/ordinary-income-test.ts'
import { assetsCutOut, assetsReduction } from '../../../rules/pensions/assets-test.ts'
import { transitionalRate } from '../../../rules/pensions/maximum-rate.ts'
import { total } from '../../../rules/result.ts'
import { newestDay, ratesFor, ratesOn, readCases, run } from './support.ts'

const groups = readCases(
  'pension-cut-outs.yaml',
  z.strictObject({
    scheme: z.enum(['standard', 'transitional', 'dsp-youth', 'austudy']),
    status: z.string(),
    test: z.enum(['income', 'assets']),
    homeOwner: z.boolean().optional(),
    cells: z.array(
      z.strictObject({
        id: z.string(),
        on: z.string(),
        at: z.number().int(),
        least: z.number().int().optional(),
        basis: z.enum(['official', 'copy', 'derived'])
      })
    )
  })
)

const cells = groups.flatMap(({ cells, ...group }) => cells.map(cell => ({ ...group, ...cell })))
type Cell = (typeof cells)[number]

/** Before 2025 `data/` has no taper, and no minimum supplement: any does that is below what is left to pay. */
const OLDER = {
  'pension.assets.taper.single': 300,
  'pension.assets.taper.couple-each': 150,
  'pension.assets.step.single': 25_000,
  'pension.assets.step.couple': 50_000,
  'pension.supplement.minimum.single': 4_000,
  'pension.supplement.minimum.couple-each': 3_000
}

function ratesOf({ on }: Cell): Rates {
  return ratesFor({ on, accept: [], held: on < '2025' ? OLDER : undefined })
}

const PEOPLE: Record<string, [CalculatorName, object]> = {
  single: ['age-pension', { age: 70 }],
  couple: ['age-pension', { age: 70, relationship: 'partnered', partner: { age: 70, payment: 'pension' } }],
  illness: ['age-pension', { age: 70, relationship: 'separated-by-illness', partner: { age: 70, payment: 'pension' } }],
  'dependent-16-17': ['disability-support-pension', { age: 17, dependent: true }],
  'dependent-18-20': ['disability-support-pension', { age: 18, dependent: true }],
  'independent-16-20': ['disability-support-pension', { age: 20 }],
  'couple-16-20': [
    'disability-support-pension',
    { age: 20, relationship: 'partnered', partner: { age: 20, payment: 'pension' } }
  ]
}

function paid(cell: Cell, at: number) {
  const [calculator, person] = PEOPLE[cell.status] ?? []
  if (!calculator) throw new Error(`nobody is ${cell.status}`)
  const means =
    cell.test === 'income' ? { income: { other: at } } : { assets: { homeOwner: cell.homeOwner, other: at } }
  return run(calculator, { ...person, transitional: cell.scheme === 'transitional', ...means }, ratesOf(cell))
}

/** Just below it: with no income at all, someone at the transitional rate would have the standard one. */
function said(cell: Cell): number | undefined {
  const { findings } = paid(cell, cell.at - 1)
  const ids = cell.test === 'income' ? ['cut-out', 'cut-out-combined'] : ['assets-cut-out', 'assets-cut-out-combined']
  return findings.find(({ id }) => ids.includes(id))?.terms[0]?.value
}

const isCouple = ({ status }: Cell) => status === 'couple' || status === 'illness'
const isStudents = ({ scheme }: Cell) => scheme === 'austudy'
/** More assets than this leave the standard rate higher: nobody has the transitional rate any more at its end. */
const isBeyondReach = ({ scheme, test }: Cell) => scheme === 'transitional' && test === 'assets'

it('has every cell of the record', () => {
  expect(new Set(cells.map(({ id }) => id)).size).toBe(120)
  const newest = newestDay('pension.rate.single')
  expect(cells.filter(({ scheme, on }) => scheme === 'standard' && on === newest).length).toBeGreaterThan(0)
})

describe.each(cells.filter(cell => !isStudents(cell) && !isBeyondReach(cell)))('$id', cell => {
  it('pays nothing at the cut-out, and the least that is paid a cent below it', () => {
    expect(paid(cell, cell.at).amount).toBe(0)
    expect(paid(cell, cell.at - 1).amount).toBe(cell.least)
  })

  it('says the cut-out itself', () => {
    expect(said(cell)).toBe(cell.at)
  })
})

describe.each(cells.filter(isBeyondReach))('$id', cell => {
  const { status, homeOwner = false, at } = cell
  const rates = ratesOf(cell)
  const relationship = status === 'couple' ? 'partnered' : status === 'illness' ? 'separated-by-illness' : 'single'
  const maximum = total(transitionalRate(relationship, rates).components)
  const left = (assets: number): Exact => {
    const whole = exact(assets)
    const counted = { homeOwner, total: whole, financial: exact(0), each: whole, findings: [] }
    return sum([maximum, total(assetsReduction(counted, isCouple(cell), rates))])
  }

  it('leaves nothing at the cut-out, and something a cent below it', () => {
    expect(assetsCutOut(maximum, homeOwner, isCouple(cell), rates)).toBe(at)
    expect(left(at).n).toBeLessThanOrEqual(0)
    expect(left(at - 1).n).toBeGreaterThan(0)
  })
})

it.each(cells.filter(isStudents))('$id', ({ status, on, at }) => {
  const rates = ratesOn(on)
  const kinds = status === 'no-children' ? ['single-no-children', 'couple-no-children'] : [status]
  for (const kind of kinds) {
    const ids = [`austudy.rate.${kind}`, `energy-supplement.austudy.${kind}`]
    const rate = sum(ids.map(id => rates.money(id)))
    expect(cutOut(rate, STUDENT_TEST, rates)).toBe(at)
  }
})
