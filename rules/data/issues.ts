/** Turns what zod found wrong into messages and fixes that an editor can act on. */
import type { z } from 'zod'
import type { Issue } from './yaml-issues.ts'

type ZodIssue = z.core.$ZodIssue
type Path = (string | number)[]

export interface ShapeIssue extends Issue {
  path: Path
}

/** A value of the right shape, or one issue for each thing wrong with it, in plain words. */
export type Parsed<Value> = { data: Value; issues?: undefined } | { data?: undefined; issues: ShapeIssue[] }

/** Checks a value that an editor wrote. */
export function parseShape<Value>(schema: z.ZodType<Value>, value: unknown): Parsed<Value> {
  const { data, error } = schema.safeParse(value, { reportInput: true })
  return error ? { issues: error.issues.flatMap(issue => describe(issue)) } : { data: data as Value }
}

function describe(issue: ZodIssue, parent: Path = []): ShapeIssue[] {
  const path = [...parent, ...issue.path] as Path
  if (issue.code === 'invalid_union') {
    // The alternative that came closest says most about what was meant.
    const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length)
    return closest.flatMap(inner => describe(inner, path))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      path: [...path, key],
      message: `unknown key “${key}”`,
      fix: 'correct its spelling, as in the entries around it, or take the line out'
    }))
  }
  // The line says which entry of a list it is; its number would say nothing to a reader.
  const key = String(path.filter(part => typeof part === 'string').at(-1) ?? 'the entry')
  return [{ path, ...issueOf(issue, key) }]
}

function issueOf(issue: ZodIssue, key: string): Issue {
  if (issue.code === 'custom') {
    return { message: issue.message, fix: String(issue.params?.fix ?? 'correct it as the entries around it') }
  }
  if (issue.input === undefined) return { message: `“${key}” is missing`, fix: `add ${key}: …` }
  if (issue.input === null) return { message: `“${key}” is empty`, fix: 'write it, or take the line out' }
  switch (issue.code) {
    case 'invalid_type':
      return typeIssue(issue.expected, key)
    case 'invalid_value':
      return valueIssue(issue, key)
    case 'too_small':
      return smallIssue(issue.origin, key)
    case 'invalid_format':
      return formatIssue(issue, key)
    default:
      return { message: `“${key}” is not written as it should be`, fix: 'write it as in the entries around it' }
  }
}

/** How a value of each kind is written. */
const WRITTEN: Record<string, { kind: string; fix: (key: string) => string }> = {
  string: { kind: 'text', fix: key => `put it in quotes: ${key}: '…'` },
  number: {
    kind: 'a number',
    fix: () => 'write digits alone, without quotes, $ or commas; money is in cents: 82490 for $824.90'
  },
  boolean: { kind: 'true or false', fix: key => `write ${key}: true, or take the line out` },
  array: { kind: 'a list', fix: key => `put it in square brackets: ${key}: [one, two]` },
  object: {
    kind: 'a group of keys',
    fix: key =>
      `write them in braces, such as ${key}: { en: '…', zh: '…' }, or one a line below it, two spaces further in`
  }
}

function typeIssue(expected: string, key: string): Issue {
  const written = WRITTEN[expected]
  return {
    message: `“${key}” must be ${written?.kind ?? 'something else'}`,
    fix: written?.fix(key) ?? 'write it as in the entries around it'
  }
}

function valueIssue({ values, input }: Extract<ZodIssue, { code: 'invalid_value' }>, key: string): Issue {
  const [only, ...others] = values.map(String)
  if (others.length === 0) {
    return { message: `“${key}” can only be ${only}`, fix: `write ${key}: ${only}, or take the line out` }
  }
  return {
    message: `“${key}” is “${String(input)}”, which is none of: ${values.join(', ')}`,
    fix: 'write one of these words'
  }
}

function smallIssue(origin: string, key: string): Issue {
  if (origin === 'number') return { message: `“${key}” is below 0`, fix: 'write it without the minus' }
  if (origin === 'array') return { message: `“${key}” is an empty list`, fix: `name at least one: ${key}: […]` }
  return { message: `“${key}” is empty`, fix: 'write it' }
}

/** The messages of our own patterns say the form; the rest is said here. */
function formatIssue({ format, message }: Extract<ZodIssue, { code: 'invalid_format' }>, key: string): Issue {
  if (format === 'url') {
    return { message: `“${key}” is not an address`, fix: 'write it whole, beginning with https://' }
  }
  if (format === 'date') {
    return { message: `“${key}”: ${message}`, fix: 'write the day as year, month and day: 2026-09-20' }
  }
  return { message: `“${key}”: ${message}`, fix: 'write it in that form, as in the entries around it' }
}
