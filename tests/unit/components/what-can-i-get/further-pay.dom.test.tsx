/** The chart of what is kept of further pay: nothing before it is opened; then a sentence, a drawing and a table. */
import { act } from 'react'
import { expect, it } from 'vitest'
import { FurtherFold } from '../../../../components/what-can-i-get/answer/FurtherFold.tsx'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { furtherPay as en } from '../../../../i18n/household/further-pay/en.ts'
import { furtherPay as zh } from '../../../../i18n/household/further-pay/zh.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { LIVES, type Life } from '../../../support/lives.ts'
import { hostForTests } from '../host.tsx'
import { untilDrawn } from './answer-page.tsx'

const TODAY = '2026-11-28'
const SITE = loadData()
const WORDS = { en, zh }
const { draw, host } = hostForTests()

async function opened(life: Life, language: Language): Promise<HTMLElement> {
  const household = householdFrom(readFragment(`#${LIVES[life]}`)?.answers ?? {})
  const data = householdData({ data: SITE, language, today: TODAY })
  draw(<FurtherFold household={household} on={TODAY} data={data} />)
  expect(host().querySelector('svg')).toBeNull()
  const fold = host().querySelector('details')
  await act(async () => {
    if (fold) fold.open = true
    fold?.dispatchEvent(new Event('toggle'))
    await Promise.resolve()
  })
  await untilDrawn(host(), 'figure')
  return host()
}

it.each(LANGUAGES)('has the sentence, both ends and the pay of now, and the same as a table, in %s', async language => {
  const page = await opened('E1', language)
  const words = WORDS[language]
  expect(page.querySelector('figcaption')?.textContent).toBe(words.captions.you)
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe(page.querySelector('figure > p')?.textContent)
  const drawn = [...page.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  const [first, last] = language === 'en' ? ['$1', '60 cents'] : ['1 澳元', '0.60 澳元']
  expect(drawn).toEqual(expect.arrayContaining([first, last]))
  expect(drawn.some(text => text.includes('1,240'))).toBe(true)
  expect(page.querySelector('figure > p')?.textContent).toContain(last)
  expect(page.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
  expect(page.querySelector('tbody tr')?.textContent).toContain(first)
  // Nobody else is waited for.
  expect(page.querySelector('[role=status]')?.textContent).toBe('')
})

it('says in a sentence where the payments fall by more than the pay rises', async () => {
  const page = await opened('Z2w', 'en')
  expect(page.textContent).toContain(
    'While pay is between $1,000 and $1,100, the payments fall by more than the pay rises.'
  )
})
