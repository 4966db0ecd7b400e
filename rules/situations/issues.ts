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
    const takes = `One of: ${fieldNames(fieldAt(schema, issue.path)).join(', ')}.`
    return issue.keys.map(key => ({ path: written([...issue.path, key]), message: 'there is no such field', takes }))
  }
  const message =
    issue.code === 'invalid_type' && issue.received === 'undefined' ? 'is missing' : issue.message.toLowerCase()
  return [{ path: written(issue.path), message, takes: fieldAt(schema, issue.path)?.description ?? '' }]
}

function written(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? step : `${text}.${step}`
  }, '')
}

/** The schema of a field, with its description; undefined where the path leads nowhere. */
function fieldAt(schema: ZodTypeAny, path: readonly (string | number)[]): ZodTypeAny | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = children(schema, step)
  return next && fieldAt(next, rest)
}

function children(schema: ZodTypeAny, step: string | number): ZodTypeAny | undefined {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) return (inner.shape as Record<string, ZodTypeAny>)[step]
  if (inner instanceof z.ZodArray) return inner.element as ZodTypeAny
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const options = inner.options as ZodTypeAny[]
    return options.map(option => children(option, step)).find(found => found !== undefined)
  }
  return undefined
}

function unwrapped(schema: ZodTypeAny): ZodTypeAny {
  if (schema instanceof z.ZodEffects) return unwrapped(schema.innerType() as ZodTypeAny)
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap() as ZodTypeAny)
  if (schema instanceof z.ZodDefault) return unwrapped(schema.removeDefault() as ZodTypeAny)
  return schema
}

function fieldNames(schema: ZodTypeAny | undefined): string[] {
  const inner = schema && unwrapped(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape as Record<string, ZodTypeAny>) : []
}
