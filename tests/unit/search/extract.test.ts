import { describe, expect, it } from 'vitest'
import { isSearched, pageText } from '../../../scripts/search/extract.ts'
import { NOTE } from '../../../search/types.ts'

function page(main: string, head = ''): string {
  return `<html><head>${head}<meta name="description" content="What it is"></head><body><nav>Menu</nav><main><h1>Title</h1>${main}</main></body></html>`
}

describe('the text of a page', () => {
  it('is split at headings with ids', () => {
    const html = '<p>First.</p><h2 id="a">One</h2><p>Two <b>bold</b>.</p><h3 id="b">Three</h3><p>Four</p>'
    const sections = [
      ['', '', 'First.'],
      ['a', 'One', 'Two bold.'],
      ['b', 'Three', 'Four']
    ]
    expect(pageText(page(html))).toEqual({ title: 'Title', card: '', description: 'What it is', sections })
  })

  it('leaves out navigation and hidden parts', () => {
    const hidden =
      '<nav>Trail</nav><span data-nosearch>Source</span><div hidden>Due</div><span class="visually-hidden">Website</span>'
    expect(pageText(page(`${hidden}<p>Seen</p>`))?.sections).toEqual([['', '', 'Seen']])
  })

  it('leaves out the sources that it was checked against', () => {
    const sources =
      '<section class="sources" id="sources"><details><summary>Checked. 2 sources.</summary></details></section>'
    expect(pageText(page(`<h2 id="call">Who to call</h2><p>132 850</p>${sources}`))?.sections.at(-1)?.[2]).toBe(
      '132 850'
    )
  })

  it('leaves out what an English page says in Chinese, which a Chinese page keeps', () => {
    const said = '<div class="say-this"><p lang="en-AU">When?</p><p lang="zh-Hans">什么时候？</p></div>'
    expect(pageText(page(said))?.sections).toEqual([['', '', 'When?']])
    const chinese = page(said).replace('<html>', '<html lang="zh-Hans">')
    expect(pageText(chinese)?.sections).toEqual([['', '', 'When?\n什么时候？']])
  })

  it('keeps what its card answers apart, with the number to call', () => {
    const acts = '<ul><li><a href="tel:132850"><span class="phone">132 850</span> <small>Line</small></a></li></ul>'
    const card = `<section class="answer-card" data-nosearch><p><data>$824.90</data></p><p>Claim <b>today</b>.</p>${acts}</section>`
    const text = pageText(page(`<p>First.</p>${card}`))
    expect(text?.card).toBe('$824.90 · 132 850 · Claim today.')
    expect(text?.sections).toEqual([['', '', 'First.']])
  })

  it('separates adjacent elements', () => {
    const html = '<div><a>132 850</a><a>Website</a></div>'
    expect(pageText(page(html))?.sections[0]?.[2]).toBe('132 850 Website')
  })

  it('has each row of a table on one line, with the names of columns where the page shows them', () => {
    const row = '<tr><th>Single<small>From 20 March</small></th><td data-label="Now">$824.90</td><td>$193</td></tr>'
    expect(pageText(page(`<table><tr><th>You</th></tr>${row}</table>`))?.sections[0]?.[2]).toBe(
      'You\nSingle · Now $824.90 · $193'
    )
  })

  it('has no notes of where a figure comes from, and no buttons', () => {
    const html =
      '<p>Up to <data>$824.90</data><button>Source</button>, before tax.</p>' +
      '<div class="rates"><p class="footnote">From copies of the official list</p></div><p class="footnote">Before tax.</p>'
    expect(pageText(page(html))?.sections[0]?.[2]).toBe('Up to $824.90, before tax.\nBefore tax.')
  })

  it('has the hours of a service as a note, and no notice of old figures', () => {
    const html =
      '<div class="review-notice"><p>Some figures may be old.</p></div>' +
      '<section class="helpline"><p>It listens.</p><p class="soft">24 hours, every day · Free call</p></section>'
    expect(pageText(page(html))?.sections[0]?.[2]).toBe(`It listens.\n${NOTE}24 hours, every day · Free call`)
  })

  it('includes closed details, with entities decoded', () => {
    const html = '<details><summary>More</summary><p>A &amp; B &lt;c&gt;</p></details>'
    expect(pageText(page(html))?.sections[0]?.[2]).toBe('More\nA & B <c>')
  })

  it('is undefined for a page with noindex', () => {
    expect(pageText(page('<p>x</p>', '<meta name="robots" content="noindex">'))).toBeUndefined()
    expect(pageText('<html><body><p>No main</p></body></html>')).toBeUndefined()
  })
})

it.each([
  ['/about/figures', true],
  ['/about/figures/money', false],
  ['/about/sources', true],
  ['/about/sources/services-australia', false],
  ['/about/privacy', true],
  ['', true]
])('“%s” is searched: %s', (path, searched) => {
  expect(isSearched(path)).toBe(searched)
})
