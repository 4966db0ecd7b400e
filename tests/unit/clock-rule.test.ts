/** The lint rule that keeps the clock of the machine out of the code: what it refuses, and where it says nothing. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

const eslint = new ESLint({
  cwd: ROOT,
  // No rule here needs types, and to work them out for each line took most of the time.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  // Only what is asked about here: other rules have their own opinion of a single line.
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' || ruleId === 'no-restricted-imports'
})

async function messagesFor(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, filePath) })
  return result?.messages.map(({ message }) => message) ?? []
}

it.each([
  'const day = new Date()',
  'const time = Date.now()',
  "const time = Date['now']()",
  'const [time] = useState(Date.now)',
  'const text = Date()',
  'const Clock = Date',
  'const day = new window.Date()',
  'const time = globalThis.Date.now()',
  'const time = performance.timeOrigin + performance.now()',
  'const day = Temporal.Now.plainDateISO()',
  "const day = new Intl.DateTimeFormat('en').format()"
])('%s is refused everywhere, with what to use instead', async code => {
  for (const file of [
    'tests/e2e/any.spec.ts',
    'tests/unit/any.test.ts',
    'rules/money.ts',
    'components/boot/intent.ts',
    'scripts/test.ts',
    'bench/any.ts',
    'i18n/fill.ts',
    'any.config.mjs'
  ]) {
    expect(await messagesFor(code, file), file).toContainEqual(expect.stringContaining('siteToday()'))
  }
})

it.each([
  ["const day = new Date('2026-09-20')", 'rules/money.ts'],
  ['const day = new Date(Date.UTC(2026, 8, 20))', 'tests/unit/any.test.ts'],
  ['const started = performance.now()', 'scripts/test.ts'],
  ['const moment = new Date()', 'components/boot/clock.ts'],
  ['const moment = new Date()', 'scripts/lib/today.ts'],
  ['const moment = Date.now()', 'tests/support/clock.ts']
])('%s is fine in %s', async (code, file) => {
  expect(await messagesFor(code, file)).toEqual([])
})

it('a browser test takes `test` from our own module, whose pages have the clock of the tests', async () => {
  const code = "import { expect, test } from '@playwright/test'"
  expect(await messagesFor(code, 'tests/e2e/any.spec.ts')).toHaveLength(1)
  expect(await messagesFor(code, 'tests/support/site-day.ts')).toEqual([])
})
