import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkFirst } from '../../../offline/network-first.ts'

const OFFLINE = 'no network'
const cached = 'cached'

/** Made again for each case: in Node 22.12 a clone that is collected takes the body of its source along. */
function responseOf(body: string, status = 200): Response {
  return new Response(body, { status })
}

function network(ms: number, body: string, status?: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (body === OFFLINE ? reject(new Error(body)) : resolve(responseOf(body, status))), ms)
  })
}

async function textOf(promised: Promise<Response>): Promise<string> {
  const text = promised.then(
    response => response.text(),
    () => 'failed'
  )
  await vi.runAllTimersAsync()
  return text
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[string, number, string, number, string | undefined, string]>([
  ['a response in time', 2999, 'fresh', 200, cached, 'fresh'],
  ['a late response', 3001, 'fresh', 200, cached, 'cached'],
  ['a late response, nothing cached', 20_000, 'fresh', 200, undefined, 'fresh'],
  ['a timeout, nothing cached', 25_001, 'fresh', 200, undefined, 'failed'],
  ['no network', 10, OFFLINE, 0, cached, 'cached'],
  ['no network, nothing cached', 10, OFFLINE, 0, undefined, 'failed'],
  ['a network that fails late, nothing cached', 9000, OFFLINE, 0, undefined, 'failed'],
  ['a server error', 10, 'error', 503, cached, 'cached'],
  ['a server error, nothing cached', 10, 'error', 503, undefined, 'error'],
  ['a page that is gone', 10, 'gone', 404, cached, 'gone']
])('%s', async (_case, ms, body, status, found, expected) => {
  const findCached = async () => (found === undefined ? undefined : responseOf(found))
  expect(await textOf(networkFirst(network(ms, body, status), findCached, 3000))).toBe(expected)
})
