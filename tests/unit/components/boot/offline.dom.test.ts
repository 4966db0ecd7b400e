import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrame } from '../../../../components/boot/dom.ts'
import { watchForOffline } from '../../../../components/boot/offline.ts'
import { find, isolateTests, page, scriptPaths } from './dom.ts'
import { until } from '../../until.ts'

const SCRIPT = '/assets/offline-1.js'

isolateTests()

/** A browser with workers, as far as the boot script looks at them. */
function workers({ refuses = false } = {}) {
  const active = { postMessage: vi.fn() }
  const register = vi.fn(async () => {
    if (refuses) throw new DOMException('refused', 'SecurityError')
  })
  const container = { register, ready: Promise.resolve({ active }), onmessage: undefined as (() => void) | undefined }
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { container, register, active }
}

/** Watches a page that has just loaded. */
function watchLoaded(): void {
  watchForOffline()
  window.dispatchEvent(new Event('load'))
}

/** The same, until a frame has passed and what waits for one has begun. */
async function load(): Promise<void> {
  watchLoaded()
  await new Promise<void>(resolve => afterFrame(() => setTimeout(resolve)))
}

beforeEach(() => {
  vi.stubGlobal('OFFLINE_ASSETS', { worker: '/sw.js', script: SCRIPT })
  history.replaceState(null, '', '/zh/housing?q=1#top')
  page('<main>Page</main><button data-offline="clear"><b>Clear</b></button>')
})

describe('the service worker', () => {
  it('is registered once the page has loaded and has had a frame', async () => {
    const { register } = workers()
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    watchLoaded()
    expect(register).not.toHaveBeenCalled()
    for (const frame of frames) frame()
    expect(register).not.toHaveBeenCalled()
    await until(() => expect(register).toHaveBeenCalled())
  })

  it('is registered, and receives only the path of the page', async () => {
    const { register, active } = workers()
    await load()
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('/zh/housing')
  })

  it('that has news brings the script that says so, once', async () => {
    const { container } = workers()
    await load()
    expect(scriptPaths()).toEqual([])
    container.onmessage?.()
    container.onmessage?.()
    expect(scriptPaths()).toEqual([SCRIPT])
  })

  it.each(['refused', 'unknown'])('that is %s costs no error', async how => {
    const errors = vi.fn()
    process.on('unhandledRejection', errors)
    if (how === 'refused') workers({ refuses: true })
    else vi.stubGlobal('navigator', {})
    await load()
    await new Promise(resolve => setTimeout(resolve))
    process.off('unhandledRejection', errors)
    expect(errors).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Page')
  })
})

it('a press on a control fetches the script', async () => {
  workers()
  await load()
  find('b').click()
  expect(scriptPaths()).toEqual([SCRIPT])
})
