/** A page as a machine takes it: nothing that a person needs is lost on the way. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { everyPagePath, everyPageText, markdownPath, pageMarkdown } from '../../../../scripts/lib/page-markdown.ts'
import { site } from '../../../../site.config.ts'

const STRIP = `<aside class="urgent-strip" aria-label="Help"><div><strong>Need help right now?</strong><ul>
  <li><a href="tel:000"><small>Danger</small> <span>000</span></a></li>
  <li><a href="tel:131114"><small>Crisis</small> <span>13 11 14</span></a></li></ul><a href="/en/helplines">All</a></div></aside>`

const MAIN = `<main id="content"><nav class="breadcrumb"><ol><li>Home</li></ol></nav>
  <div class="exit"><a href="https://www.bom.gov.au/">Leave this site</a></div>
  <h1>Rates</h1>
  <div class="note review-notice" data-review-by="2027-03-20" hidden=""><p>May be out of date.</p></div>
  <details class="toc"><summary>On this page</summary></details>
  <div class="prose"><p>It is <span class="figure"><data value="824.90">$824.90 a fortnight</data><button popovertarget="note-1"></button></span>,
  under the <span class="term">income test<button popovertarget="note-2"></button></span>. Again
  <span class="figure">$824.90<button popovertarget="note-1"></button></span>.</p>
  <section class="urgent"><p>In danger? Call <a href="tel:000">000</a>.</p></section>
  <p>See <a href="/en/jobseeker">JobSeeker</a>.</p>
  <figure><figcaption>Rate</figcaption><svg role="img" aria-label="x"><text>1</text></svg></figure>
  <div data-island="calculator"><form><h2>Your situation</h2></form><p>Answer</p></div>
  <section class="sources"><details><summary><time>Checked 23 November 2026.</time></summary><ul><li><a href="https://a.gov.au/">A</a></li></ul></details></section>
  <div class="popups"><div id="note-1" popover="auto"><strong>JobSeeker</strong><span>$824.90 a fortnight</span><span>From 20 September 2026</span><span>Source: <a href="https://dss.gov.au/rates">Rates list</a></span><button>Close</button></div>
  <div id="note-2" popover="auto"><strong>income test</strong><span lang="zh">收入测试</span><button>Close</button></div>
  <div id="note-3" popover="auto"><strong>not named</strong></div></div></div>
  <div class="page-tools"><ul><li>Print</li></ul></div></main>`

const page = { path: '/en/rates', title: 'Rates', description: 'What: it pays', reviewed: '2026-11-23' }

const of = (html: string, language: Language = 'en') => pageMarkdown({ ...page, language }, html)

describe('a page as Markdown', () => {
  const text = of(`<header>Menu</header>${MAIN}${STRIP}`)

  it.each<[what: string, part: string]>([
    ['its address', `address: ${site.url}/en/rates\n`],
    ['a description that YAML would misread', 'description: "What: it pays"\n'],
    ['the day it was checked', 'checked: 2026-11-23\n'],
    ['the day from which figures may be old', 'figures_may_change_on: 2027-03-20\n'],
    ['the licence', 'licence: CC-BY-4.0\n'],
    ['its title, then the numbers to call', '# Rates\n\n> **Need help right now?** Danger 000 · Crisis 13 11 14\n'],
    ['figures with marks, each once', 'It is $824.90 a fortnight[^1], under the income test[^2]. Again $824.90[^1].'],
    [
      'the source and day of a figure',
      '[^1]: **JobSeeker** · $824.90 a fortnight · From 20 September 2026 · Source: [Rates list](https://dss.gov.au/rates)'
    ],
    ['the word in the other language', '[^2]: **income test** · 收入测试'],
    ['safety notes', '> In danger? Call 000.'],
    ['absolute links', `[JobSeeker](${site.url}/en/jobseeker)`],
    ['sources', '**Checked 23 November 2026.**\n\n- [A](https://a.gov.au/)'],
    ['where a tool is', `This page has a tool that works in a browser: ${site.url}/en/rates`]
  ])('has %s', (_what, part) => {
    expect(text).toContain(part)
  })

  it.each([
    'Menu',
    'Home',
    'Leave this site',
    'May be out of date',
    'On this page',
    'Your situation',
    'Answer',
    'Close',
    'not named',
    'Print',
    '](/'
  ])('leaves out “%s”', part => {
    expect(text).not.toContain(part)
  })

  it('has the numbers of a home page, which come before its main part', () => {
    expect(of(`${STRIP}${MAIN}`)).toContain('Danger 000 · Crisis 13 11 14')
  })

  it('refuses a document without a main part', () => {
    expect(() => of('<p>Lost</p>')).toThrow('/en/rates has no main part.')
  })

  it.each(LANGUAGES)('is listed with all of its language in one file, which names the other: %s', language => {
    const all = everyPageText(language, [{ markdown: '# One\n' }, { markdown: '# Two\n' }])
    expect(all).toMatch(/# One\n\n# Two\n$/)
    expect(all).toContain(`${site.url}${everyPagePath(language === 'en' ? 'zh' : 'en')}`)
    expect(all).toContain('creativecommons.org')
  })

  it('is at the address of the page with .md', () => {
    expect(markdownPath('/zh')).toBe('/zh.md')
  })
})
