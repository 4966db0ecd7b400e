/** The search script as a whole, loaded as the boot script loads it. */
import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { searchWords } from '../../../../i18n/search/index.ts'
import { find, isolateTests, page } from '../boot/dom.ts'

isolateTests()

/** Runs the script as if it had just arrived. */
async function arrive(): Promise<void> {
  vi.stubGlobal('RESULT_STYLES', '')
  vi.resetModules()
  await import('../../../../components/search/script/index.ts')
}

it('runs once where the box was used again before it arrived: the manifest’s response can be read only once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const box = '<input type="search"><input name="lang" value="en">'
  const form = `<form data-search>${box}<div data-search-host><div class="search-early"></div></div></form>`
  // The second box is not used.
  page(form + form)
  const worker = { postMessage: vi.fn() } as never as Worker
  window.footholdSearch = { base: '', address: '', worker, manifest: Promise.resolve(Response.json({ en: 'abc' })) }
  find<HTMLInputElement>('input').value = 'rent'
  find('input').focus()
  await arrive()
  await arrive()
  vi.runAllTimers()
  await setImmediate()
  expect(worker.postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'search', query: 'rent' }))
  expect(find('[data-search-host]').textContent).not.toContain(searchWords.en.failed)
  // What was there before the script.
  expect(document.querySelector('.search-early')).toBeNull()
})

it.each([
  ['en', 'i want to kill myself', 'tel:131114'],
  ['en', 'he hits me', 'tel:1800737732'],
  ['zh', '我不想活了', 'tel:131114']
] as const)(
  'in a browser without workers says that search failed, and who helps, in %s: %s',
  async (lang, query, number) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    page(
      `<form data-search><input type="search"><input name="lang" value="${lang}"><div data-search-host></div></form>`
    )
    window.footholdSearch = {
      base: '',
      address: '',
      manifest: Promise.resolve(Response.json({ en: 'abc', zh: 'abc' }))
    }
    find<HTMLInputElement>('input').value = query
    find('input').focus()
    await arrive()
    vi.runAllTimers()
    await setImmediate()
    expect(find('[data-search-host]').textContent).toContain(searchWords[lang].failed)
    expect(find('[data-search-host] a[href^="tel:"]').closest('[data-search-host]')?.innerHTML).toContain(number)
  }
)

it.each([
  ['rent', 'Search: rent | Foothold'],
  ['my husband hits me', 'Search | Foothold']
])('the title of the page of results for “%s” is “%s”', async (query, title) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('Worker', undefined)
  page(
    `<main data-search-page><form data-search><input type="search"><input name="lang" value="en"></form>
    <div data-search-host></div></main>`
  )
  document.title = 'Search | Foothold'
  history.replaceState(null, '', `/search?q=${encodeURIComponent(query)}`)
  window.footholdSearch = { base: '', address: '', manifest: Promise.resolve(Response.json({ en: 'abc' })) }
  await arrive()
  vi.runAllTimers()
  await setImmediate()
  expect(document.title).toBe(title)
})
