/** What the rules take and return, as other programs read it. */
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALCULATORS } from '../../../../rules/calculators.ts'
import { isDay } from '../../../../rules/dates.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { resultSchema } from '../../../../rules/result-schema.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'
import { rulesSchemas, RULES_SCHEMAS_PATH } from '../../../../scripts/lib/rules-schemas.ts'
import { site } from '../../../../site.config.ts'
import { accept, calculatorName, EXAMPLE_FILES, ratesFor, readCases, run, situation } from '../../rules/support.ts'

type Json = Record<string, unknown>

const schemas = JSON.parse(JSON.stringify(rulesSchemas())) as Record<string, Json>
const ajv = new Ajv({ allErrors: true, strict: false, formats: { date: isDay } })
const example = z.looseObject({
  calculator: calculatorName,
  on: z.string(),
  accept,
  held: z.record(z.string(), z.number()).optional(),
  situation
})

const household = z.looseObject({ name: z.string(), on: z.string(), accept, household: situation })

describe('the schemas of the rules', () => {
  it('are listed with addresses that exist', () => {
    const { rules } = schemas[RULES_SCHEMAS_PATH] as { rules: { name: string; input: string; output?: string }[] }
    expect(rules.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(CALCULATORS), 'household']))
    const files = rules.flatMap(({ input, output }) => [input, ...(output ? [output] : [])])
    expect(files.filter(file => !(file.slice(site.url.length) in schemas))).toEqual([])
  })

  it('each name their own address', () => {
    const files = Object.entries(schemas).filter(([path]) => path !== RULES_SCHEMAS_PATH)
    expect(files.filter(([path, { $id }]) => $id !== site.url + path).map(([path]) => path)).toEqual([])
  })

  const situationOf = (name: string) => ajv.compile(schemas[`/schemas/rules/${name}.input.schema.json`] as object)
  const inputs = new Map(Object.keys(CALCULATORS).map(name => [name, situationOf(name)]))
  const output = ajv.compile(schemas['/schemas/rules/result.schema.json'] as object)

  it.each(EXAMPLE_FILES)('accept what goes in and comes out of every example of %s', file => {
    const wrong = readCases(file, example).flatMap(each => {
      const valid = inputs.get(each.calculator)!
      const result = run(each.calculator, each.situation, ratesFor(each))
      const { error } = resultSchema.safeParse(result)
      return [
        ...(valid(each.situation) ? [] : [`${String(each.name)}: ${ajv.errorsText(valid.errors)}`]),
        ...(error ? [`${String(each.name)}: ${error.message}`] : []),
        ...(output(JSON.parse(JSON.stringify(result)))
          ? []
          : [`${String(each.name)}: ${ajv.errorsText(output.errors)}`])
      ]
    })
    expect(wrong).toEqual([])
  })

  it('accept what comes out of every household', () => {
    const valid = ajv.compile(schemas['/schemas/rules/household.output.schema.json'] as object)
    const wrong = readCases('household/cases.yaml', household).flatMap(each => {
      const result = assessHousehold(householdSituation.parse(each.household), ratesFor(each))
      return valid(JSON.parse(JSON.stringify(result))) ? [] : [`${each.name}: ${ajv.errorsText(valid.errors)}`]
    })
    expect(wrong).toEqual([])
  })

  it('refuse what is no result', () => {
    expect(output({ id: 'jobseeker' })).toBe(false)
  })
})
