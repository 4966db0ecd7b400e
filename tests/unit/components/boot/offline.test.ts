// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, ownListeners, page } from './dom.ts'

const SCRIPT = '/assets/offline-1.js'

let removeListeners: () => void

/** A browser with workers, as far as the boot script looks at them. */
function workers(state: { controller?: object; waiting?: object; refuses?: boolean }) {
  const active = { postMessage: vi.fn() }
  const registration = { waiting: state.waiting ?? null, onupdatefound: null as (() => void) | null, active }
  const register = vi.fn(async () => {
    if (state.refuses) throw new DOMException('refused', 'SecurityError')
    return registration
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { register, controller: state.controller ?? null, ready: Promise.resolve(registration) }
  })
  return { registration, register, active }
}

/** Begins, lets the page finish loading, and lets promises settle. */
async function load(): Promise<void> {
  const { workOffline } = await import('../../../../components/boot/offline.ts')
  workOffline()
  window.dispatchEvent(new Event('load'))
  await new Promise(resolve => setTimeout(resolve))
}

function fetchedScripts(): (string | null)[] {
  return [...document.querySelectorAll('script')].map(script => script.getAttribute('src'))
}

beforeEach(() => {
  removeListeners = ownListeners()
  vi.stubGlobal('OFFLINE_ASSETS', { worker: '/sw.js', script: SCRIPT })
  history.replaceState(null, '', '/zh/housing?q=1#top')
  page('<main>Page</main><button data-offline="clear"><b>Clear</b></button>')
})

afterEach(() => {
  removeListeners()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

describe('the service worker', () => {
  it('is registered once the page has loaded, and told the page’s path alone', async () => {
    const { register, active } = workers({})
    const { workOffline } = await import('../../../../components/boot/offline.ts')
    workOffline()
    expect(register).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    await new Promise(resolve => setTimeout(resolve))
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('/zh/housing')
  })

  it('is no news the first time', async () => {
    const { registration } = workers({})
    await load()
    registration.onupdatefound?.()
    expect(fetchedScripts()).toEqual([])
  })

  it('that waits behind another brings the script that says so', async () => {
    workers({ controller: {}, waiting: {} })
    await load()
    expect(fetchedScripts()).toEqual([SCRIPT])
  })

  it('that is found later does too, once', async () => {
    const { registration } = workers({ controller: {} })
    await load()
    expect(fetchedScripts()).toEqual([])
    registration.onupdatefound?.()
    registration.onupdatefound?.()
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

it('a press on a control brings the script, once, and hands the press over', async () => {
  workers({})
  await load()
  find('b').click()
  find('b').click()
  expect(window.footholdPressed).toBe(find('button'))
  expect(fetchedScripts()).toEqual([SCRIPT])
})
