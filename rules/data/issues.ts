/** Turns what zod found wrong into a message and a mend that an editor can act on. */
import type { ZodError, ZodIssue } from 'zod'

export interface ShapeIssue {
  path: (string | number)[]
  message: string
  mend: string
}

/**
 * One entry for each thing wrong.
 * @param error what zod reported
 * @param schemaFile the file an editor should look into for the right shape
 */
export function shapeIssues(error: ZodError, schemaFile: string): ShapeIssue[] {
  return error.issues.flatMap(issue => describe(issue, schemaFile))
}

function describe(issue: ZodIssue, schemaFile: string): ShapeIssue[] {
  const name = issue.path.join('.')
  if (issue.code === 'invalid_union') {
    // The alternative that came closest says most about what was meant.
    const [closest] = [...issue.unionErrors].sort((a, b) => a.issues.length - b.issues.length)
    return closest ? shapeIssues(closest, schemaFile) : []
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      path: [...issue.path, key],
      message: `unknown key “${key}”`,
      mend: `remove it or correct its spelling; the keys are listed in ${schemaFile}`
    }))
  }
  if (issue.code === 'invalid_type' && issue.received === 'undefined') {
    return [{ path: issue.path, message: `“${name}” is missing`, mend: `add ${issue.path.at(-1)}: …` }]
  }
  return [
    {
      path: issue.path,
      message: name ? `“${name}”: ${issue.message}` : issue.message,
      mend: `correct it; its shape is in ${schemaFile}`
    }
  ]
}
