import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { STATIC_MESSAGES } from '../../../i18n/static.ts'
import sidebar from '../../../pages/en/calculators/_meta.ts'

it.each(LANGUAGES)('the offline page names every calculator, in %s', language => {
  const named = Object.keys(STATIC_MESSAGES[language].offline.calculators)
  expect(named.toSorted()).toEqual(
    Object.keys(sidebar)
      .filter(page => page !== 'index')
      .toSorted()
  )
})
