/** What is usually the same for each child: filled in from the child before, to be changed where it is not. */
import { childField } from './questions/family.ts'
import type { Answers, Question } from './types.ts'
import { UNKNOWN } from './values.ts'

const SAME = ['nights', 'relation']

const CHILD = /^child-(\d+)$/

/** The answers that a screen opens with because the child before has them; nothing for other screens. */
export function likeBefore({ id, fields }: Question, answers: Answers): Answers {
  const place = Number(CHILD.exec(id)?.[1] ?? 1)
  const entries = SAME.flatMap((name): [string, string][] => {
    const before = answers[childField(place - 1, name)] ?? UNKNOWN
    const own = childField(place, name)
    return place > 1 && before !== UNKNOWN && fields.some(field => field.id === own) ? [[own, before]] : []
  })
  return Object.fromEntries(entries)
}
