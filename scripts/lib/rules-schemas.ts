/** JSON Schemas of what the rules take and return, at addresses that stay (docs/reuse.md). */
import type { z } from 'zod'
import { absolute } from '../../components/layout/absolute.ts'
import { CALCULATORS } from '../../rules/calculators.ts'
import { householdResultSchema } from '../../rules/household-result-schema.ts'
import { resultSchema } from '../../rules/result-schema.ts'
import { householdSituation } from '../../rules/situations/household.ts'
import { site } from '../../site.config.ts'
import { openSchema } from './published.ts'
import { WITH_DAYS } from './rules-with-days.ts'

/** The list of them all. */
export const RULES_SCHEMAS_PATH = '/schemas/rules.json'

/** The calculators of one payment return the same. */
const RESULT_PATH = '/schemas/rules/result.schema.json'
const HOUSEHOLD_PATH = '/schemas/rules/household.output.schema.json'

const SITUATIONS: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.entries(CALCULATORS).map(([name, { schema }]) => [name, schema])),
  household: householdSituation,
  ...Object.fromEntries(Object.entries(WITH_DAYS).map(([name, { schema }]) => [name, schema]))
}

function inputPath(name: string): string {
  return `/schemas/rules/${name}.input.schema.json`
}

/** Every file by its address. */
export function rulesSchemas(): Record<string, object> {
  const inputs = Object.entries(SITUATIONS).map(([name, schema]) =>
    file(inputPath(name), openSchema(schema), `situation for ${name}`)
  )
  const list = Object.keys(SITUATIONS).map(name => {
    const output = outputOf(name)
    return { name, input: absolute(inputPath(name)), ...(output && { output: absolute(output) }) }
  })
  return Object.fromEntries([
    ...inputs,
    file(RESULT_PATH, openSchema(resultSchema, 'output'), 'result'),
    file(HOUSEHOLD_PATH, openSchema(householdResultSchema, 'output'), 'result for household'),
    [RULES_SCHEMAS_PATH, { rules: list }]
  ]) as Record<string, object>
}

function file(path: string, schema: object, title: string): [string, object] {
  return [path, { ...schema, $id: absolute(path), title: `${site.name.en} rules: ${title}` }]
}

/** The answers of the rules about days have types, and are described in docs/rules.md. */
function outputOf(name: string): string | undefined {
  if (name === 'household') return HOUSEHOLD_PATH
  return Object.hasOwn(CALCULATORS, name) ? RESULT_PATH : undefined
}
