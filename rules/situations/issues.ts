/** Says of a situation that does not fit which field is wrong and what it takes. */
import { z, type ZodError, type ZodInvalidTypeIssue, type ZodIssue, type ZodTypeAny } from 'zod'
import { readable, shown } from './given.ts'

export interface SituationIssue {
  /**
   * Such as `income.employment` or `payments[0].amount`; empty where the whole is wrong.
   * A name that is no word is quoted, on one line, and cut where it is long.
   */
  path: string
  /** What is wrong, and what was given. */
  message: string
  /** What the field takes, from its description. */
  takes: string
}

/**
 * One issue for each field that is wrong, missing or unknown, for people who wrote the situation by hand.
 * @param schema the one that refused the situation
 * @param error what it threw
 * @param situation the one that was refused; without it no issue says what was given, and what has
 *   several forms is described by all of them
 */
export function situationIssues(schema: ZodTypeAny, error: ZodError, situation?: unknown): SituationIssue[] {
  const seen = new Set<string>()
  // 0.5 is no whole number, and less than the least besides: the first reason of a field is enough.
  const first = error.issues.filter(({ code, path }) => {
    const field = path.join('.')
    if (code === 'unrecognized_keys') return true
    return !seen.has(field) && seen.add(field)
  })
  return first.flatMap(issue => describeIssue(schema, issue, situation))
}

function describeIssue(schema: ZodTypeAny, issue: ZodIssue, situation: unknown): SituationIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const takes = `One of: ${fieldNames(fieldsAt(schema, issue.path, situation), valueAt(situation, issue.path)).join(', ')}.`
    return issue.keys.map(key => ({ path: written([...issue.path, key]), message: 'there is no such field', takes }))
  }
  const given = valueAt(situation, issue.path)
  const isMissing =
    (issue.code === 'invalid_type' && issue.received === 'undefined') ||
    (issue.code === 'invalid_union_discriminator' && situation !== undefined && given === undefined)
  const message = isMissing ? 'is missing' : wrong(issue, given)
  return [{ path: written(issue.path), message, takes: fieldsAt(schema, issue.path, situation).map(described).join(' ') }]
}

/** What is wrong with one value, in words that need no knowledge of the library that found it. */
function wrong(issue: ZodIssue, given: unknown): string {
  if (typeof given === 'number' && Math.abs(given) > Number.MAX_SAFE_INTEGER) {
    // What was written is not what was read any more: 1e999 is Infinity by now.
    return given > 0 ? `is more than ${Number.MAX_SAFE_INTEGER}` : `is less than ${Number.MIN_SAFE_INTEGER}`
  }
  switch (issue.code) {
    case 'invalid_type':
      return `${is(given)}not ${kindOf(issue)}`
    case 'invalid_enum_value':
    case 'invalid_union_discriminator':
    case 'invalid_literal':
      return `${is(given)}not one of its answers`
    case 'too_big':
      if (issue.type === 'array') return `has more than ${issue.maximum} entries`
      return `${is(given)}more than ${issue.maximum}`
    case 'too_small':
      if (issue.type === 'array') return `has fewer than ${issue.minimum} entries`
      return `${is(given)}less than ${issue.minimum}`
    case 'invalid_string':
      return given === undefined ? issue.message : `${is(given)}and ${issue.message}`
    default:
      return issue.message
  }
}

function is(given: unknown): string {
  return given === undefined ? 'is ' : `is ${shown(given)}, `
}

const KINDS: Record<string, string | undefined> = {
  string: 'text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }'
}

function kindOf({ expected }: ZodInvalidTypeIssue): string {
  // Of a field with a fixed set of answers the library names them all; the description does so already.
  return KINDS[expected] ?? 'one of its answers'
}

function described({ description = '' }: ZodTypeAny): string {
  return description
}

function written(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? fieldName(step) : `${text}.${fieldName(step)}`
  }, '')
}

function fieldName(name: string): string {
  const line = readable(name)
  return line === name && /^[\p{L}\p{N}_-]+$/u.test(name) ? name : `"${line}"`
}

/** The schemas of a field, with their descriptions: more than one where what is around it has several forms. */
function fieldsAt(schema: ZodTypeAny, path: readonly (string | number)[], value: unknown): ZodTypeAny[] {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  return children(schema, step, value).flatMap(next => fieldsAt(next, rest, valueAt(value, [step])))
}

function children(schema: ZodTypeAny, step: string | number, value: unknown): ZodTypeAny[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return [inner.element as ZodTypeAny]
  return forms(inner, value)
    .map(form => form[step])
    .filter(field => field !== undefined)
}

/** The fields of an object, or of the form of a union that a value takes; of each form where it takes none. */
function forms(inner: ZodTypeAny, value: unknown): Record<string, ZodTypeAny | undefined>[] {
  if (inner instanceof z.ZodObject) return [inner.shape as Record<string, ZodTypeAny>]
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return []
  const union = inner as z.ZodDiscriminatedUnion<string, z.ZodDiscriminatedUnionOption<string>[]>
  const kind = valueAt(value, [union.discriminator]) as z.Primitive
  const chosen = union.optionsMap.get(kind)
  return (chosen ? [chosen] : union.options).flatMap(option => forms(option, value))
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[step] : undefined),
    value
  )
}

function unwrapped(schema: ZodTypeAny): ZodTypeAny {
  if (schema instanceof z.ZodEffects) return unwrapped(schema.innerType() as ZodTypeAny)
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap() as ZodTypeAny)
  if (schema instanceof z.ZodDefault) return unwrapped(schema.removeDefault() as ZodTypeAny)
  return schema
}

function fieldNames(schemas: ZodTypeAny[], value: unknown): string[] {
  return [...new Set(schemas.flatMap(schema => forms(unwrapped(schema), value).flatMap(Object.keys)))]
}
