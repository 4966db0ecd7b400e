/** The questions of the interview: which facts they give, their order, what is wrong with an answer. */
import { describe, expect, it } from 'vitest'
import { errorsOf, withNothingKnown, withScreen } from '../../../../components/what-can-i-get/check-answers.ts'
import { answered, missingFacts, questionsLeft } from '../../../../components/what-can-i-get/next-question.ts'
import { QUESTIONS, relevant, shownFields } from '../../../../components/what-can-i-get/questions.ts'
import { partOf, partReached, PARTS_COUNT } from '../../../../components/what-can-i-get/parts.ts'
import { HAPPENED } from '../../../../components/what-can-i-get/questions/happened.ts'
import type { Answers, Question } from '../../../../components/what-can-i-get/types.ts'
import { FACTS, type Fact } from '../../../../rules/household/ids.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'

function question(id: string): Question {
  const found = QUESTIONS.find(each => each.id === id)
  if (!found) throw new Error(`there is no question ${id}`)
  return found
}

/** Answers of a single person without children to the questions for everybody. */
const FIRST: Answers = {
  happened: 'none',
  age: '30',
  location: 'in-australia',
  visa: 'citizen',
  partner: 'none',
  children: '0'
}

const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)

describe('facts', () => {
  it('every fact of the rules is given by a question', () => {
    const given = new Set(QUESTIONS.flatMap(({ facts }) => facts))
    expect(FACTS.filter(fact => !given.has(fact))).toEqual([])
  })

  it('no id is used twice', () => {
    const fields = QUESTIONS.flatMap(each => each.fields.map(({ id }) => id))
    expect(new Set(fields).size).toBe(fields.length)
    expect(new Set(ids(QUESTIONS)).size).toBe(QUESTIONS.length)
  })
})

describe('which question comes next', () => {
  it('what happened comes first, and then when, before all others', () => {
    expect(ids(questionsLeft({}))[0]).toBe('happened')
    expect(ids(questionsLeft({ happened: 'lost-job' }))[0]).toBe('happened-on')
    expect(ids(questionsLeft({ happened: 'baby' }))[0]).toBe('happened-more')
    expect(ids(questionsLeft({ happened: 'baby', 'which-baby': 'birth' }))[0]).toBe('happened-on')
    expect(ids(questionsLeft({ happened: 'none' }))[0]).toBe('age')
  })

  it('everybody is asked only the first ones, whatever facts the rules need', () => {
    expect(ids(questionsLeft({}))).toEqual(['happened', 'age', 'location', 'partner'])
    expect(questionsLeft(FIRST)).toEqual([])
  })

  it('a child is a screen of its own', () => {
    expect(ids(questionsLeft({ ...FIRST, children: '2' }))).toEqual(['child-1', 'child-2'])
  })

  it('the others are asked while an outcome needs their fact, in order, after the first ones', () => {
    const missing = new Set<Fact>(['home.type', 'work.status'])
    expect(ids(questionsLeft(FIRST, missing))).toEqual(['work', 'home'])
    expect(ids(questionsLeft({ happened: 'none' }, missing))[0]).toBe('age')
  })

  it('what is not known is not asked again', () => {
    const unknown = withNothingKnown(question('home'), FIRST)
    expect(ids(questionsLeft(unknown, new Set<Fact>(['home.type'])))).toEqual([])
    expect(ids(answered(unknown))).toContain('home')
  })

  it('rent is asked together with the home, and only for homes with rent', () => {
    const shown = (home: string) =>
      shownFields(question('home'), { home })
        .map(({ id }) => id)
        .filter(id => id !== 'state' && id !== 'remote')
    expect(shown('private-rent')).toEqual(['home', 'rent', 'sharing'])
    expect(shown('own-home')).toEqual(['home'])
    expect(shown('retirement-village')).toEqual(['home', 'home-owner', 'rent', 'sharing'])
  })

  it('whether the employer is bankrupt is asked with the work, of those who lost it', () => {
    const shown = (answers: Answers) => shownFields(question('work'), answers).map(({ id }) => id)
    expect(shown({ happened: 'lost-job', work: 'casual' })).toContain('insolvent')
    expect(shown({ happened: 'none', work: 'unemployed' })).toContain('insolvent')
    expect(shown({ happened: 'none', work: 'casual' })).not.toContain('insolvent')
  })

  it('a question that makes no sense is not asked, even if its fact is missing', () => {
    const missing = new Set<Fact>(['partner.age', 'residence.since', 'study.level', 'health.capacity'])
    expect(questionsLeft(FIRST, missing)).toEqual([])
    expect(ids(questionsLeft({ ...FIRST, visa: 'permanent' }, missing))).toEqual(['visa-days'])
  })

  it('nothing is asked for what is refused', () => {
    const outcome = (state: Outcome['state'], missing: Fact[]): Outcome => ({
      id: 'austudy',
      state,
      decided: [],
      missing
    })
    const outcomes = [outcome('no', ['study.load']), outcome('may', ['age', 'has'])]
    const people = [{ who: 'you' as const, outcomes, choices: [], waits: [], days: [] }]
    expect([...missingFacts({ people })]).toEqual(['age', 'has'])
    expect([...missingFacts({ people: [] })]).toEqual([])
  })

  it('a fact asks for its fields again if they were not all answered', () => {
    const partnered = { ...FIRST, partner: 'apart' }
    expect(ids(questionsLeft(partnered))).toEqual(['partner'])
    expect(questionsLeft({ ...partnered, 'apart-why': '?' })).toEqual([])
  })
})

