import { z } from 'zod'
import { readable, shown } from './given.ts'

type Schema = z.ZodType
type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** How many unknown fields of a group are named; the rest are counted, so that they hide no other fault. */
const MOST_UNKNOWN = 5

export interface SituationIssue {
  /** Such as `payments[0].amount`; empty for the whole situation. A name that is not a word is quoted. */
  path: string
  message: string
  /** What the field takes, from its description; of unknown fields of a group the first alone says which there are. */
  takes: string
}

/** An issue for each field that is wrong or missing, and the first that are unknown, for who wrote it by hand. */
export function situationIssues(schema: Schema, error: z.ZodError, situation: unknown): SituationIssue[] {
  const seen = new Set<string>()
  // 0.5 is not a whole number and also below the minimum: the first issue of a field is enough.
  const first = error.issues
    .flatMap(issue => insideUnion(issue, situation))
    .filter(({ code, path }) => {
      const field = path.join('.')
      if (code === 'unrecognized_keys') return true
      return !seen.has(field) && seen.add(field)
    })
  return first.flatMap(issue => describeIssue(schema, issue, situation))
}

/** The issues of the option of a union that a value is of the kind of; else the issue itself: no option fits. */
function insideUnion(issue: Issue, situation: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || typeof valueAt(situation, issue.path) !== 'object') return [issue]
  const option = issue.errors.find(issues =>
    issues.every(({ code, path }) => code === 'unrecognized_keys' || path.length > 0)
  )
  if (!option) return [issue]
  const inside = option.map(each => ({ ...each, path: [...issue.path, ...each.path] }))
  return inside.flatMap(each => insideUnion(each, situation))
}

function describeIssue(schema: Schema, issue: Issue, situation: unknown): SituationIssue[] {
  const given = valueAt(situation, issue.path)
  const fields = fieldsAt(schema, issue.path, situation)
  if (issue.code === 'unrecognized_keys') {
    const takes = `One of: ${fieldNames(fields, given).join(', ')}.`
    const named = issue.keys.slice(0, MOST_UNKNOWN).map((key, at) => {
      return { path: written([...issue.path, key]), message: 'there is no such field', takes: at === 0 ? takes : '' }
    })
    const rest = issue.keys.length - named.length
    return rest > 0 ? [...named, { path: written(issue.path), message: `has ${rest} more of them`, takes: '' }] : named
  }
  return [{ path: written(issue.path), message: wrong(issue, given), takes: fields.map(described).join(' ') }]
}

/** What is wrong with one value, in words that need no knowledge of zod. */
function wrong(issue: Issue, given: unknown): string {
  if (issue.code === 'custom') return issue.message
  if (given === undefined) return 'is missing'
  if (typeof given === 'number' && Math.abs(given) > Number.MAX_SAFE_INTEGER) {
    // JSON.parse read another number than was written: 1e999 is Infinity by now.
    return given > 0 ? `is more than ${Number.MAX_SAFE_INTEGER}` : `is less than ${Number.MIN_SAFE_INTEGER}`
  }
  switch (issue.code) {
    case 'invalid_type':
      return `is ${shown(given)}, not ${KINDS[issue.expected] ?? 'one of its answers'}`
    case 'invalid_value':
    case 'invalid_union':
      return `is ${shown(given)}, not one of its answers`
    case 'too_big':
      if (issue.origin === 'array') return `has more than ${issue.maximum} entries`
      return `is ${shown(given)}, more than ${issue.maximum}`
    case 'too_small':
      if (issue.origin === 'array') return `has fewer than ${issue.minimum} entries`
      return `is ${shown(given)}, less than ${issue.minimum}`
    default:
      return `is ${shown(given)}, and ${issue.message}`
  }
}

const KINDS: Record<string, string | undefined> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }'
}

function described(schema: Schema): string {
  return schema.description ?? unwrapped(schema).description ?? ''
}

function written(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? fieldName(String(step)) : `${text}.${fieldName(String(step))}`
  }, '')
}

function fieldName(name: string): string {
  const line = readable(name)
  return line === name && /^[\p{L}\p{N}_-]+$/u.test(name) ? name : `"${line}"`
}

/** The schemas of a field: more than one where it belongs to a union and no option is chosen yet. */
function fieldsAt(schema: Schema, path: Path, value: unknown): Schema[] {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  return children(schema, step, value).flatMap(next => fieldsAt(next, rest, valueAt(value, [step])))
}

function children(schema: Schema, step: PropertyKey, value: unknown): Schema[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return [inner.element as Schema]
  return shapes(inner, value).flatMap(shape => shape[String(step)] ?? [])
}

/** The fields of an object, or of the union's option that a value takes; of every option where it takes none. */
function shapes(inner: Schema, value: unknown): Record<string, Schema>[] {
  if (inner instanceof z.ZodObject) return [inner.shape as Record<string, Schema>]
  if (!(inner instanceof z.ZodUnion)) return []
  if (!(inner instanceof z.ZodDiscriminatedUnion))
    return (inner.options as Schema[]).flatMap(each => shapes(each, value))
  const key = inner.def.discriminator
  const all = (inner.options as Schema[]).flatMap(option => shapes(option, value))
  const chosen = all.filter(shape => shape[key]?.safeParse(valueAt(value, [key])).success)
  return chosen.length > 0 ? chosen : all
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[step] : undefined,
    value
  )
}

function unwrapped(schema: Schema): Schema {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  return isWrapper ? unwrapped(schema.unwrap() as Schema) : schema
}

function fieldNames(schemas: Schema[], value: unknown): string[] {
  return [...new Set(schemas.flatMap(schema => shapes(unwrapped(schema), value).flatMap(Object.keys)))]
}
