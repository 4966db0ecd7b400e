/** Answers that a form can give, for properties of the calculators. */
import fc from 'fast-check'
import type { Answers, Definition, MoneyQuestion, NumberQuestion } from '../../components/calculators/types.ts'

/** Any answers a form can give that are right in themselves. */
export function answersOf(definition: Definition): fc.Arbitrary<Answers> {
  const fields = definition.questions.flatMap((question): [string, fc.Arbitrary<string>][] => {
    switch (question.kind) {
      case 'choice':
        return [[question.id, fc.constantFrom(...question.options)]]
      case 'checks':
        return [[question.id, fc.subarray([...question.options]).map(chosen => chosen.join(' '))]]
      case 'number':
        return [[question.id, decimalsFrom(question)]]
      case 'money':
        return [
          [question.id, fc.integer({ min: 0, max: mostOf(question) }).map(cents => (cents / 100).toFixed(2))],
          [`${question.id}-per`, fc.constantFrom(...question.periods)]
        ]
    }
  })
  return fc.record(Object.fromEntries(fields))
}

/** So that an amount a week is taken too, and a part is less than most wholes. */
function mostOf({ most = 600_000, partOf }: MoneyQuestion): number {
  return partOf ? 0 : most / 2
}

/** Numbers with as many digits after the point as the question takes. */
function decimalsFrom({ least, most, decimals = 0 }: NumberQuestion): fc.Arbitrary<string> {
  const parts = 10 ** decimals
  return fc.integer({ min: least * parts, max: most * parts }).map(number => (number / parts).toFixed(decimals))
}
