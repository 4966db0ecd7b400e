/** Where readers come to the interview from: home, and every page about a payment. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFragment, writeFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const PAYMENTS = 'centrelink/payments'

function textOf(language: Language, page: string): string {
  return readFileSync(join(ROOT, 'pages', language, page), 'utf8')
}

/** The answers that a page about a payment fills in; undefined without a link to the interview. */
function filledIn(language: Language, page: string): string | undefined {
  const [, attributes] = /<AmIEligible([^>]*)\/>/.exec(textOf(language, join(PAYMENTS, page))) ?? []
  return attributes === undefined ? undefined : (/from="([^"]*)"/.exec(attributes)?.[1] ?? '')
}

const pages = readdirSync(join(ROOT, 'pages/en', PAYMENTS)).filter(file => file.endsWith('.mdx'))

it.each(pages)('%s asks “am I eligible?” in both languages, and fills in answers that the interview has', page => {
  const [en, zh] = LANGUAGES.map(language => filledIn(language, page))
  expect(en).toBeDefined()
  expect(zh).toBe(en)
  const place = readFragment(`#${en}`)
  expect(place ? writeFragment(place) : '').toBe(en)
})

it.each(LANGUAGES)('is the first link of home, in %s', language => {
  const [, first] = /href="([^"]+)"/.exec(textOf(language, 'index.mdx')) ?? []
  expect(first).toBe(`/${language}/calculators/what-can-i-get`)
})
