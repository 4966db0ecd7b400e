/** What stands first on a page: its answer, and the numbers for danger. */
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AnswerCard } from '../../../../components/content/AnswerCard.tsx'
import { Urgent } from '../../../../components/content/Callouts.tsx'
import type { PageData } from '../../../../components/content/views.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { messages } from '../../../../i18n/index.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { serviceView } from '../../../../scripts/mdx/views.ts'

let safety = false
let pageData: Partial<PageData> = {}
vi.mock('nextra-theme-docs', () => ({ useConfig: () => ({ frontMatter: { safety, page: pageData } }) }))

function html(language: Language, node: ReactNode) {
  return parse(renderToStaticMarkup(<PagePath.Provider value={`/${language}`}>{node}</PagePath.Provider>))
}

it.each(LANGUAGES)('an answer has its amount, its number as a button and one next step, in %s', language => {
  const next = { href: `/${language}/centrelink`, title: 'Centrelink' }
  const answer = {
    figure: { text: '$1', machine: '1.00' },
    say: 'Call 132 850 today.',
    phones: [{ phone: '132 850', tel: '132850' }],
    call: { name: 'The line', phone: '132 850', tel: '132850' },
    next
  }
  pageData = { answer, figures: [], reviewBy: '2027-03-20', reviewByText: '20 March 2027' }
  const page = html(language, <AnswerCard />)
  expect(page.querySelector('data')?.getAttribute('value')).toBe('1.00')
  expect(page.querySelectorAll('section a').map(link => link.getAttribute('href'))).toEqual([
    'tel:132850',
    'tel:132850',
    next.href
  ])
  // Search finds the page by its own text.
  expect(page.querySelector('section')?.hasAttribute('data-nosearch')).toBe(true)
  // That its amount may be old is said below it, so that the number stays in the first screen.
  expect(page.querySelector('section + [data-review-by]')?.text).toContain('20 March 2027')
})

it.each(LANGUAGES)('the numbers for danger are one line, and large only on a page about danger, in %s', language => {
  const context = { data: loadData(), language, today: '2026-11-26' }
  const services = ['emergency-000', '1800respect'].map(id => serviceView(context, id))
  const draw = () => html(language, <Urgent data={services}>More.</Urgent>)
  safety = false
  const line = draw()
  expect(line.querySelectorAll('.urgent-line .call-chips a').map(link => link.getAttribute('href'))).toEqual([
    'tel:000',
    'tel:1800737732'
  ])
  expect(line.querySelector('details > summary')?.text).toBe(messages(language).sections.whenToCall)
  expect(line.querySelector('details')?.text).toContain('More.')
  safety = true
  const large = draw()
  expect(large.querySelectorAll('.urgent > .helpline > .numbers > a[href^="tel:"]')).toHaveLength(2)
  expect(large.querySelector('.urgent')?.text).toContain('More.')
  // Where the page shows them elsewhere: one line, but nothing about danger is folded.
  const short = html(
    language,
    <Urgent line data={services}>
      More.
    </Urgent>
  )
  expect(short.querySelectorAll('.urgent-line .call-chips a')).toHaveLength(2)
  expect(short.querySelector('details')).toBeNull()
  expect(short.querySelector('.urgent-line')?.text).toContain('More.')
})
