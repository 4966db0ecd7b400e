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

  it('the ages of all children are one screen, and the rest is asked only while a result turns on it', () => {
    expect(ids(questionsLeft({ ...FIRST, children: '2' }))).toEqual(['children-ages'])
    const aged = { ...FIRST, children: '2', 'child-1-age': '8', 'child-2-age': '9' }
    expect(ids(questionsLeft(aged))).toEqual([])
    expect(ids(questionsLeft(aged, new Set<Fact>(['children.care'])))).toEqual(['children-care'])
  })

  it.each([
    ['0', true],
    ['3', false],
    ['5', true],
    ['9', false],
    ['13', true],
    ['15', true]
  ])('the months since a birthday are asked only before one that changes a payment: age %s', (age, isAsked) => {
    const shown = shownFields(question('children-ages'), { children: '1', 'child-1-age': age }).map(({ id }) => id)
    expect(shown.includes('child-1-months')).toBe(isAsked)
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

  it.each<[string, Fact, Answers, boolean]>([
    ['maintenance', 'maintenanceYear', { children: '1' }, true],
    ['maintenance', 'maintenanceYear', { children: '1', partner: 'together', 'all-ours': 'no' }, true],
    // Of a couple with children of their own, and of those who expect their first child.
    ['maintenance', 'maintenanceYear', { children: '1', partner: 'together', 'all-ours': 'yes' }, false],
    ['maintenance', 'maintenanceYear', { happened: 'baby', 'which-baby': 'pregnant' }, false],
    ['subclass', 'residence.subclass', { visa: 'visa-other' }, true],
    ['subclass', 'residence.subclass', { visa: 'bridging' }, false],
    ['paid-out', 'work.paidOut', { happened: 'lost-job' }, true],
    ['paid-out', 'work.paidOut', { happened: 'business-closed', work: 'unemployed' }, false],
    ['released-more', 'happened.daysInside', { happened: 'released' }, true],
    ['released-more', 'happened.daysInside', { happened: 'none' }, false],
    ['separation', 'separationAccepted', { partner: 'under-one-roof' }, true],
    ['separation', 'separationAccepted', { partner: 'none' }, false],
    ['state-care', 'stateCare', { age: '17', independence: 'state-care' }, true],
    ['state-care', 'stateCare', { age: '17', independence: 'none' }, false],
    ['injury', 'compensation', { happened: 'sick-or-hurt', 'on-sick-or-hurt': '2026-11-01' }, true],
    ['injury', 'compensation', { partner: 'together', 'partner-work': 'on-leave' }, true],
    ['injury', 'compensation', { happened: 'none' }, false],
    // Of an illness that was told in another answer too.
    ['health-work', 'health.lastsOver2Years', { work: 'none', 'not-looking': 'illness', health: 'none' }, true],
    ['health-work', 'health.capacity', { has: 'disability-support-pension', health: 'none' }, true],
    ['health-work', 'health.capacity', { health: 'none' }, false]
  ])('%s is asked for %s only of people whom it concerns: %o', (id, fact, answers, isAsked) => {
    const left = ids(questionsLeft({ ...FIRST, ...answers }, new Set([fact])))
    expect(left.includes(id)).toBe(isAsked)
  })

  it.each<[string, string, Answers, boolean]>([
    ['leave-pay-test', 'gave-birth', { happened: 'baby', 'which-baby': 'birth', partner: 'together' }, true],
    ['leave-pay-test', 'gave-birth', { happened: 'baby', 'which-baby': 'birth', partner: 'none' }, false],
    ['partner-about', 'partner-is', { 'partner-work': 'none' }, true],
    ['partner-about', 'partner-is', { 'partner-work': 'full-time' }, false],
    ['partner-about', 'partner-visa', { 'partner-has': 'ftb-a' }, true],
    ['partner-about', 'partner-visa', { 'partner-has': 'jobseeker' }, false],
    ['partner-about', 'partner-since', { 'partner-has': 'none', 'partner-visa': 'permanent' }, true],
    ['partner-about', 'partner-since', { 'partner-has': 'none', 'partner-visa': 'citizen' }, false],
    ['assets', 'assets-financial', { savings: '100', 'more-savings': 'no' }, false],
    ['assets', 'assets-financial', { savings: '100', 'more-savings': 'yes' }, true],
    ['assets', 'assets-super', { savings: '100', 'more-savings': 'yes' }, true],
    ['home', 'sharing', { home: 'private-rent', partner: 'none', children: '0' }, true],
    ['home', 'sharing', { home: 'private-rent', partner: 'together' }, false],
    ['home', 'sharing', { home: 'private-rent', children: '1', 'all-nights': 'yes' }, false],
    ['home', 'sharing', { home: 'private-rent', children: '1', 'all-nights': 'no' }, true],
    ['paid-out', 'paid-on', { 'paid-out': 'redundancy' }, true],
    ['paid-out', 'paid-on', { 'paid-out': 'none' }, false],
    ['injury', 'partner-injury', { partner: 'together' }, true],
    ['injury', 'partner-injury', { partner: 'none' }, false],
    ['injury', 'injury-pay', { injury: 'claimed' }, false]
  ])('%s has %s only where it matters: %o', (id, field, answers, isShown) => {
    const shown = shownFields(question(id), answers).map(each => each.id)
    expect(shown.includes(field)).toBe(isShown)
  })

  it('a question that makes no sense is not asked, even if its fact is missing', () => {
    const missing = new Set<Fact>(['partner.age', 'residence.since', 'study.level', 'health.capacity'])
    expect(questionsLeft(FIRST, missing)).toEqual([])
    expect(ids(questionsLeft({ ...FIRST, visa: 'permanent' }, missing))).toEqual(['visa-days'])
  })

  it('what a line of the answer depends on is asked though no outcome needs it, once the rules are here', () => {
    const remote = { ...FIRST, home: 'own-home', state: 'nt', remote: 'yes' }
    expect(ids(questionsLeft(remote, new Set()))).toEqual(['first-nations'])
    expect(questionsLeft(remote)).toEqual([])
    expect(questionsLeft({ ...remote, remote: 'no' }, new Set())).toEqual([])
    const retired = { ...FIRST, age: '70' }
    expect(ids(questionsLeft({ ...retired, has: 'none' }, new Set()))).toEqual(['account-based'])
    expect(questionsLeft({ ...retired, has: 'age-pension' }, new Set())).toEqual([])
    // Centrelink decides on this whatever the answer: no outcome calls it missing.
    expect(ids(questionsLeft({ ...FIRST, partner: 'under-one-roof' }, new Set()))).toEqual(['separation'])
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

  it('are worked out once, and are their own', () => {
    const answers = { happened: 'none', partner: 'none', 'partner-pay': '500' }
    const counted = relevant(answers)
    expect(relevant(answers)).toBe(counted)
    expect(relevant(counted)).toBe(counted)
    expect(relevant({ ...counted })).toEqual(counted)
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
    ['children-ages', { children: '2', 'child-1-age': '7' }, { 'child-2-age': 'empty' }],
    ['children-care', { children: '1' }, { 'all-nights': 'empty' }],
    [
      'children-care',
      { children: '1', 'all-nights': 'no', 'any-is': 'yes', 'child-1-nights': '5.6' },
      { 'child-1-is': 'empty' }
    ]
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
    const about = question('children-care')
    const shown = (nights: string) =>
      shownFields(about, { ...FIRST, children: '1', 'all-nights': 'no', 'child-1-nights': nights }).map(({ id }) => id)
    expect(shown('7')).toContain('child-1-main-carer')
    expect(shown('14')).not.toContain('child-1-main-carer')
  })
})
