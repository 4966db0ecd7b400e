/** The questions of data/questions/ from which the models of danger learn: data/danger/learned-questions.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Question } from '../../../rules/data/text-schemas.ts'

/**
 * Questions by the ids of data/danger/learned-questions.yaml.
 * @param root the repository
 * @throws Error if an id is of no question
 */
export function learnedQuestions(root: string, questions: ReadonlyMap<string, Question>): Question[] {
  const file = join(root, 'data', 'danger', 'learned-questions.yaml')
  const ids = z.array(z.string()).parse(parse(readFileSync(file, 'utf8')))
  return [...new Set(ids)].map(id => {
    const question = questions.get(id)
    if (!question) throw new Error(`data/danger/learned-questions.yaml: there is no question “${id}”.`)
    return question
  })
}
