import { describe, expect, it } from 'vitest'
import { questionSchema } from '../../../../rules/data/text-schemas.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { learnedQuestions } from '../../../../scripts/search/danger/learned-questions.ts'
import { dangerExamples } from '../../../../scripts/search/danger/model.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const data = loadData()
const kinds = readCrisisKinds(ROOT)

describe('questions that tell of danger although their page is for others too', () => {
  const telling = [...data.questions.values()].filter(({ tells_of_danger }) => tells_of_danger)
  const asked = telling.flatMap(({ ask }) => [...ask.en, ...ask.zh])

  function learnedAsHarmless(questions: typeof data.questions): Set<string> {
    const examples = dangerExamples(ROOT, { ...data, questions }, kinds)
    return new Set(examples.filter(({ source }) => source === 'asked').map(({ text }) => text))
  }

  it('are not learned as harmless', () => {
    expect(asked.length).toBeGreaterThan(300)
    const harmless = learnedAsHarmless(data.questions)
    expect(asked.filter(text => harmless.has(text))).toEqual([])
  })

  it('are not learned as harmless even where they are listed', () => {
    const harmless = learnedAsHarmless(data.questions)
    const listed = learnedQuestions(ROOT, data.questions).find(({ ask }) => ask.en.every(text => harmless.has(text)))!
    // The words of a page may say the same as one of its questions.
    const told = new Map(data.questions).set(listed.id, { ...listed, tells_of_danger: true })
    const left = learnedAsHarmless(told)
    expect(left.size).toBeLessThan(harmless.size)
  })

  it('say so in a word that the schema knows', () => {
    const [question] = telling
    expect(questionSchema.safeParse(question).success).toBe(true)
    expect(questionSchema.safeParse({ ...question, tell_of_danger: true }).success).toBe(false)
    expect(questionSchema.safeParse({ ...question, tells_of_danger: 'yes' }).success).toBe(false)
  })
})

describe('the questions that danger learns from', () => {
  it('are those that are listed: another changes nothing', () => {
    const [question] = [...data.questions.values()]
    const other = { ...question!, id: 'about.new', ask: { en: ['a new way to ask'], zh: ['新的问法'] } }
    const examples = (questions: typeof data.questions) => dangerExamples(ROOT, { ...data, questions }, kinds)
    expect(examples(new Map([['about.new', other], ...data.questions]))).toEqual(examples(data.questions))
  })

  it('must exist', () => {
    expect(() => learnedQuestions(ROOT, new Map())).toThrow('there is no question')
  })
})
