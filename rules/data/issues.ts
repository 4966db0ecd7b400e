/** Turns what zod found wrong into a message and a mend that an editor can act on. */
import type { ZodError, ZodIssue } from 'zod'
import type { Fault } from './yaml-faults.ts'

export interface ShapeIssue extends Fault {
  path: (string | number)[]
}

/** One entry for each thing wrong, in plain words. */
export function shapeIssues(error: ZodError): ShapeIssue[] {
  return error.issues.flatMap(describe)
}

function describe(issue: ZodIssue): ShapeIssue[] {
  if (issue.code === 'invalid_union') {
    // The alternative that came closest says most about what was meant.
    const [closest] = [...issue.unionErrors].sort((a, b) => a.issues.length - b.issues.length)
    return closest ? shapeIssues(closest) : []
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      path: [...issue.path, key],
      message: `unknown key “${key}”`,
      mend: 'correct its spelling, as in the entries around it, or take the line out'
    }))
  }
  // The line says which entry of a list it is; its number would say nothing to a reader.
  const key = String(issue.path.filter(part => typeof part === 'string').at(-1) ?? 'the entry')
  return [{ path: issue.path, ...faultOf(issue, key) }]
}

function faultOf(issue: ZodIssue, key: string): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue.expected, issue.received, key)
    case 'invalid_enum_value':
      return {
        message: `“${key}” is “${issue.received}”, which is none of: ${issue.options.join(', ')}`,
        mend: 'write one of these words'
      }
    case 'invalid_literal':
      return { message: `“${key}” can only be ${String(issue.expected)}`, mend: `write ${key}: ${String(issue.expected)}, or take the line out` }
    case 'too_small':
      return smallFault(issue.type, key)
    case 'invalid_string':
      return stringFault(issue, key)
    case 'custom':
      return { message: issue.message, mend: String(issue.params?.mend ?? 'correct it as the entries around it') }
    default:
      return { message: `“${key}” is not written as it should be`, mend: 'write it as in the entries around it' }
  }
}

/** How a value of each kind is written. */
const WRITTEN: Record<string, { kind: string; mend: (key: string) => string }> = {
  string: { kind: 'text', mend: key => `put it in quotes: ${key}: '…'` },
  number: {
    kind: 'a number',
    mend: () => 'write digits alone, without quotes, $ or commas; money is in cents: 82490 for $824.90'
  },
  boolean: { kind: 'true or false', mend: key => `write ${key}: true, or take the line out` },
  array: { kind: 'a list', mend: key => `put it in square brackets: ${key}: [one, two]` },
  object: {
    kind: 'a group of keys',
    mend: key => `write them in braces, such as ${key}: { en: '…', zh: '…' }, or one a line below it, two spaces further in`
  }
}

function typeFault(expected: string, received: string, key: string): Fault {
  if (received === 'undefined') return { message: `“${key}” is missing`, mend: `add ${key}: …` }
  if (received === 'null') return { message: `“${key}” is empty`, mend: 'write it, or take the line out' }
  const written = WRITTEN[expected]
  return {
    message: `“${key}” must be ${written?.kind ?? 'something else'}`,
    mend: written?.mend(key) ?? 'write it as in the entries around it'
  }
}

function smallFault(type: string, key: string): Fault {
  if (type === 'number') return { message: `“${key}” is below 0`, mend: 'write it without the minus' }
  if (type === 'array') return { message: `“${key}” is an empty list`, mend: `name at least one: ${key}: […]` }
  return { message: `“${key}” is empty`, mend: 'write it' }
}

/** The messages of our own patterns say the form; the rest is said here. */
function stringFault(issue: Extract<ZodIssue, { code: 'invalid_string' }>, key: string): Fault {
  if (issue.validation === 'url') {
    return { message: `“${key}” is not an address`, mend: 'write it whole, beginning with https://' }
  }
  if (issue.validation === 'date') {
    return { message: `“${key}”: ${issue.message}`, mend: 'write the day as year, month and day: 2026-09-20' }
  }
  return { message: `“${key}”: ${issue.message}`, mend: 'write it in that form, as in the entries around it' }
}
