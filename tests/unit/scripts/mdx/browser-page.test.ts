import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAYS_TOOLS } from '../../../../scripts/lib/days-tools.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { browserPage } from '../../../../scripts/mdx/browser-page.ts'
import { PAGES } from '../../../../scripts/mdx/site.ts'

function sentOf(path: string): string {
  const file = join(PAGES, `${path}.mdx`)
  return browserPage(readFileSync(file, 'utf8'), file)
}

describe.each(LANGUAGES)('in %s', language => {
  it('a page has the messages of its language and none of its text', () => {
    expect(sentOf(`${language}/helplines`)).toBe(
      `import "../../components/layout/messages/${language}"\nexport default () => null\n`
    )
  })

  it('a page has the stylesheets of its pictures', () => {
    const sent = sentOf(`${language}/centrelink/payments/jobseeker`)
    expect(sent).toContain('import "../../../../components/pictures/pictures.module.css"')
    expect(sentOf(`${language}/index`)).toContain('import "../../components/content/topics.module.css"')
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

describe.each(DAYS_TOOLS)('the tool %s', id => {
  it.each(LANGUAGES)('is sent with only its own data, in %s', language => {
    const sent = sentOf(`${language}/calculators/${id}`)
    expect(sent).toContain(`import { tool } from "../../../components/days/${id}/tool"`)
    const [, json = ''] = /^registerDaysTool\(tool, (.+)\)$/m.exec(sent) ?? []
    const data = JSON.parse(json) as { language: string; own: object; words: object }
    expect(data.language).toBe(language)
    // The messages of the examples, and those for a page without JavaScript, are in the document.
    expect(data.own).not.toHaveProperty('examples')
    expect(data.words).not.toHaveProperty('days.examples')
    expect(data.words).not.toHaveProperty('form.noScript')
    expect(data.words).not.toHaveProperty('findings')
  })
})

it.each(LANGUAGES)('the interview in %s has only its own messages, with figures filled in', language => {
  const sent = sentOf(`${language}/calculators/what-can-i-get`)
  expect(sent).toContain('import { registerInterview } from "../../../components/what-can-i-get/register"')
  const [, json = ''] = /^registerInterview\((.+)\)$/m.exec(sent) ?? []
  expect(JSON.parse(json)).toMatchObject({
    language,
    words: { interview: { next: language === 'en' ? 'Next' : '下一题' } }
  })
  expect(json).not.toContain('{figure:')
})

it('a page that only mentions a calculator has none', () => {
  const file = join(PAGES, 'en', 'calculators', 'index.mdx')
  expect(browserPage('The Calculator is no calculator.', file)).not.toContain('registerCalculator')
})

it.each([
  ['search.tsx', '../components/layout/messages/both'],
  ['zh/search.tsx', '../../components/layout/messages/zh'],
  ['404.tsx', '../components/layout/messages/both']
])('%s has only messages and the sheet of pages without a menu', (name, words) => {
  const file = join(PAGES, name)
  expect(browserPage(readFileSync(file, 'utf8'), file)).toBe(
    `import "${words}"\nimport "${words.replace(/messages.*/, 'plain-page.module.css')}"\nexport default () => null\n`
  )
})
