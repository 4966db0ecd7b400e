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
