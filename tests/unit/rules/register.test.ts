/** Every payment stands in the register once, and a new one touches few files (docs/rules.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { INCOME_SUPPORT_RULES } from '../../../rules/payments/income-support/index.ts'
import { OTHER_RULES } from '../../../rules/payments/index.ts'
import { PAYMENT_IDS } from '../../../rules/payments/register.ts'
import { ROOT } from '../../../scripts/lib/paths.ts'

it('has a rule for each payment, under its own id', () => {
  const ids = [...INCOME_SUPPORT_RULES, ...OTHER_RULES].map(({ id }) => id)
  expect(ids.toSorted()).toEqual(PAYMENT_IDS.toSorted())
})

/** Where a payment may be named outside tests. Pages are content; the ledger of published ids grows with every figure. */
const FOLDERS = ['rules', 'components', 'i18n', 'scripts', 'data']
const LEDGER = 'data/published-ids.yaml'

/** The files that name something, or an id that begins with it. */
function filesNaming(id: string): string[] {
  const named = new RegExp(`(?<![\\w.-])${id}(?![\\w-])`)
  return FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:tsx?|yaml)$/.test(file))
      .map(file => `${folder}/${file}`)
      .filter(file => file !== LEDGER && named.test(readFileSync(join(ROOT, file), 'utf8')))
  )
}

/** A card, help once, what comes with a payment, what others decide: with figures, claims and sentences of their own. */
const EXAMPLES = ['essential-medical-equipment', 'foster-child-card', 'hardship-advance', 'fares-allowance', 'srss']

it.each(EXAMPLES)('a payment such as %s is named in at most 7 files', id => {
  const files = filesNaming(id)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(7)
  expect(files).toContain('rules/payments/register.ts')
})
