/** What a browser is sent of an MDX page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { browserPage } from '../../../../scripts/mdx/browser-page.ts'
import { PAGES } from '../../../../scripts/mdx/page-path.ts'

function sentOf(path: string): string {
  const file = join(PAGES, `${path}.mdx`)
  return browserPage(readFileSync(file, 'utf8'), file)
}

describe.each(LANGUAGES)('in %s', language => {
  it('a page brings the words of its language, and nothing of what it says', () => {
    expect(sentOf(`${language}/helplines`)).toBe(
      `import "../../components/layout/words/${language}"\nexport default () => null\n`
    )
  })

  it.each([
    ['jobseeker-income', 'jobseeker', 'jobseeker'],
    ['rent-assistance', 'rentAssistance', 'rent-assistance'],
    ['youth-allowance', 'youthAllowance', 'youth-allowance'],
    ['wage-subsidy', 'wageSubsidy', 'wage-subsidy']
  ])('%s registers its calculator with its data', async (page, name, file) => {
    const sent = sentOf(`${language}/calculators/${page}`)
    expect(sent).toContain(`import { ${name} } from "../../../components/calculators/definitions/${file}"`)
    const [, json = ''] = new RegExp(`^registerCalculator\\(${name}, (.+)\\)$`, 'm').exec(sent) ?? []
    const data = JSON.parse(json) as { language: string; figures: unknown[]; call: unknown[] }
    expect(data.language).toBe(language)
    expect(data.figures.length).toBeGreaterThan(5)
    expect(data.call.length).toBeGreaterThan(0)
    const definitions = (await import(`../../../../components/calculators/definitions/${file}.ts`)) as object
    expect(definitions).toHaveProperty(name)
  })
})

it('a page that only speaks of calculators has none', () => {
  const file = join(PAGES, 'en', 'calculators', 'index.mdx')
  expect(browserPage('The JobseekerCalculator is a calculator.', file)).not.toContain('registerCalculator')
})

it.each([
  ['search.tsx', '../components/layout/words/both'],
  ['zh/search.tsx', '../../components/layout/words/zh'],
  ['404.tsx', '../components/layout/words/both']
])('%s brings words alone', (name, words) => {
  const file = join(PAGES, name)
  expect(browserPage(readFileSync(file, 'utf8'), file)).toBe(`import "${words}"\nexport default () => null\n`)
})
