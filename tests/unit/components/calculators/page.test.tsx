import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../../../../components/calculators/Calculator.tsx'
import { lodging } from '../../../../components/calculators/definitions/shared.ts'
import { calculatorPage } from '../../../../components/calculators/pages.ts'
import { Field } from '../../../../components/tool/Fields.tsx'
import { questionWords } from '../../../../components/tool/question-words.ts'
import type { CalculatorId } from '../../../../components/tool/types.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { CALCULATOR_WORDS, calculatorData } from '../../../../scripts/mdx/calculators.ts'

const data = loadData()

function ignore(): void {
  // Nothing is answered.
}

function pageOf(id: CalculatorId, language: 'en' | 'zh'): string {
  const packed = calculatorData({ data, language, today: '2026-11-20' }, { ...calculatorPage(id), call: [] })
  return renderToStaticMarkup(<Calculator id={id} data={packed} />)
}

describe.each(['en', 'zh'] as const)('before anything was answered, in %s', language => {
  const { answer, findings } = CALCULATOR_WORDS[language]

  it('the answer is called an example', () => {
    const html = pageOf('jobseeker', language)
    expect(html).toContain(`${answer.example}</h2>`)
    expect(html).not.toContain(`${answer.title}</h2>`)
  })

  it('a hint stands between its question and the control that it describes, and is not folded away', () => {
    const form = parse(pageOf('rent-assistance', language)).querySelector('form')
    const { label, help } = questionWords(CALCULATOR_WORDS[language], 'rent')
    const field = form?.querySelector('[name=rent]')
    const hint = form?.querySelector(`#${field?.getAttribute('aria-describedby')}`)
    expect(hint?.textContent).toContain(help)
    expect(hint?.closest('details')).toBeNull()
    expect(hint?.previousElementSibling?.textContent).toBe(label)
    const sharing = form?.querySelector('[name=sharing]')?.closest('fieldset')
    expect(form?.querySelector(`#${sharing?.getAttribute('aria-describedby')}`)?.textContent).toBe(
      questionWords(CALCULATOR_WORDS[language], 'sharing').help
    )
  })

  it('says once that a field may stay empty', () => {
    const packed = calculatorData(
      { data, language, today: '2026-11-20' },
      { ...calculatorPage('rent-assistance'), call: [] }
    )
    const rest = { data: packed, answers: {}, error: undefined, now: '2026-11-20', onAnswer: ignore, onLeave: ignore }
    const html = renderToStaticMarkup(<Field question={lodging(() => true)} {...rest} />)
    expect(html).toContain(questionWords(packed.words, 'lodging').help)
    expect(html).not.toContain(packed.words.form.optional)
  })

  it('an example that brings nothing says why, once', () => {
    expect(pageOf('wage-subsidy', language).split(findings['subsidy-excluded'])).toHaveLength(2)
  })
})

it('an example of hiring says what the job costs, and asks for no agreement where there is no subsidy', () => {
  const { findings, results } = CALCULATOR_WORDS.en
  const [before = '', withSubsidy = '', alsoWith = '', without = ''] = pageOf('wage-subsidy', 'en')
    .slice(pageOf('wage-subsidy', 'en').indexOf('id="examples"'))
    .split('<details')
  expect(before).not.toContain(results['cost-of-hire-26-weeks'])
  for (const example of [withSubsidy, alsoWith, without]) expect(example).toContain(results['cost-of-hire-26-weeks'])
  expect(withSubsidy).toContain(findings['agree-before-start'])
  expect(without).not.toContain(findings['agree-before-start'])
})

it('an example does not repeat what an example before it has said', () => {
  const examples = pageOf('wage-subsidy', 'en').split('id="examples"')[1] ?? ''
  const finding = CALCULATOR_WORDS.en.findings['subsidy-tax-not-confirmed']
  expect(examples.split(finding)).toHaveLength(2)
})

it('the working gives the start of a value only where it is known', () => {
  const rent = pageOf('rent-assistance', 'en')
  expect(rent).toContain('In force since 20 September 2026.')
  expect(rent).not.toMatch(/from \d+ \w+ 2023/)
  expect(pageOf('wage-subsidy', 'en')).toContain('In force since 5 March 2025 or earlier.')
})

it('a working says each law once, below its lines', () => {
  const examples = pageOf('rent-assistance', 'en').split('id="examples"')[1] ?? ''
  const [, table = '', below = ''] = examples.match(/<table(.*?)<\/table>(.*?)<ul/s) ?? []
  expect(table.match(/<tbody>/g)?.length).toBeGreaterThan(0)
  expect(table).not.toContain('Social Security Act')
  expect(below.match(/In force since/g)).toHaveLength(1)
})
