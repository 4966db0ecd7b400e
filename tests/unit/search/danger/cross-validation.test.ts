import { expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { dangerRates, unseenDanger } from '../../../../scripts/search/danger/cross-validation.ts'
import { fullOr } from '../../../support/full-run.ts'
import { ROOT, data, words } from './built-words.ts'

// Learning again without the sentences to detect takes ten seconds; each phrase and many sentences are tested every time.
it.each(fullOr([3], []))('danger is detected in unseen sentences, with few false alarms, in %s folds', folds => {
  const rates = dangerRates(unseenDanger(ROOT, data, folds, 1), readCrisisKinds(ROOT))
  for (const language of LANGUAGES) {
    const { helped, right, harmless, asked } = rates[language]
    expect(helped, language).toBeGreaterThan(0.85)
    expect(right, language).toBeGreaterThan(0.6)
    expect(harmless, language).toBeLessThan(0.1)
    expect(asked, language).toBeLessThan(0.08)
  }
})

it('the words and models of danger stay small', () => {
  expect(gzipSync(JSON.stringify(words)).length).toBeLessThan(25.5 * 1024)
})
