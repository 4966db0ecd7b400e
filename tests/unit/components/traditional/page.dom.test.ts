import { beforeEach, describe, expect, it } from 'vitest'
import { TraditionalPage } from '../../../../components/traditional/page.ts'

const FORMS: Record<string, string> = { 签: '簽', 证: '證', 后: '後', 发: '髮' }

const root = document.documentElement

/** Not the same when it is done twice, as with real phrases: 后发座 is a constellation. */
const convert = (text: string) =>
  text.replace(/后发座|[签证后发]/g, found => (found.length > 1 ? '后髮座' : FORMS[found]!))

let page: TraditionalPage

/** What was written into the page has been seen by its observer. */
const seen = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  page?.restore()
  root.lang = 'zh-Hans'
  document.title = '签证'
  document.body.innerHTML = `
    <p title="签证">签证 <b aria-label="后">visa</b></p><table><tr><td data-label="签">1</td></tr></table>
    <input placeholder="签证" value="签证"><textarea>签证</textarea>
    <p translate="no">签证</p><button translate="no">签</button><p class="notranslate" title="签证">签证</p><script>'签证'</script><p lang="en">Visa</p>`
  page = new TraditionalPage(root, convert)
})

function markup(): string {
  return document.body.innerHTML
}

describe('a page in traditional characters', () => {
  it('converts title, text, names and language, also of what no translator may change, but not code, input or the switch', () => {
    page.show()
    expect(root.lang).toBe('zh-Hant')
    expect(document.title).toBe('簽證')
    const [first, kept, marked] = document.querySelectorAll('p')
    expect(first?.outerHTML).toBe('<p title="簽證">簽證 <b aria-label="後">visa</b></p>')
    expect(document.querySelector('td')?.dataset.label).toBe('簽')
    expect(document.querySelector('input')?.placeholder).toBe('簽證')
    expect(document.querySelector('input')?.value).toBe('签证')
    expect(document.querySelector('textarea')?.value).toBe('签证')
    expect(kept?.textContent).toBe('簽證')
    expect(document.querySelector('button')?.textContent).toBe('签')
    expect(marked?.outerHTML).toContain('title="签证">签证')
    expect(document.querySelector('script')?.textContent).toBe("'签证'")
    expect(document.querySelector('[lang=en]')?.textContent).toBe('Visa')
  })

  it('is restored as it was, and converts again', async () => {
    const before = markup()
    page.show()
    const after = markup()
    await seen()
    page.restore()
    expect(markup()).toBe(before)
    expect([root.lang, document.title]).toEqual(['zh-Hans', '签证'])
    page.show()
    expect(markup()).toBe(after)
  })

  it('converts what is added later: text, elements, names', async () => {
    page.show()
    const text = document.querySelector('p')!.firstChild as Text
    text.data = '签'
    document.body.insertAdjacentHTML('beforeend', '<div><span title="证">证</span></div>')
    document.querySelector('b')!.setAttribute('aria-label', '证')
    await seen()
    expect(text.data).toBe('簽')
    expect(document.querySelector('span')?.outerHTML).toBe('<span title="證">證</span>')
    expect(document.querySelector('b')?.getAttribute('aria-label')).toBe('證')
    page.restore()
    expect(text.data).toBe('签')
    expect(document.querySelector('span')?.outerHTML).toBe('<span title="证">证</span>')
  })

  it('leaves alone what it wrote, and what was written after it', async () => {
    document.querySelector('p')!.textContent = '后发座'
    page.show()
    await seen()
    const text = document.querySelector('p')!.firstChild as Text
    // The same again, as a translator or React may write it.
    text.data = '后髮座'
    await seen()
    expect(text.data).toBe('后髮座')
    text.data = '另外'
    await seen()
    page.restore()
    expect(text.data).toBe('另外')
  })

  it('converts nothing more once restored', async () => {
    page.show()
    page.restore()
    document.querySelector('p')!.textContent = '签证'
    await seen()
    expect(document.querySelector('p')?.textContent).toBe('签证')
  })
})
