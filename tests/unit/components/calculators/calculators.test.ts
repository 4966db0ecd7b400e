/** The calculators’ own part: words for everything, answers in the address, the same results as the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialAnswers, questionsFor } from '../../../../components/calculators/answers.ts'
import { compareShift, earningsOf, shiftError, tablePays } from '../../../../components/calculators/earnings.ts'
import { rateDay } from '../../../../components/calculators/day.ts'
import { jobseeker } from '../../../../components/calculators/definitions/jobseeker.ts'
import { wageSubsidy } from '../../../../components/calculators/definitions/wage-subsidy.ts'
import { youthAllowance } from '../../../../components/calculators/definitions/youth-allowance.ts'
import { ratesByDay } from '../../../../components/calculators/figures.ts'
import { exampleName } from '../../../../components/calculators/format.ts'
import { questionWords } from '../../../../components/calculators/question-words.ts'
import { readFragment, writeFragment, writeFragmentOn } from '../../../../components/calculators/fragment.ts'
import type { Answers, CalculatorWords, Definition } from '../../../../components/calculators/types.ts'
import { situationOf, work } from '../../../../components/calculators/work.ts'
import { INDEPENDENCE_GROUNDS } from '../../../../rules/situations/youth-allowance.ts'
import { loadData } from '../../../../rules/data/load.ts'
import type { Result } from '../../../../rules/result.ts'
import { FINDING_IDS, LIMIT_IDS, REASON_IDS, RESULT_IDS, STEP_LABELS, TERM_NAMES } from '../../../../rules/labels.ts'
import { CALCULATOR_PAGES, CALCULATOR_WORDS, calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { answersOf } from '../../../support/answers.ts'
import { ratesOn, run } from '../../rules/support.ts'

const TODAY = '2026-11-20'
const data = loadData()
const pages = Object.values(CALCULATOR_PAGES)
const definitions = pages.map(({ definition }) => definition)
const byName = definitions.map(definition => [definition.id, definition] as const)

/** Labels of a result, and of those that go with it, for which a page brings no words. */
function wordless(words: CalculatorWords, result: Result): string[] {
  const has = (part: object, labels: readonly string[]) => labels.filter(label => !Object.hasOwn(part, label))
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  return [
    ...has(words.results, [result.id]),
    ...has(words.steps, result.working.map(({ label }) => label)),
    ...has(words.findings, ids(result.findings)),
    ...has(words.reasons, ids(result.notModelled)),
    ...has(words.limits, result.limits),
    ...result.others.flatMap(other => wordless(words, other))
  ]
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
    const missing = questions.flatMap(question => {
      const given = questionWords(words, question.id)
      const options = 'options' in question ? question.options : []
      const has = !['', question.id].includes(given.label) && !/[{}]/.test(given.label) && options.every(option => Object.hasOwn(given.options, option))
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
        expect(packed && wordless(packed.words, expected)).toEqual([])
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
  // $4,000 and $6,000 at $1,000 a week: ten weeks.
  const answers = {
    claim: 'yes',
    'paid-out': 'yes',
    'paid-annual': '4,000',
    'paid-redundancy': '6,000',
    'last-pay': '2,000',
    'last-pay-per': 'fortnight'
  }

  it.each(pages.filter(({ definition }) => definition.questions.some(({ id }) => id === 'paid-out')))(
    'shows in $definition.id how long a payout counts as pay',
    ({ definition }) => {
      const all = { ...initialAnswers(definition), ...answers }
      const { claim } = situationOf(definition, all) as { claim: { leavePaidOut: object } }
      expect(claim.leavePaidOut).toEqual({
        weeklyPay: 100_000,
        payments: [
          { kind: 'annual-leave', amount: 400_000 },
          { kind: 'redundancy', amount: 600_000 }
        ]
      })
      const rates = ratesOn(TODAY)
      const { others } = definition.assess(situationOf(definition, all), rates)
      expect(others.find(({ id }) => id === 'income-maintenance-period')?.amount).toBe(70)
    }
  )

  it('asks for the pay only where something was paid out', () => {
    const asked = (more: Answers) =>
      questionsFor(jobseeker, { ...initialAnswers(jobseeker), claim: 'yes', ...more }).map(({ id }) => id)
    expect(asked({})).toContain('paid-out')
    expect(asked({})).not.toContain('paid-annual')
    expect(asked({ 'paid-out': 'yes' })).toContain('paid-annual')
    expect(asked({ 'paid-out': 'yes' })).not.toContain('last-pay')
    expect(asked({ 'paid-out': 'yes', 'paid-notice': '1' })).toContain('last-pay')
  })

  it('says of a visa granted before 2019 that older rules hold', () => {
    const all = { ...initialAnswers(jobseeker), claim: 'yes', residence: 'permanent-visa', 'visa-before-2019': 'yes' }
    const { others } = jobseeker.assess(situationOf(jobseeker, all), ratesOn(TODAY))
    expect(others.flatMap(({ notModelled }) => notModelled.map(({ id }) => id))).toContain('visa-before-2019')
  })
})

describe('what few people have to say', () => {
  it('the kind of place that is rented', () => {
    const rentOf = (place: string) =>
      (situationOf(jobseeker, { ...initialAnswers(jobseeker), home: 'rent', rent: '300', place }) as { rent: object }).rent
    expect(rentOf('boarding-house')).toMatchObject({ accommodation: 'boarding-house', perFortnight: 60_000 })
    expect(rentOf('government-housing-subtenant')).toMatchObject({ accommodation: 'government-housing-subtenant' })
  })

  it('half a percent of leave loading', () => {
    const all = { ...initialAnswers(wageSubsidy), loading: '17.5' }
    expect(situationOf(wageSubsidy, all)).toMatchObject({ leaveLoading: 1750 })
  })

  it('five brothers and sisters, and what Family Tax Benefit could pay for others, in parts that the rules take', () => {
    const ages = Object.fromEntries([1, 2, 3, 4, 5].map(at => [`sibling-${at}-age`, String(15 + at)]))
    const all = { ...initialAnswers(youthAllowance), 'parents-income': '150,000', siblings: '5', ...ages, 'ftb-siblings': 'yes' }
    const withRate = { ...all, 'ftb-siblings-rate': '1,200.50' }
    expect(situationOf(youthAllowance, withRate)).toMatchObject({
      parents: {
        otherChildren: [
          ...[16, 17, 18, 19, 20].map(age => ({ kind: 'youth-allowance', age })),
          { kind: 'family-tax-benefit', maximumRate: 100_000 },
          { kind: 'family-tax-benefit', maximumRate: 20_050 }
        ]
      }
    })
    const amountOf = (answers: Answers) => youthAllowance.assess(situationOf(youthAllowance, answers), ratesOn(TODAY)).amount
    expect(amountOf(all)).toBeNull()
    expect(amountOf(withRate)).toBeGreaterThan(0)
    const outcome = work(youthAllowance, { ...all, 'ftb-siblings-rate': '6000' }, ratesOn(TODAY))
    expect(outcome).toEqual({ kind: 'errors', errors: [['ftb-siblings-rate', 'above-most']] })
  })
})

describe('an amount that cannot be', () => {
  const errorsIn = (definition: Definition, answers: Answers) => {
    const outcome = work(definition, { ...initialAnswers(definition), ...answers }, ratesOn(TODAY))
    return outcome.kind === 'errors' ? outcome.errors : []
  }
  const board = { home: 'board', rent: '300', lodging: '200' }

  it('is lodging above what is paid for board and lodging, whatever the periods', () => {
    expect(errorsIn(jobseeker, board)).toEqual([])
    expect(errorsIn(jobseeker, { ...board, lodging: '300.01' })).toEqual([['lodging', 'above-whole']])
    expect(errorsIn(jobseeker, { ...board, 'rent-per': 'fortnight' })).toEqual([['lodging', 'above-whole']])
    expect(errorsIn(jobseeker, { ...board, lodging: '600', 'lodging-per': 'fortnight' })).toEqual([])
  })

  it('is a balance above the highest', () => {
    expect(errorsIn(jobseeker, { credit: '1,000' })).toEqual([])
    expect(errorsIn(jobseeker, { credit: '1,000.01' })).toEqual([['credit', 'above-most']])
    const apprentice = { activity: 'apprentice', 'apprentice-bank': '1,000.01' }
    expect(errorsIn(youthAllowance, apprentice)).toEqual([['apprentice-bank', 'above-most']])
  })

  it('is pay an hour above what any job pays', () => {
    expect(errorsIn(wageSubsidy, { basis: 'hourly', hourly: '10,000' })).toEqual([])
    expect(errorsIn(wageSubsidy, { basis: 'hourly', hourly: '10,000.01' })).toEqual([['hourly', 'above-most']])
  })
})

describe('an address', () => {

  it.each(['#rules', '#age', '', '#constructor=1', '#relationship=wed', '#pay-per=decade', '#on='])(
    '%j holds no answers',
    hash => {
      expect(jobseeker && readFragment(jobseeker, hash)).toBeUndefined()
    }
  )

  it('keeps the day and passes over what it does not know', () => {
    expect(jobseeker && readFragment(jobseeker, '#on=2025-09-20&age=40&x=1')).toMatchObject({ on: '2025-09-20', age: '40' })
  })

  it('asks of parents where the ticked ground is for another activity', () => {
    const asks = (activity: string, grounds: string) =>
      questionsFor(youthAllowance, { ...initialAnswers(youthAllowance), activity, grounds }).some(({ id }) => id === 'parents-support')
    expect([asks('student', 'regional-or-remote-work'), asks('job-seeker', 'regional-or-remote-work')]).toEqual([false, true])
    expect([asks('student', 'partial-capacity-to-work'), asks('job-seeker', 'partial-capacity-to-work')]).toEqual([true, false])
  })

  it('takes ticks that are named one by one', () => {
    const found = readFragment(youthAllowance, '#grounds=orphan&grounds=nowhere&age=19')
    expect(found?.grounds).toBe('')
    const [one = '', two = ''] = INDEPENDENCE_GROUNDS
    expect(readFragment(youthAllowance, `#grounds=${one}&grounds=${two}`)?.grounds).toBe(`${one} ${two}`)
  })

  it('of a family with rents and rates in cents has an answer', () => {
    const sibling = 'siblings=1&sibling-1-age=22&sibling-1-living=away&sibling-1-rent=355.18&sibling-1-rent-per=fortnight'
    const others = 'ftb-siblings=yes&ftb-siblings-rate=3240.56&home=rent&rent=327.65&rent-per=fortnight'
    const found = readFragment(youthAllowance, `#age=19&living=away&parents-income=4187419&${sibling}&${others}`)
    const outcome = work(youthAllowance, { ...initialAnswers(youthAllowance), ...found }, ratesOn(TODAY))
    expect(outcome).toMatchObject({ kind: 'result', result: { amount: 0, notModelled: [] } })
  })
})

describe('the day of the rates', () => {
  const packed = calculatorData({ data, language: 'en', today: TODAY }, { definition: jobseeker, call: [] })
  const oldest = packed.days.at(-1) ?? ''

  it('is today where nobody asked for another, or asked for today', () => {
    for (const asked of [undefined, '', TODAY]) expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, isOlder: false })
  })

  it('is the day of the address, with a word about it, where rates have changed since', () => {
    expect(rateDay('2026-07-02', TODAY, packed)).toEqual({ on: '2026-07-02', isOlder: true })
    expect(rateDay('2025-09-20', TODAY, packed)).toEqual({ on: '2025-09-20', isOlder: true })
  })

  it('is today where no rate has changed since', () => {
    expect(rateDay('2026-11-19', TODAY, packed)).toEqual({ on: TODAY, isOlder: false })
  })

  it.each(['2027-03-20', '2001-01-01', '1999-06-30'])('%s is not held: today, and that is said', asked => {
    expect(asked < oldest || asked > TODAY).toBe(true)
    expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, refused: 'not-held', isOlder: false })
  })

  it.each(['soon', '2026-02-30', '2026-13-01', '2026-9-20', '<b>'])('%s is no day: today, and that is said', asked => {
    expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, refused: 'unreadable', isOlder: false })
  })

  it('is in every address with answers, and in none without', () => {
    const first = initialAnswers(jobseeker)
    expect(writeFragmentOn(jobseeker, first, TODAY)).toBe('')
    expect(writeFragmentOn(jobseeker, { ...first, pay: '480' }, TODAY)).toBe(`pay=480&on=${TODAY}`)
    expect(writeFragmentOn(jobseeker, { ...first, on: '2025-09-20' }, '2025-09-20')).toBe('on=2025-09-20')
    expect(writeFragmentOn(jobseeker, { ...first, pay: '480', on: 'soon' }, TODAY)).toBe(`pay=480&on=${TODAY}`)
    expect(writeFragmentOn(jobseeker, { ...first, shift: '90' }, TODAY)).toBe(`shift=90&on=${TODAY}`)
  })

  it('leaves the extra pay of a shift to calculators that compare', () => {
    expect(readFragment(jobseeker, '#shift=90')).toMatchObject({ shift: '90' })
    expect(readFragment(wageSubsidy, '#shift=90')).toBeUndefined()
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
    expect(earnings?.curve().every(({ pay, payment, total }) => total === pay + payment)).toBe(true)
  })

  it.each([jobseeker, youthAllowance])('gives for $id at any pay what the form gives where that pay is typed', definition => {
    fc.assert(
      fc.property(answersOf(definition), answers => {
        const all = { ...initialAnswers(definition), ...answers }
        const points = earningsOf(definition, all, rates)?.curve() ?? []
        const typed = points.map(({ pay }) => {
          const outcome = work(definition, { ...all, pay: (pay / 100).toFixed(2), 'pay-per': 'fortnight' }, rates)
          return outcome.kind === 'result' ? outcome.result.amount : outcome.kind
        })
        expect(points.map(({ payment }) => payment)).toEqual(typed)
      }),
      { numRuns: 100 }
    )
  })

  it('draws nothing where an answer is to be mended', () => {
    expect(earningsOf(jobseeker, { ...answers, age: 'x' }, rates)).toBeUndefined()
    expect(earningsOf(jobseeker, { ...answers, pay: 'x' }, rates)).toBeUndefined()
  })

  it('has rows for the reader’s own pay and for the end of the payment, with what is kept of the next dollar', () => {
    const { rows = [], cutOut, here } = earningsOf(jobseeker, answers, rates) ?? {}
    expect(rows.filter(({ isHere }) => isHere).map(({ pay, kept }) => [pay, kept])).toEqual([[here?.pay, 40]])
    expect(rows.filter(({ isCutOut }) => isCutOut).map(({ pay, payment, kept }) => [pay, payment, kept])).toEqual([
      [cutOut, 0, 100]
    ])
    expect(rows.map(({ pay }) => pay)).toEqual([...rows.map(({ pay }) => pay)].sort((a, b) => a - b))
  })

  it.each(['0', '2,500', '9,999,999.99'])('holds a reader paid %s within the drawing', pay => {
    const { here, end = 0, curve, kept, rows = [] } = earningsOf(jobseeker, { ...answers, pay }, rates) ?? {}
    expect(here?.pay).toBeLessThanOrEqual(end)
    const points = curve?.() ?? []
    expect(points).toContainEqual(here)
    expect(points.length).toBeLessThan(110)
    expect(rows.length).toBeLessThan(20)
    expect(kept).toBe(100)
  })

  it('refuses a shift that goes beyond what can be typed', () => {
    expect(shiftError(jobseeker, { ...answers, pay: '9,999,999' }, '100')).toBe('too-large')
    expect(shiftError(jobseeker, answers, 'x')).toBe('not-a-number')
    expect(shiftError(jobseeker, answers, '')).toBeUndefined()
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
