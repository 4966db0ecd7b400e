/** Calculators under random and hostile links: never an empty page, never an uncaught error. */
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { initialAnswers } from '../../components/tool/answers.ts'
import { writeFragment } from '../../components/tool/fragment.ts'
import type { ToolDefinition } from '../../components/tool/types.ts'
import { DAYS_TOOLS } from '../../scripts/lib/days-tools.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { CALCULATOR_PAGES } from '../../components/calculators/pages.ts'
import { answersOf } from '../support/answers.ts'
import { fullOr } from '../support/full-run.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const SITUATIONS = fullOr(500, 6)
const SEED = 20261123

type Tool = Pick<ToolDefinition, 'id' | 'questions'>

async function definitionOf(id: string): Promise<Tool> {
  const { definition } = (await import(`../../components/days/${id}/definition.ts`)) as { definition: Tool }
  return definition
}

/** Every calculator and every tool about days. */
const TOOLS: Tool[] = [
  ...CALCULATOR_PAGES.map(({ definition }) => definition),
  ...(await Promise.all(DAYS_TOOLS.map(definitionOf)))
]

/** The pages that are not named like their tool. */
const PATHS: Record<string, string> = { jobseeker: 'jobseeker-income' }

/** What people and programs put where an answer belongs. */
const HOSTILE = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-0',
    '-1',
    '0.005',
    '.5',
    '5.',
    '1e309',
    '1e-9',
    'NaN',
    'Infinity',
    '9007199254740993',
    '99999999999999999999.99',
    '1,234,567.89',
    '１２３．４５',
    '$480',
    '480澳元',
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    '"\'`',
    '\u202e480',
    '\u0000',
    '👩‍👩‍👧',
    '%',
    '%ZZ',
    '480%20',
    'yes no',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31'
  ),
  fc.string({ unit: 'binary', maxLength: 45 }),
  fc.integer({ min: -1_000_000, max: 10_000_000 }).map(String),
  fc.integer({ min: 0, max: 1_200_000_000 }).map(cents => (cents / 100).toFixed(2))
)

/** Links to a calculator: valid answers, valid ones with some spoiled, and rubbish. */
function fragmentsOf(definition: Tool): string[] {
  const keys = [
    ...Object.keys(initialAnswers(definition)),
    'on',
    'shift',
    'keep',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'q',
    ''
  ]
  const right = answersOf(definition).map(answers => writeFragment(definition, answers))
  const spoiled = fc
    .tuple(answersOf(definition), fc.dictionary(fc.constantFrom(...keys), HOSTILE, { maxKeys: 4 }))
    .map(([answers, others]) => new URLSearchParams(Object.entries({ ...answers, ...others })).toString())
  const rubbish = fc.oneof(
    HOSTILE,
    fc
      .array(fc.tuple(fc.constantFrom(...keys), HOSTILE), { maxLength: 30 })
      .map(pairs => pairs.map(pair => pair.join('=')).join('&'))
  )
  return fc.sample(
    fc.oneof({ arbitrary: right, weight: 4 }, { arbitrary: spoiled, weight: 5 }, { arbitrary: rubbish, weight: 1 }),
    { numRuns: SITUATIONS, seed: SEED }
  )
}

for (const [index, definition] of TOOLS.entries()) {
  const path = PATHS[definition.id] ?? definition.id
  const language = LANGUAGES[index % LANGUAGES.length]!

  test(`${definition.id} survives ${SITUATIONS} random and hostile links, in ${language}`, async ({ page }) => {
    const uncaught: string[] = []
    page.on('pageerror', error => uncaught.push(error.message))
    const logged: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.goto(`/${language}/calculators/${path}`)
    await untilHydrated(page)
    const empty = await page.evaluate(async fragments => {
      const problems: string[] = []
      const numbers = document.querySelectorAll('a[href^="tel:"]').length
      for (const fragment of fragments) {
        location.hash = fragment
        // The event, React's work and its effects.
        await new Promise(resolve => setTimeout(resolve))
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
        const calculator = document.querySelector<HTMLElement>('[data-calculator]')
        const shown =
          calculator?.querySelector('form button[type=submit]') &&
          calculator.querySelector('#calculator-answer')?.textContent
        // Only the numbers to call about an answer may go.
        const lost = document.querySelectorAll('a[href^="tel:"]').length < numbers - 6
        if (!shown || lost) problems.push(fragment)
      }
      return problems
    }, fragmentsOf(definition))
    expect(empty).toEqual([])
    expect(uncaught).toEqual([])
    expect(logged).toEqual([])

    // Some of them as a first visit too, not only as a change of the address.
    for (const fragment of fragmentsOf(definition).slice(0, fullOr(10, 2))) {
      await page.goto('about:blank')
      await page.goto(`/${language}/calculators/${path}#${fragment}`)
      await untilHydrated(page)
      await expect(page.locator('#calculator-answer')).not.toBeEmpty()
    }
    expect(uncaught).toEqual([])
  })
}

test('the family whose link once left an empty page has an answer', async ({ page }) => {
  const uncaught: Error[] = []
  page.on('pageerror', error => uncaught.push(error))
  await page.goto(
    '/en/calculators/youth-allowance#age=19&living=away&parents-income=4187419&siblings=1&sibling-1-age=22&sibling-1-living=away&sibling-1-rent=355.18&sibling-1-rent-per=fortnight&ftb-siblings=yes&ftb-siblings-rate=3240.56&home=rent&rent=327.65&rent-per=fortnight'
  )
  await untilHydrated(page)
  await expect(page.locator('[data-amount]').first()).toHaveAttribute('data-amount', '0')
  expect(uncaught).toEqual([])
})
