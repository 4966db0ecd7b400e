/** The translation stands beside each part of a page, and goes without a trace. */
import { describe, expect, it } from 'vitest'
import { BothLanguages } from '../../../../components/reading/both-languages.ts'
import { find, isolateTests, page } from '../boot/dom.ts'

isolateTests()

function mainOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<main id="content">${html}</main>`, 'text/html').querySelector('main')!
}

/** Shows both languages. @returns restores the page */
function show(own: string, other: string): () => void {
  page(`<main id="content">${own}</main>`)
  const mode = new BothLanguages(find('main'), 'zh-Hans')
  mode.show(mainOf(other))
  return () => mode.restore()
}

/** Longer than what stands beside its translation as a whole. */
const LONG = 'Nothing you type leaves this page. '.repeat(20)

const added = () => [...document.querySelectorAll<HTMLElement>('[data-added]')]

const OWN = `<nav class="breadcrumb">Home</nav><h1>Rates</h1>
  <div class="prose"><p>It is <b>$824.90</b>.</p><h2 id="now">Now</h2>
  <ol><li>Call.</li><li>Wait.</li></ol>
  <table><tbody><tr><th scope="row">Single</th><td>$824.90</td></tr></tbody></table>
  <details><summary>Why?</summary><p>Because.</p></details>
  <p><a href="tel:131114">13 11 14</a></p></div>
  <div class="page-tools"><ul><li>Print</li></ul></div>`
const OTHER = `<nav class="breadcrumb">首页</nav><h1>金额</h1>
  <div class="prose"><p>是 <b>824.90 澳元</b>。</p><h2 id="now">现在</h2>
  <ol><li>打电话。</li><li>等一等。</li></ol>
  <table><tbody><tr><th scope="row">单身</th><td>$824.90</td></tr></tbody></table>
  <details name="x"><summary>为什么？</summary><p>因为。</p></details>
  <p><a href="tel:131114">13 11 14</a><button type="button" popovertarget="note-1">来源</button></p></div>
  <div class="page-tools"><ul><li>打印</li></ul></div>`

describe('both languages', () => {
  it('stand one after the other, part by part', () => {
    show(OWN, OTHER)
    expect(find('main').textContent.replace(/\s+/g, ' ').trim()).toBe(
      'HomeRates金额 It is $824.90.是 824.90 澳元。Now现在 Call.打电话。Wait.等一等。 Single单身$824.90 Why?为什么？Because.因为。 13 11 1413 11 14 Print'
    )
  })

  it('each say which language they are in', () => {
    show(OWN, OTHER)
    expect(added().length).toBeGreaterThan(8)
    for (const each of added()) expect(each.lang).toBe('zh-Hans')
  })

  it('have no id twice, and nothing to press that does not work', () => {
    show(OWN, OTHER)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(document.querySelectorAll('[data-added] :is(button,input,select,form),[data-added][name]')).toHaveLength(0)
    expect(find('[data-added] a').getAttribute('href')).toBe('tel:131114')
  })

  it('number each step once', () => {
    show(OWN, OTHER)
    const numbers = [...document.querySelectorAll('ol > [data-added]')].map(each => each.getAttribute('value'))
    expect(numbers).toEqual(['1', '2'])
  })

  it('leave exactly the page that was there, with what was typed', () => {
    const restore = show(`${OWN}<input id="typed">`, OTHER)
    const input = find<HTMLInputElement>('#typed')
    input.value = '450'
    expect(added()).not.toHaveLength(0)
    restore()
    const restored = find('main').innerHTML
    page(`<main id="content">${OWN}<input id="typed"></main>`)
    expect(restored).toBe(find('main').innerHTML)
    expect(input.value).toBe('450')
  })

  it('touch nothing that React works in, and show no example’s answer', () => {
    const tool = (text: string, answer: string) =>
      `<div class="prose"><div data-island="x"><form><p>${LONG}</p><label for="q">${text}</label><input id="q"></form><div data-outcome="">${answer}</div></div></div>`
    show(tool('Rent', '$1'), tool('房租', '2 澳元'))
    expect(find('[data-island]').outerHTML).toBe(tool('Rent', '$1').replace(/^<div class="prose">|<\/div>$/g, ''))
    expect(find('[data-added]').textContent).toBe(`${LONG}房租`)
    expect(find('[data-island]').nextElementSibling).toBe(find('[data-added]'))
  })

  it('name the quick exit in both, which stays one link', () => {
    const exit = (text: string) => `<div class="exit"><a href="https://x.example/" data-exit>${text}</a></div>`
    const restore = show(exit('Leave'), exit('离开'))
    expect(find('a[data-exit]').textContent).toBe('Leave 离开')
    expect(document.querySelectorAll('a[data-exit]')).toHaveLength(1)
    restore()
    expect(find('.exit').innerHTML).toBe('<a href="https://x.example/" data-exit="">Leave</a>')
  })

  it.each([
    ['2000-01-01', '旧'],
    ['2999-01-01', '']
  ])('say what is said for a time from its day on (%s)', (day, text) => {
    show('<div class="prose"><p>Old</p></div>', `<div class="prose"><p data-turn="${day}" hidden>旧</p></div>`)
    expect(
      added()
        .map(each => each.textContent)
        .join('')
    ).toBe(text)
  })
})
