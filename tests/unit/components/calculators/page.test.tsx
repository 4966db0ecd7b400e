/** What a calculator’s page says before anything was answered. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../../../../components/calculators/Calculator.tsx'
import { loadData } from '../../../../rules/data/load.ts'
import { CALCULATOR_PAGES, CALCULATOR_WORDS, calculatorData } from '../../../../scripts/mdx/calculators.ts'

const data = loadData()

function pageOf(name: string, language: 'en' | 'zh'): string {
  const page = CALCULATOR_PAGES[name]
  if (!page) throw new RangeError(name)
  const packed = calculatorData({ data, language, today: '2026-11-20' }, { ...page, call: [] })
  return renderToStaticMarkup(<Calculator definition={page.definition} data={packed} />)
}

describe.each(['en', 'zh'] as const)('before anything was answered, in %s', language => {
  const { answer, findings } = CALCULATOR_WORDS[language]

  it('the answer is called an example', () => {
    const html = pageOf('JobseekerCalculator', language)
    expect(html).toContain(`${answer.example}</h2>`)
    expect(html).not.toContain(`${answer.title}</h2>`)
  })

  it('an example that brings nothing says why, once', () => {
    expect(pageOf('WageSubsidyCalculator', language).split(findings['subsidy-excluded'])).toHaveLength(2)
  })
})

describe('the working', () => {
  it('gives the start of a value only where it is known', () => {
    const rent = pageOf('RentAssistanceCalculator', 'en')
    expect(rent).toContain('From 20 September 2026')
    expect(rent).not.toMatch(/From \d+ \w+ 2023/)
    expect(pageOf('WageSubsidyCalculator', 'en')).toContain('In force on 5 March 2025')
  })
})