describe('the part that somebody has reached', () => {
  it('is known of each question', () => {
    const strays = QUESTIONS.filter(question => partOf(question) === 'happened' && !HAPPENED.includes(question))
    expect(ids(strays)).toEqual([])
  })

  it('never goes back, whatever an earlier part asks late', () => {
    const [happened, ...others] = QUESTIONS
    const late = QUESTIONS.find(({ id }) => id === 'violence-more')!
    const family = QUESTIONS.find(({ id }) => id === 'partner')!
    expect(partReached(happened!, [])).toBe(1)
    expect(partReached(family, [happened!])).toBe(3)
    expect(partReached(late, [happened!, family])).toBe(3)
    expect(partReached(others.at(-1)!, others)).toBe(PARTS_COUNT)
  })
})

describe('which answers count', () => {
  it('not those that a later answer made pointless', () => {
    const answers = { ...FIRST, partner: 'together', 'partner-pay': '500', 'partner-pay-per': 'week' }
    expect(relevant(answers)).toMatchObject({ 'partner-pay': '500', 'partner-pay-per': 'week' })
    expect(relevant({ ...answers, partner: 'none' })).not.toHaveProperty('partner-pay')
  })

  it('not those that are empty or none of ours', () => {
    expect(relevant({ age: '', other: 'x', happened: 'none', for: 'other' })).toEqual({
      for: 'other',
      happened: 'none'
    })
  })
})

describe('what is wrong with an answer', () => {
  it.each<[string, Answers, Record<string, string>]>([
    ['happened', {}, { happened: 'empty' }],
    ['happened', { happened: 'none lost-job' }, { happened: 'none-and-others' }],
    ['happened', { happened: 'lost-job moved' }, {}],
    ['age', {}, { age: 'empty' }],
    ['age', { age: 'thirty' }, { age: 'not-whole' }],
    ['age', { age: '121' }, { age: 'out-of-range' }],
    ['age', { age: '３０岁' }, {}],
    ['location', { location: 'away', visa: 'moon' }, { visa: 'empty' }],
    ['income', { pay: '-5', 'other-income': '12,3456' }, { pay: 'negative', 'other-income': 'not-a-number' }],
    ['income', { pay: '$1,234.50' }, {}],
    ['happened-on', { happened: 'lost-job', 'on-lost-job': '2026-02-30' }, { 'on-lost-job': 'not-a-day' }],
    ['happened-on', { happened: 'lost-job', 'on-lost-job': '0026-02-03' }, { 'on-lost-job': 'not-a-day' }],
    ['happened-on', { happened: 'lost-job violence', 'on-lost-job': '2026-02-03' }, {}],
    ['child-1', { children: '1' }, { 'child-1-age': 'empty', 'child-1-is': 'empty' }],
    ['child-1', { children: '1', 'child-1-age': '3', 'child-1-is': 'none', 'child-1-nights': '5.6' }, {}]
  ])('%s with %o', (id, answers, errors) => {
    expect(Object.fromEntries(errorsOf(question(id), answers))).toEqual(errors)
  })

  it('a field that is left empty beside others is not known', () => {
    const sent = withScreen(question('income'), FIRST, { pay: '480' })
    expect(sent).toMatchObject({
      pay: '480',
      'pay-per': 'fortnight',
      'other-income': '?',
      'other-income-per': 'fortnight'
    })
    expect(sent.age).toBe('30')
  })

  it('a field shows once the one before it asks for it', () => {
    const about = question('child-1')
    const shown = (nights: string) => shownFields(about, { 'child-1-nights': nights }).map(({ id }) => id)
    expect(shown('7')).toContain('child-1-main-carer')
    expect(shown('14')).not.toContain('child-1-main-carer')
  })
})
