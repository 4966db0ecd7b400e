/** Messages for every label and question, answers in the address, the same results as the rules. */
import { describe, expect, it } from 'vitest'
import { initialAnswers } from '../../../../components/tool/answers.ts'
import { compareShift, earningsOf, readShift, tablePays } from '../../../../components/calculators/earnings.ts'
import { jobseeker } from '../../../../components/calculators/definitions/jobseeker.ts'
import { rentAssistance } from '../../../../components/calculators/definitions/rent-assistance.ts'
import { wageSubsidy } from '../../../../components/calculators/definitions/wage-subsidy.ts'
import { youthAllowance } from '../../../../components/calculators/definitions/youth-allowance.ts'
import { exampleName } from '../../../../components/tool/format.ts'
import { questionWords } from '../../../../components/tool/question-words.ts'
import { CALCULATOR_PAGES } from '../../../../components/calculators/pages.ts'
import { rateDay, ratesByDay } from '../../../../components/tool/rates.ts'
import { readFragment, writeFragment, writeFragmentOn } from '../../../../components/tool/fragment.ts'
import type { Answers, CalculatorWords, Definition } from '../../../../components/tool/types.ts'
import { work } from '../../../../components/tool/work.ts'
import { INDEPENDENCE_GROUNDS } from '../../../../rules/situations/choices.ts'
import { CALCULATORS } from '../../../../rules/calculators.ts'
import { loadData } from '../../../../rules/data/load.ts'
import type { Result } from '../../../../rules/result.ts'
import { FINDING_TERMS, labelsOf } from '../../../../rules/labels.ts'
import { WORDED_KINDS } from '../../../../rules/labels/kinds.ts'
import { CALCULATOR_WORDS, calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { answersOf, reading } from '../../../support/answers.ts'
import { titledByData, titledByPage } from '../../../support/source-titles.ts'
import { SHARED_LINKS, type SharedLink } from '../../../support/shared-links.ts'
import { ratesOn, run } from '../../rules/support.ts'
import { forAll } from '../../for-all.ts'

const TODAY = '2026-11-20'
const data = loadData()
const definitions = CALCULATOR_PAGES.map(({ definition }) => definition)
const situationOf = (definition: Definition, answers: Answers) =>
  definition.situation(reading(definition, answers).values, TODAY)
const worked = (definition: Definition, answers: Answers, rates = ratesOn(TODAY)) =>
  work(definition, reading(definition, answers), rates)
const resultOf = (definition: Definition, answers: Answers) => {
  const outcome = worked(definition, answers)
  if (outcome.kind !== 'result') throw new Error(outcome.kind)
  return outcome.result
}
const asked = (definition: Definition, answers: Answers) => reading(definition, answers).questions.map(({ id }) => id)

const byName = definitions.map(definition => [definition.id, definition] as const)

/** Labels of a result and of those beside it for which a page has no message. */
function wordless(words: CalculatorWords, result: Result): string[] {
  const has = (part: object, labels: readonly string[]) => labels.filter(label => !Object.hasOwn(part, label))
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  const steps = result.working.map(({ label }) => label)
  const explained = result.working.filter(({ terms }) => terms.length > 0).map(({ label }) => label)
  return [
    ...has(words.results, [result.id]),
    ...has(words.steps, steps),
    ...has(words.how, explained),
    ...has(words.findings, ids(result.findings)),
    ...has(words.reasons, ids(result.notModelled)),
    ...has(words.limits, result.limits),
    ...result.others.flatMap(other => wordless(words, other))
  ]
}

describe.each(['en', 'zh'] as const)('the words in %s', language => {
  const words = CALCULATOR_WORDS[language]

  it.each(WORDED_KINDS)('cover all %s and nothing else', part => {
    expect(Object.keys(words[part]).sort()).toEqual(labelsOf(part).sort())
    expect(Object.values(words[part]).filter(text => text.trim() === '')).toEqual([])
  })

  it.each(byName)('cover every question and option of %s', (_name, { questions, examples }) => {
    const missing = questions.flatMap(question => {
      const given = questionWords(words, question.id)
      const options = 'options' in question ? question.options : []
      const has =
        !['', question.id].includes(given.label) &&
        !/[{}]/.test(given.label) &&
        options.every(option => Object.hasOwn(given.options, option))
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
    const wrong =
      /\p{Script=Han}[,:;?!(]|[,:;?!)]\p{Script=Han}|[。，；：？！）] |\{(pay|used|cut-out)\} \p{Script=Han}/u
    expect(texts(CALCULATOR_WORDS.zh).filter(text => wrong.test(text))).toEqual([])
  })

  it('ask as people speak, and offer the verb of the question as its answer', () => {
    const asked: { label: string; options?: Record<string, string> }[] = Object.values(CALCULATOR_WORDS.zh.questions)
    for (const { label, options = {} } of asked.filter(({ options = {} }) => 'yes' in options)) {
      expect(label).not.toContain('是否')
      expect(options.no, label).toMatch(/^[不没]/)
      expect(options.yes, label).not.toBe('否')
    }
  })
})

it('findings and steps name only terms that the rules have, the same ones in both languages', () => {
  const names = [...labelsOf('terms'), ...FINDING_TERMS] as string[]
  const placeholders = (text: string) => [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, name = '']) => name).sort()
  const sentences = ({ findings, how }: CalculatorWords): Record<string, string> => ({
    ...findings,
    ...Object.fromEntries(Object.entries(how).map(([id, all]) => [`how ${id}`, all.join(' ')]))
  })
  const chinese = sentences(CALCULATOR_WORDS.zh)
  for (const [id, text] of Object.entries(sentences(CALCULATOR_WORDS.en))) {
    expect(
      placeholders(text).filter(name => !names.includes(name)),
      id
    ).toEqual([])
    expect(placeholders(chinese[id] ?? ''), id).toEqual(placeholders(text))
  }
})

describe.each(byName)('%s', (name, definition) => {
  const page = CALCULATOR_PAGES.find(candidate => candidate.definition === definition)
  const packed = page && calculatorData({ data, language: 'en', today: TODAY }, page)

  it('carries figures that give what the command line gives', () => {
    const rates = packed && ratesByDay(packed)(TODAY)
    forAll([answersOf(definition)], 150, answers => {
      const situation = situationOf(definition, answers)
      // Every field is there: the page checks nothing and fills nothing in.
      expect(CALCULATORS[name].schema.parse(situation)).toEqual(situation)
      const expected = run(name, situation, ratesOn(TODAY))
      expect(titledByPage(worked(definition, answers, rates), packed?.sources ?? [])).toEqual(
        titledByData({ kind: 'result', result: expected }, data)
      )
      expect(packed && wordless(packed.words, expected)).toEqual([])
    })
  })

  it.each<SharedLink>(SHARED_LINKS[name])('of #$fragment is what the command line gives', ({ fragment, situation }) => {
    const answers = readFragment(definition, `#${fragment}`) ?? {}
    expect(resultOf(definition, answers)).toEqual(run(name, situation, ratesOn(TODAY)))
  })

  it('offers days for which its examples can be worked out', () => {
    expect(packed?.days.every(day => day < TODAY)).toBe(true)
    expect(packed?.days.length).toBeGreaterThan(0)
  })

  it('writes answers into the address and reads them again', () => {
    forAll([answersOf(definition)], 100, answers => {
      const initial = initialAnswers(definition)
      const found = readFragment(definition, `#${writeFragment(definition, answers)}`)
      expect(found ?? initial).toEqual({ ...initial, ...answers })
    })
  })

  it('asks at most a dozen questions at first', () => {
    const { questions } = reading(definition, {})
    expect(questions.filter(({ rare }) => !rare).length).toBeLessThanOrEqual(12)
  })
})

describe('a claim after a job has ended', () => {
  const paidOut = { claim: 'yes', 'paid-out': 'yes' }
  // $4,000 and $6,000 at $1,000 a week: ten weeks.
  const payout = { ...paidOut, 'paid-annual': '4,000', 'paid-redundancy': '6,000' }
  const answers = { ...payout, 'last-pay': '2,000', 'last-pay-per': 'fortnight' }

  it.each(CALCULATOR_PAGES.filter(({ definition }) => definition.questions.some(({ id }) => id === 'paid-out')))(
    'shows in $definition.id how long a payout counts as pay',
    ({ definition }) => {
      const payments = [
        { kind: 'annual-leave', amount: 400_000 },
        { kind: 'redundancy', amount: 600_000 }
      ]
      const claim = { leavePaidOut: { weeklyPay: 100_000, payments } }
      expect(situationOf(definition, answers)).toMatchObject({ claim })
      expect(resultOf(definition, answers).others.find(({ id }) => id === 'income-maintenance-period')?.amount).toBe(70)
    }
  )

  it('asks for the pay only if something was paid out', () => {
    expect(asked(jobseeker, { claim: 'yes' })).toContain('paid-out')
    expect(asked(jobseeker, { claim: 'yes' })).not.toContain('paid-annual')
    expect(asked(jobseeker, paidOut)).toContain('paid-annual')
    expect(asked(jobseeker, paidOut)).not.toContain('last-pay')
    expect(asked(jobseeker, { ...paidOut, 'paid-notice': '1' })).toContain('last-pay')
  })

  it('says that older rules apply to a visa granted before 2019', () => {
    const answers = { claim: 'yes', residence: 'permanent-visa', 'visa-before-2019': 'yes' }
    const { others } = resultOf(jobseeker, answers)
    expect(others.flatMap(({ notModelled }) => notModelled.map(({ id }) => id))).toContain('visa-before-2019')
  })
})

describe('rare answers', () => {
  it.each(['boarding-house', 'government-housing-subtenant'])('the kind of place that is rented: %s', place => {
    const rent = { accommodation: place, perFortnight: 60_000 }
    expect(situationOf(jobseeker, { home: 'rent', rent: '300', place })).toMatchObject({ rent })
  })

  it('sharing is asked of every single person whom it can concern', () => {
    const rented = { home: 'rent', rent: '300' }
    expect(asked(jobseeker, rented)).toContain('sharing')
    expect(asked(jobseeker, { ...rented, place: 'boarding-house' })).not.toContain('sharing')
    expect(asked(rentAssistance, {})).toContain('sharing')
    expect(asked(rentAssistance, { accommodation: 'boarding-house' })).not.toContain('sharing')
    expect(asked(rentAssistance, { children: '1' })).not.toContain('sharing')
  })

  it('half a percent of leave loading', () => {
    expect(situationOf(wageSubsidy, { loading: '17.5' })).toMatchObject({ leaveLoading: 1750 })
  })

  it('five brothers and sisters, and what Family Tax Benefit could pay for others, in parts that the rules take', () => {
    const ages = Object.fromEntries([1, 2, 3, 4, 5].map(at => [`sibling-${at}-age`, String(15 + at)]))
    const all = { 'parents-income': '150,000', siblings: '5', ...ages, 'ftb-siblings': 'yes' }
    const withRate = { ...all, 'ftb-siblings-rate': '1,200.50' }
    const otherChildren = [
      ...[16, 17, 18, 19, 20].map(age => ({ kind: 'youth-allowance', age })),
      { kind: 'family-tax-benefit', maximumRate: 100_000 },
      { kind: 'family-tax-benefit', maximumRate: 20_050 }
    ]
    expect(situationOf(youthAllowance, withRate)).toMatchObject({ parents: { otherChildren } })
    expect(resultOf(youthAllowance, all).amount).toBeNull()
    expect(resultOf(youthAllowance, withRate).amount).toBeGreaterThan(0)
    const { errors } = reading(youthAllowance, { ...all, 'ftb-siblings-rate': '6000' })
    expect([...errors]).toEqual([['ftb-siblings-rate', 'above-most']])
  })

  it.each([
    ['0', false],
    ['1', true]
  ])('who shares an income of parents of %s dollars is asked: %s', (income, isAsked) => {
    const questions = asked(youthAllowance, { 'parents-income': income })
    expect([questions.includes('siblings'), questions.includes('ftb-siblings')]).toEqual([isAsked, isAsked])
  })
})

const board = { home: 'board', rent: '300', lodging: '200' }

it.each<[Definition, Answers, errors: string]>([
  // Lodging is a part of what is paid for board and lodging, whatever the periods.
  [jobseeker, board, ''],
  [jobseeker, { ...board, lodging: '300.01' }, 'lodging above-whole'],
  [jobseeker, { ...board, 'rent-per': 'fortnight' }, 'lodging above-whole'],
  [jobseeker, { ...board, lodging: '600', 'lodging-per': 'fortnight' }, ''],
  [jobseeker, { credit: '1,000' }, ''],
  [jobseeker, { credit: '1,000.01' }, 'credit above-most'],
  [youthAllowance, { activity: 'apprentice', 'apprentice-bank': '1,000.01' }, 'apprentice-bank above-most'],
  [wageSubsidy, { basis: 'hourly', hourly: '10,000' }, ''],
  [wageSubsidy, { basis: 'hourly', hourly: '10,000.01' }, 'hourly above-most'],
  // In the order of the form.
  [jobseeker, { pay: '-5', age: 'x' }, 'age not-whole, pay negative'],
  [jobseeker, { pay: '', age: '' }, 'age empty, pay empty']
])('$id with %j has these errors: %s', (definition, answers, errors) => {
  expect([...reading(definition, answers).errors].map(each => each.join(' ')).join(', ')).toBe(errors)
  expect(worked(definition, answers).kind).toBe(errors === '' ? 'result' : 'errors')
})

describe('an address', () => {
  it.each(['#rules', '#age', '', '#constructor=1', '#relationship=wed', '#pay-per=decade', '#on='])(
    '%j holds no answers',
    hash => {
      expect(readFragment(jobseeker, hash)).toBeUndefined()
    }
  )

  it('keeps the day and ignores what it does not know', () => {
    expect(readFragment(jobseeker, '#on=2025-09-20&age=40&x=1')).toMatchObject({ on: '2025-09-20', age: '40' })
  })

  it.each([
    ['regional-or-remote-work', 'job-seeker', 'student'],
    ['partial-capacity-to-work', 'student', 'job-seeker']
  ])('with the ground %s ticked asks of the parents of a %s, not of a %s', (grounds, asks, doesNot) => {
    expect(asked(youthAllowance, { activity: asks, grounds })).toContain('parents-support')
    expect(asked(youthAllowance, { activity: doesNot, grounds })).not.toContain('parents-support')
  })

  it('accepts ticked options as repeated keys', () => {
    const found = readFragment(youthAllowance, '#grounds=orphan&grounds=nowhere&age=19')
    expect(found?.grounds).toBe('')
    const [one = '', two = ''] = INDEPENDENCE_GROUNDS
    expect(readFragment(youthAllowance, `#grounds=${one}&grounds=${two}`)?.grounds).toBe(`${one} ${two}`)
  })
})

describe('the day of the rates', () => {
  const packed = calculatorData({ data, language: 'en', today: TODAY }, { definition: jobseeker, call: [] })
  const oldest = packed.days.at(-1) ?? ''

  it.each([undefined, '', TODAY, '2026-11-19'])('is today by default and if no rate has changed since: %s', asked => {
    expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, isOlder: false })
  })

  it.each(['2026-07-02', '2025-09-20'])('is %s, marked as older, if rates have changed since', on => {
    expect(rateDay(on, TODAY, packed)).toEqual({ on, isOlder: true })
  })

  it.each(['2027-03-20', '2001-01-01', '1999-06-30'])('%s is not held: today, with a notice', asked => {
    expect(asked < oldest || asked > TODAY).toBe(true)
    expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, refused: 'not-held', isOlder: false })
  })

  it.each(['soon', '2026-02-30', '2026-13-01', '2026-9-20', '<b>'])('%s is not a day: today, with a notice', asked => {
    expect(rateDay(asked, TODAY, packed)).toEqual({ on: TODAY, refused: 'unreadable', isOlder: false })
  })

  it('is in every address with answers, and in no address without', () => {
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
  const paid = reading(jobseeker, { pay: '480' })

  it('ends where the rules say, and keeps 40 cents of the next dollar above the second limit', () => {
    const earnings = earningsOf(jobseeker, paid, rates)
    const found = resultOf(jobseeker, { pay: '480' }).findings.find(({ id }) => id === 'cut-out')
    expect(earnings?.cutOut).toBe(found?.terms[0]?.value)
    expect(earnings?.kept).toBe(40)
    expect(earnings?.curve().every(({ pay, payment, total }) => total === pay + payment)).toBe(true)
  })

  it.each([jobseeker, youthAllowance])('gives for $id at any pay the same as the form', definition => {
    forAll([answersOf(definition)], 100, answers => {
      const points = earningsOf(definition, reading(definition, answers), rates)?.curve() ?? []
      for (const { pay, payment } of points) {
        const typed = { ...answers, pay: (pay / 100).toFixed(2), 'pay-per': 'fortnight' }
        expect(resultOf(definition, typed).amount).toBe(payment)
      }
    })
  })

  it.each<Answers>([{ pay: '480', age: 'x' }, { pay: 'x' }])('draws nothing if an answer is wrong: %j', answers => {
    expect(earningsOf(jobseeker, reading(jobseeker, answers), rates)).toBeUndefined()
  })

  it('has rows for the reader’s own pay and for the end of the payment, with what is kept of the next dollar', () => {
    const { rows = [], cutOut, here } = earningsOf(jobseeker, paid, rates) ?? {}
    expect(rows.filter(({ isHere }) => isHere)).toMatchObject([{ pay: here?.pay, kept: 40 }])
    expect(rows.filter(({ isCutOut }) => isCutOut)).toMatchObject([{ pay: cutOut, payment: 0, kept: 100 }])
    expect(rows.map(({ pay }) => pay)).toEqual([...rows.map(({ pay }) => pay)].sort((a, b) => a - b))
  })

  it.each(['0', '2,500', '9,999,999.99'])('keeps a reader paid %s within the chart', pay => {
    const { here, end = 0, curve, kept, rows = [] } = earningsOf(jobseeker, reading(jobseeker, { pay }), rates) ?? {}
    expect(here?.pay).toBeLessThanOrEqual(end)
    const points = curve?.() ?? []
    expect(points).toContainEqual(here)
    expect(points.length).toBeLessThan(110)
    expect(rows.length).toBeLessThan(20)
    expect(kept).toBe(100)
  })

  it.each([
    ['9,999,999', '100', 'too-large'],
    ['480', 'x', 'not-a-number'],
    ['480', '', 'empty']
  ])('with pay of %s refuses a shift of %j: %s', (pay, typed, error) => {
    expect(readShift(jobseeker, reading(jobseeker, { pay }), typed)).toEqual({ error })
  })

  it('compares now with one more shift', () => {
    expect(readShift(jobseeker, paid, '100')).toEqual({ cents: 10_000 })
    const compared = compareShift(jobseeker, paid, rates, 10_000)
    expect((compared?.then.total ?? 0) - (compared?.now.total ?? 0)).toBe(4000)
  })

  it('fits the table to the chart', () => {
    expect(tablePays(60_000).at(-1)).toBe(60_000)
    expect(tablePays(250_000).length).toBeLessThan(16)
  })
})
