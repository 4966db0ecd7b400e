// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, ownListeners, page } from './dom.ts'

const SCRIPT = '/assets/offline-1.js'

let removeListeners: () => void

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

/** Runs the script, and lets promises settle. */
async function load(): Promise<void> {
  await import('../../../../components/boot/saved.ts')
  await new Promise(resolve => setTimeout(resolve))
}

function fetchedScripts(): (string | null)[] {
  return [...document.querySelectorAll('script')].map(script => script.getAttribute('src'))
}

beforeEach(() => {
  removeListeners = ownListeners()
  vi.stubGlobal('OFFLINE_ASSETS', { worker: '/sw.js', script: SCRIPT })
  history.replaceState(null, '', '/zh/housing?q=1#top')
  page('<main>Page</main><button data-offline="clear" data-failed="Not loaded"><b>Clear</b></button><p role="status"></p>')
})

afterEach(() => {
  removeListeners()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

describe('the service worker', () => {
  it('is registered, and told the page’s path alone', async () => {
    const { register, active } = workers()
    await load()
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('/zh/housing')
  })

  it('that has news brings the script that says so, once', async () => {
    const { container } = workers()
    await load()
    expect(fetchedScripts()).toEqual([])
    container.onmessage?.()
    container.onmessage?.()
    expect(fetchedScripts()).toEqual([SCRIPT])
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

describe('a press on a control', () => {
  /** Presses that reach the script, which listens once it runs. */
  function pressesSeen(): ReturnType<typeof vi.fn> {
    const seen = vi.fn()
    find('button').addEventListener('click', seen)
    return seen
  }

  it('brings the script, once, and is repeated when that is there', async () => {
    workers()
    await load()
    find('b').click()
    find('b').click()
    expect(fetchedScripts()).toEqual([SCRIPT])
    const seen = pressesSeen()
    find('script').dispatchEvent(new Event('load'))
    expect(seen).toHaveBeenCalledTimes(1)
    expect(fetchedScripts()).toEqual([SCRIPT])
  })

  it('is repeated too where the script was on its way for news', async () => {
    const { container } = workers()
    await load()
    container.onmessage?.()
    find('b').click()
    const seen = pressesSeen()
    find('script').dispatchEvent(new Event('load'))
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('says that the script cannot be had, and the next one tries again', async () => {
    workers()
    await load()
    find('b').click()
    find('script').dispatchEvent(new Event('error'))
    expect(find('[role=status]').textContent).toBe('Not loaded')
    find('b').click()
    expect(fetchedScripts()).toEqual([SCRIPT, SCRIPT])
  })
})
