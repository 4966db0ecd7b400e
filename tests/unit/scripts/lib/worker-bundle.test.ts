import { expect, it, vi } from 'vitest'
import { serviceWorker } from '../../../../scripts/lib/worker-bundle.ts'

const NONE = { en: [], zh: [] }
const BUILD = {
  shell: [{ url: '/en/helplines', revision: 'sha256-x' }],
  library: NONE,
  interview: NONE,
  safetyPages: []
}

it.each([undefined, '', 'on'])('OFFLINE=%s: a worker that knows what to keep', async offline => {
  const code = new TextDecoder().decode(await serviceWorker(offline, async () => BUILD))
  expect(code).toContain('/en/helplines')
  expect(code).not.toContain('unregister')
})

it('OFFLINE=off: the worker that ends the worker', async () => {
  const readBuild = vi.fn()
  const code = new TextDecoder().decode(await serviceWorker('off', readBuild))
  expect(code).toContain('unregister')
  expect(readBuild).not.toHaveBeenCalled()
})
