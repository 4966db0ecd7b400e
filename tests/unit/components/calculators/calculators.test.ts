/** The calculators’ own part: words for everything, answers in the address, the same results as the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialAnswers, questionsFor } from '../../../../components/calculators/answers.ts'
import { compareShift, earningsOf, tablePays } from '../../../../components/calculators/earnings.ts'
import { jobseeker } from '../../../../components/calculators/definitions/jobseeker.ts'
import { ratesByDay } from '../../../../components/calculators/figures.ts'
import { exampleName } from '../../../../components/calculators/format.ts'
import { readFragment, writeFragment } from '../../../../components/calculators/fragment.ts'
import type { Answers, Definition } from '../../../../components/calculators/types.ts'
import { situationOf, work } from '../../../../components/calculators/work.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { FINDING_IDS, LIMIT_IDS, REASON_IDS, RESULT_IDS, STEP_LABELS, TERM_NAMES } from '../../../../rules/labels.ts'
import { CALCULATOR_PAGES, CALCULATOR_WORDS, calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { ratesOn, run } from '../../rules/support.ts'

const TODAY = '2026-11-20'
const data = loadData()
const pages = Object.values(CALCULATOR_PAGES)
const definitions = pages.map(({ definition }) => definition)
const byName = definitions.map(definition => [definition.id, definition] as const)

/** Any answers a form can give that are right in themselves. */
function answersOf(definition: Definition): fc.Arbitrary<Answers> {
  const fields = definition.questions.flatMap((question): [string, fc.Arbitrary<string>][] => {
    switch (question.kind) {
      case 'choice':
        return [[question.id, fc.constantFrom(...question.options)]]
      case 'checks':
        return [[question.id, fc.subarray([...question.options]).map(chosen => chosen.join(' '))]]
      case 'number':
        return [[question.id, fc.integer({ min: question.least, max: question.most }).map(String)]]
      case 'money':
        return [
          [question.id, fc.integer({ min: 0, max: 300_000 }).map(cents => (cents / 100).toFixed(2))],
          [`${question.id}-per`, fc.constantFrom(...question.periods)]
        ]
    }
  })
  return fc.record(Object.fromEntries(fields))
}

describe.each(['en', 'zh'] as const)('the words in %s', language => {
  const words = CALCULATOR_WORDS[language]

  it.each([
    ['steps', STEP_LABELS],
    ['terms', TERM_NAMES],
    ['findings', FINDING_IDS],
    ['reasons', REASON_IDS],
    ['limits', LIMIT_IDS],
    ['results', RESULT_IDS]
  ] as const)('cover all %s and nothing else', (part, ids) => {
    expect(Object.keys(words[part]).sort()).toEqual([...ids].sort())
    expect(Object.values(words[part]).filter(text => text.trim() === '')).toEqual([])
  })

  it.each(byName)('cover every question and option of %s', (_name, { questions, examples }) => {
    const known: Record<string, { label: string; options: object }> = words.questions
    const missing = questions.flatMap(question => {
      const given = known[question.id]
      const options = 'options' in question ? question.options : []
      const has = given && given.label !== '' && options.every(option => Object.hasOwn(given.options, option))
      return has ? [] : [question.id]
    })
    expect(missing).toEqual([])
    expect(examples.filter(example => /^$|[{}]/.test(exampleName(example, language, words)))).toEqual([])
  })
})

describe('the Chinese words', () => {
  const texts = (part: object): string[] =>
    Object.values(part).flatMap(value => (typeof value === 'string' ? [value] : texts(value as object)))

  it('have full-width punctuation, and no space after it or between a sum of money and a character', () => {
    const wrong = /\p{Script=Han}[,:;?!(]|[,:;?!)]\p{Script=Han}|[。，；：？！）] |\{(pay|used|cut-out)\} \p{Script=Han}/u
    expect(texts(CALCULATOR_WORDS.zh).filter(text => wrong.test(text))).toEqual([])
  })

  it('answer 是否 with 否, and 吗 with 不是', () => {
    const asked: { label: string; options: Record<string, string> }[] = Object.values(CALCULATOR_WORDS.zh.questions)
    const answers = asked.filter(({ options }) => 'yes' in options).map(({ label, options }) => [label, options])
    expect(answers).toEqual(
      answers.map(([label]) => [label, { no: String(label).includes('是否') ? '否' : '不是', yes: '是' }])
    )
  })
})

describe('findings', () => {
  it('name only terms that the rules have', () => {
    const names = new Set<string>(TERM_NAMES)
    const unknown = Object.values(CALCULATOR_WORDS.en.findings)
      .flatMap(text => [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, name = '']) => name))
      .filter(name => !names.has(name))
    expect(unknown).toEqual([])
  })

  it('have the same blanks in both languages', () => {
    const blanks = (text: string) => [...text.matchAll(/\{[a-z-]+\}/g)].map(String).sort()
    const { findings } = CALCULATOR_WORDS.zh
    const unlike = Object.entries(CALCULATOR_WORDS.en.findings).filter(
      ([id, text]) => blanks(text).join() !== blanks(findings[id as keyof typeof findings]).join()
    )
    expect(unlike).toEqual([])
  })
})

