import { describe, expect, it } from 'vitest'
import { questionSchema } from '../../../../rules/data/text-schemas.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { dangerExamples } from '../../../../scripts/search/danger/model.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const data = loadData()
const kinds = readCrisisKinds(ROOT)

describe('questions that tell of danger although their page is for others too', () => {
  const telling = [...data.questions.values()].filter(({ tells_of_danger }) => tells_of_danger)
  const asked = telling.flatMap(({ ask }) => [...ask.en, ...ask.zh])

  function learnedAsHarmless(questions: typeof data.questions): string[] {
    const harmless = dangerExamples(ROOT, { ...data, questions }, kinds).filter(({ source }) => source === 'asked')
    const texts = new Set(harmless.map(({ text }) => text))
    return asked.filter(text => texts.has(text))
  }

  it('are not learned as harmless', () => {
    expect(asked.length).toBeGreaterThan(300)
    expect(learnedAsHarmless(data.questions)).toEqual([])
  })

  it('stay so under another id', () => {
    const renamed = [...data.questions].map(([id, question]) => [`${id}-2`, { ...question, id: `${id}-2` }] as const)
    expect(learnedAsHarmless(new Map(renamed))).toEqual([])
  })

  it('say so in a word that the schema knows', () => {
    const [question] = telling
    expect(questionSchema.safeParse(question).success).toBe(true)
    expect(questionSchema.safeParse({ ...question, tell_of_danger: true }).success).toBe(false)
    expect(questionSchema.safeParse({ ...question, tells_of_danger: 'yes' }).success).toBe(false)
  })
})
