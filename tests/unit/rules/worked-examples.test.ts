/** The worked examples and situations under tests/rules/, to the cent. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Result } from '../../../rules/result.ts'
import { accept, EXAMPLE_FILES, calculatorName, ratesFor, readCases, run, situation } from './support.ts'

const numbers = z.record(z.string(), z.number())
const amount = z.number().nullable()

const exampleCase = z
  .object({
    name: z.string(),
    calculator: calculatorName,
    on: z.string(),
    accept,
    held: numbers.optional(),
    situation,
    expected: z
      .object({
        amount: amount.optional(),
        steps: numbers.default({}),
        stepTerms: z.array(numbers).default([]),
        findings: z.array(z.string()).default([]),
        absent: z.array(z.string()).default([]),
        notModelled: z.array(z.string()).default([]),
        terms: z.record(z.string(), numbers).default({}),
        until: z.record(z.string(), z.string()).default({}),
        others: z.record(z.string(), amount).default({}),
        otherSteps: z.record(z.string(), numbers).default({}),
        otherStepTerms: z.record(z.string(), z.array(numbers)).default({}),
        otherFindings: z.record(z.string(), z.array(z.string())).default({}),
        otherFindingTerms: z.record(z.string(), z.record(z.string(), numbers)).default({}),
        otherAbsent: z.record(z.string(), z.array(z.string())).default({}),
        otherTerms: z.record(z.string(), z.record(z.string(), numbers)).default({})
      })
      .strict(),
    source: z.string()
  })
  .strict()

describe.each(EXAMPLE_FILES)('%s', file => {
  it.each(readCases(file, exampleCase))('$name', ({ expected, ...each }) => {
    const result = run(each.calculator, each.situation, ratesFor(each))
    if (expected.amount !== undefined) expect(result.amount).toBe(expected.amount)
    expect([result, ...result.others].flatMap(uncited)).toEqual([])
    expect(named(result.working.map(({ label, amount }) => [label, amount]))).toMatchObject(expected.steps)
    expect(result.working.map(step => terms(step)).slice(0, expected.stepTerms.length)).toMatchObject(
      expected.stepTerms
    )
    expect(result.notModelled.map(({ id }) => id)).toEqual(expected.notModelled)
    expect(findingIds(result)).toEqual(expect.arrayContaining(expected.findings))
    const said = [...result.working.map(({ label }) => label), ...findingIds(result)]
    expect(said.filter(id => expected.absent.includes(id))).toEqual([])
    for (const [id, wanted] of Object.entries(expected.terms)) expect(findingTerms(result)[id]).toEqual(wanted)
    for (const [id, until] of Object.entries(expected.until)) {
      expect(result.findings.find(finding => finding.id === id)?.until).toBe(until)
    }
    expect(named(result.others.map(other => [other.id, other.amount]))).toMatchObject(expected.others)
    for (const [id, wanted] of Object.entries(expected.otherTerms)) {
      const other = result.others.find(each => each.id === id)
      expect(other && findingTerms(other)).toEqual(wanted)
    }
    expect(result.others.map(({ id }) => id)).toEqual(expect.arrayContaining(othersNamed(expected)))
    for (const other of result.others) expectBeside(other, expected)
  })
})

type Expected = z.output<typeof exampleCase>['expected']

function othersNamed({
  otherSteps,
  otherStepTerms,
  otherFindings,
  otherFindingTerms,
  otherAbsent
}: Expected): string[] {
  return [otherSteps, otherStepTerms, otherFindings, otherFindingTerms, otherAbsent].flatMap(each => Object.keys(each))
}

/** What a case says of a result listed beside another. */
function expectBeside(other: Result, expected: Expected): void {
  const { otherSteps, otherStepTerms, otherFindings, otherFindingTerms, otherAbsent } = expected
  const labels = other.working.map(({ label }) => label)
  const wantedTerms = otherStepTerms[other.id] ?? []
  expect(named(other.working.map(({ label, amount }) => [label, amount]))).toMatchObject(otherSteps[other.id] ?? {})
  expect(other.working.map(step => terms(step)).slice(0, wantedTerms.length)).toMatchObject(wantedTerms)
  expect(findingIds(other)).toEqual(expect.arrayContaining(otherFindings[other.id] ?? []))
  expect(findingTerms(other)).toMatchObject(otherFindingTerms[other.id] ?? {})
  expect([...labels, ...findingIds(other)].filter(id => otherAbsent[other.id]?.includes(id))).toEqual([])
}

const SOURCES =
  /^(?:Services Australia, |(?:Fair Work|A New Tax System \(Family Assistance\)(?: \(Administration\))?|Paid Parental Leave|Income Tax Assessment|Social Security(?: \(Administration\))?|Superannuation Guarantee \(Administration\)) Act \d{4} |Social Security Guide \d|Family Assistance Guide \d|Operational Blueprint \d{3}-|A guide to Australian Government payments, |Workforce Australia Guidelines|business\.gov\.au, |Australian Apprenticeships|Department of )/
/** These say something of the figures or of display, not of a rule. */
const WITHOUT_SECTION = ['rounding', 'figures-past-review', 'figures-not-confirmed', 'figure-not-held']

/** Whatever a result says without naming the section of its rule. */
function uncited({ working, findings, notModelled }: Result): string[] {
  const cited = [...working.map(({ label, section }) => ({ id: label, section })), ...findings, ...notModelled]
  return cited.filter(({ id, section }) => !WITHOUT_SECTION.includes(id) && !SOURCES.test(section)).map(({ id }) => id)
}

function named<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries)
}

function findingIds({ findings }: Result): string[] {
  return findings.map(({ id }) => id)
}

function findingTerms({ findings }: Result): Record<string, Record<string, number>> {
  return named(findings.map(finding => [finding.id, terms(finding)]))
}

function terms(holder: { terms: { name: string; value: number }[] }): Record<string, number> {
  return named(holder.terms.map(({ name, value }) => [name, value]))
}
