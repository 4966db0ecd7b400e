/** The messages of fields: a page carries those alone that a question of its tool can bring up. */
import { unitKey } from '../../components/tool/typed-errors.ts'
import type { CalculatorWords, Question } from '../../components/tool/types.ts'

type ErrorKey = keyof CalculatorWords['errors']
type FieldWords = Pick<CalculatorWords, 'errors' | 'typed'>

/** What is said of one kind of question only. */
const OF_KIND: Partial<Record<Question['kind'], readonly ErrorKey[]>> = {
  date: ['no-day', 'not-a-day', 'day-out-of-range', 'day-before'],
  number: ['not-whole', 'not-number', 'out-of-range', 'other-unit'],
  money: ['not-a-number', 'negative', 'too-large', 'other-currency', 'other-period', 'period-on-offer', 'two-periods']
}

/** The errors and words of typing that fields of these questions can show. */
export function fieldWords(questions: readonly Question[], { errors, typed }: FieldWords): FieldWords {
  const kinds = new Set<string>(questions.map(({ kind }) => kind))
  const never = Object.entries(OF_KIND).flatMap(([kind, keys]) => (kinds.has(kind) ? [] : keys))
  const hasMost = questions.some(each => each.kind === 'money' && (each.most ?? each.mostFigure) !== undefined)
  const hasPart = questions.some(each => each.kind === 'money' && each.partOf !== undefined)
  const limits: ErrorKey[] = [...(hasMost ? [] : ['above-most' as const]), ...(hasPart ? [] : ['above-whole' as const])]
  const units = new Set<string>(questions.flatMap(each => (each.kind === 'number' && unitKey(each)) || []))
  return {
    errors: without(errors, [...never, ...limits]),
    typed: {
      ...without(typed, [...(kinds.has('date') ? [] : ['day']), ...(kinds.has('money') ? [] : ['periods'])]),
      units: only(typed.units, units)
    }
  }
}

/** Words of some keys alone. */
export function only<Words extends object>(all: Words, kept: ReadonlySet<string>): Words {
  return Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key))) as Words
}

/** Words without those of some keys, which the page never says. */
export function without<Words extends object>(words: Words, keys: readonly string[]): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !keys.includes(key))) as Words
}
