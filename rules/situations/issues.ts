/** Says of a situation that does not fit which field is wrong and what it takes. */
import { z, type ZodError, type ZodIssue, type ZodTypeAny } from 'zod'

export interface SituationIssue {
  /** Such as `income.employment` or `payments[0].amount`; empty where the whole is wrong. */
  path: string
  message: string
  /** What the field takes, from its description. */
  takes: string
}

export function situationIssues(schema: ZodTypeAny, error: ZodError): SituationIssue[] {
  return error.issues.flatMap(issue => describeIssue(schema, issue))
}

function describeIssue(schema: ZodTypeAny, issue: ZodIssue): SituationIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const takes = `One of: ${fieldNames(fieldsAt(schema, issue.path)).join(', ')}.`
    return issue.keys.map(key => ({ path: written([...issue.path, key]), message: 'there is no such field', takes }))
  }
  const message =
    issue.code === 'invalid_type' && issue.received === 'undefined' ? 'is missing' : issue.message.toLowerCase()
  return [{ path: written(issue.path), message, takes: fieldsAt(schema, issue.path).map(described).join(' ') }]
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
function fieldsAt(schema: ZodTypeAny, path: readonly (string | number)[]): ZodTypeAny[] {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  return children(schema, step).flatMap(next => fieldsAt(next, rest))
}

function children(schema: ZodTypeAny, step: string | number): ZodTypeAny[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return [inner.element as ZodTypeAny]
  return forms(inner)
    .map(form => form[step])
    .filter(field => field !== undefined)
}
/** The fields of an object, or of each form that a union takes. */
function forms(inner: ZodTypeAny): Record<string, ZodTypeAny | undefined>[] {
  if (inner instanceof z.ZodObject) return [inner.shape as Record<string, ZodTypeAny>]
  if (inner instanceof z.ZodDiscriminatedUnion) return (inner.options as ZodTypeAny[]).flatMap(forms)
  return []
}

function unwrapped(schema: ZodTypeAny): ZodTypeAny {
  if (schema instanceof z.ZodEffects) return unwrapped(schema.innerType() as ZodTypeAny)
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap() as ZodTypeAny)
  if (schema instanceof z.ZodDefault) return unwrapped(schema.removeDefault() as ZodTypeAny)
  return schema
}

function fieldNames(schemas: ZodTypeAny[]): string[] {
  return [...new Set(schemas.flatMap(schema => forms(unwrapped(schema)).flatMap(Object.keys)))]
}
