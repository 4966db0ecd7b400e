/** Says of a situation that does not fit which field is wrong and what it takes. */
import { z, type ZodError, type ZodIssue, type ZodTypeAny } from 'zod'

export interface SituationIssue {
  /** Such as `income.employment` or `payments[0].amount`; empty where the whole is wrong. */
  path: string
  message: string
  /** What the field takes, from its description. */
  takes: string
}

/**
 * One issue for each field that is wrong, missing or unknown, for people who wrote the situation by hand.
 * @param schema the one that refused the situation
 * @param error what it threw
 * @param situation the one that was refused; without it, what has several forms is described by all of them
 */
export function situationIssues(schema: ZodTypeAny, error: ZodError, situation?: unknown): SituationIssue[] {
  return error.issues.flatMap(issue => describeIssue(schema, issue, situation))
}

function describeIssue(schema: ZodTypeAny, issue: ZodIssue, situation: unknown): SituationIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const takes = `One of: ${fieldNames(fieldsAt(schema, issue.path, situation), valueAt(situation, issue.path)).join(', ')}.`
    return issue.keys.map(key => ({ path: written([...issue.path, key]), message: 'there is no such field', takes }))
  }
  const message =
    issue.code === 'invalid_type' && issue.received === 'undefined' ? 'is missing' : issue.message.toLowerCase()
  return [{ path: written(issue.path), message, takes: fieldsAt(schema, issue.path, situation).map(described).join(' ') }]
}

function described({ description = '' }: ZodTypeAny): string {
  return description
}

function written(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? step : `${text}.${step}`
  }, '')
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