describe.each(byName)('%s', (name, definition) => {
  const page = pages.find(candidate => candidate.definition === definition)
  const packed = page && calculatorData({ data, language: 'en', today: TODAY }, page)

  it('carries figures that give what the command line gives', () => {
    const rates = packed && ratesByDay(packed)(TODAY)
    fc.assert(
      fc.property(answersOf(definition), answers => {
        const outcome = rates && work(definition, answers, rates)
        const expected = run(name, situationOf(definition, answers), ratesOn(TODAY))
        expect(outcome?.kind).toBe('result')
        expect(outcome?.kind === 'result' && outcome.result).toEqual(expected)
      }),
      { numRuns: 150 }
    )
  })

  it('offers days for which its examples can be worked out', () => {
    expect(packed?.days.every(day => day < TODAY)).toBe(true)
    expect(packed?.days.length).toBeGreaterThan(0)
  })

  it('writes answers into the address and reads them again', () => {
    fc.assert(
      fc.property(answersOf(definition), answers => {
        const fragment = writeFragment(definition, answers)
        expect(readFragment(definition, `#${fragment}`) ?? initialAnswers(definition)).toEqual({
          ...initialAnswers(definition),
          ...answers
        })
      }),
      { numRuns: 100 }
    )
  })

  it('asks at first no more than a dozen questions', () => {
    const asked = questionsFor(definition, initialAnswers(definition)).filter(question => !question.rare)
    expect(asked.length).toBeLessThanOrEqual(12)
  })
})

describe('a claim after a job has ended', () => {
  // $10,000 at $1,000 a week: ten weeks.
  const answers = { claim: 'yes', payout: '10,000', 'last-pay': '2,000', 'last-pay-per': 'fortnight' }

  it.each(pages.filter(({ definition }) => definition.questions.some(({ id }) => id === 'payout')))(
    'shows in $definition.id how long a payout counts as pay',
    ({ definition }) => {
      const all = { ...initialAnswers(definition), ...answers }
      const { claim } = situationOf(definition, all) as { claim: { leavePaidOut: object } }
      expect(claim.leavePaidOut).toEqual({
        weeklyPay: 100_000,
        payments: [{ kind: 'other-termination', amount: 1_000_000 }]
      })
      const rates = ratesOn(TODAY)
      const { others } = definition.assess(situationOf(definition, all), rates)
      expect(others.find(({ id }) => id === 'income-maintenance-period')?.amount).toBe(70)
    }
  )

  it('asks for the pay only where something was paid out', () => {
    const asked = (more: Answers) =>
      questionsFor(jobseeker, { ...initialAnswers(jobseeker), claim: 'yes', ...more }).map(({ id }) => id)
    expect(asked({})).toContain('payout')
    expect(asked({})).not.toContain('last-pay')
    expect(asked({ payout: '1' })).toContain('last-pay')
  })
})

describe('an address', () => {

  it.each(['#rules', '#age', '', '#constructor=1', '#relationship=wed', '#pay-per=decade', '#on=soon'])(
    '%j holds no answers',
    hash => {
      expect(jobseeker && readFragment(jobseeker, hash)).toBeUndefined()
    }
  )

  it('keeps the day and passes over what it does not know', () => {
    expect(jobseeker && readFragment(jobseeker, '#on=2025-09-20&age=40&x=1')).toMatchObject({ on: '2025-09-20', age: '40' })
  })
})

describe('what more pay does', () => {
  const rates = ratesOn(TODAY)
  const answers = jobseeker ? { ...initialAnswers(jobseeker), pay: '480' } : {}

  it('ends where the rules say, and keeps 40 cents of the next dollar above the second limit', () => {
    const earnings = jobseeker && earningsOf(jobseeker, answers, rates)
    const outcome = jobseeker && work(jobseeker, answers, rates)
    const cutOut =
      outcome?.kind === 'result' ? outcome.result.findings.find(({ id }) => id === 'cut-out')?.terms[0]?.value : undefined
    expect(earnings?.cutOut).toBe(cutOut)
    expect(earnings?.kept).toBe(40)
    expect(earnings?.points.every(({ pay, payment, total }) => total === pay + payment)).toBe(true)
  })

  it('compares now with one more shift', () => {
    const compared = jobseeker && compareShift(jobseeker, answers, rates, '100')
    expect((compared?.then.total ?? 0) - (compared?.now.total ?? 0)).toBe(4000)
    expect(jobseeker && compareShift(jobseeker, answers, rates, 'x')).toBeUndefined()
  })

  it('fits the table to the drawing', () => {
    expect(tablePays(60_000).at(-1)).toBe(60_000)
    expect(tablePays(250_000).length).toBeLessThan(16)
  })
})
