import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberLanguage } from '../../../../components/boot/language.ts'
import { find, isolateTests, page } from './dom.ts'

const LINKS = `
  <a data-language="zh" href="http://localhost:3000/zh/helplines"><span>中文</span></a>
  <a id="other" href="http://localhost:3000/zh/helplines">另一页</a>
`

/** Where a link leads after a click, which itself is kept from happening. */
function addressAfterClick(selector: string): string {
  const link = find(selector).closest('a')
  if (!link) throw new Error(`${selector} is not in a link.`)
  link.addEventListener('click', event => event.preventDefault())
  find(selector).click()
  return link.getAttribute('href') ?? ''
}

const setCookie = vi.fn<(cookie: string) => void>()
isolateTests()

beforeEach(() => {
  setCookie.mockClear()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(setCookie)
  page(LINKS)
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

describe('a language link', () => {
  it('remembers the choice for a year on the whole site, wherever in the link the click lands', () => {
    rememberLanguage()
    addressAfterClick('[data-language] span')
    const cookie = 'NEXT_LOCALE=zh; path=/; max-age=31536000; SameSite=Lax'
    expect(setCookie).toHaveBeenCalledExactlyOnceWith(cookie)
  })

  it('takes the query and the hash of the moment along', () => {
    history.replaceState(null, '', '/en/helplines?need=housing#service-lifeline')
    rememberLanguage()
    expect(addressAfterClick('[data-language]')).toMatch(/\/zh\/helplines\?need=housing#service-lifeline$/)
  })

  it('keeps a query of its own', () => {
    page('<a data-language="zh" href="http://localhost:3000/search?lang=zh">中文</a>')
    history.replaceState(null, '', '/search?lang=en')
    rememberLanguage()
    expect(addressAfterClick('[data-language]')).toBe('http://localhost:3000/search?lang=zh')
  })
})

it('another link remembers nothing and stays as it is', () => {
  history.replaceState(null, '', '/en?x=1#y')
  rememberLanguage()
  expect(addressAfterClick('#other')).toBe('http://localhost:3000/zh/helplines')
  expect(setCookie).not.toHaveBeenCalled()
})
