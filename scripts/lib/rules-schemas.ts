/** JSON Schemas of what the rules take and return, at addresses that stay (docs/reuse.md). */
import type { z } from 'zod'
import { absolute } from '../../components/layout/absolute.ts'
import { CALCULATORS } from '../../rules/calculators.ts'
import { resultSchema } from '../../rules/result-schema.ts'
import { householdSituation } from '../../rules/situations/household.ts'
import { site } from '../../site.config.ts'
import { openSchema } from './published.ts'
import { WITH_DAYS } from './rules-with-days.ts'

/** The list of them all. */
export const RULES_SCHEMAS_PATH = '/schemas/rules.json'

/** The calculators of one payment return the same. */
const RESULT_PATH = '/schemas/rules/result.schema.json'

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
  const inputs = Object.entries(SITUATIONS).map(([name, schema]): [string, object] => [
    inputPath(name),
    { ...openSchema(schema), $id: absolute(inputPath(name)), title: `${site.name.en} rules: situation for ${name}` }
  ])
  const result = {
    ...openSchema(resultSchema, 'output'),
    $id: absolute(RESULT_PATH),
    title: `${site.name.en} rules: result`
  }
  const list = Object.keys(SITUATIONS).map(name => ({
    name,
    input: absolute(inputPath(name)),
    // The answers of the household and of the rules about days are described in docs/rules.md.
    ...(Object.hasOwn(CALCULATORS, name) && { output: absolute(RESULT_PATH) })
  }))
  return { ...Object.fromEntries(inputs), [RESULT_PATH]: result, [RULES_SCHEMAS_PATH]: { rules: list } }
}
