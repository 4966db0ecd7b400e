import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkFirst } from '../../../offline/network-first.ts'

const cached = new Response('cached')

function network(ms: number, outcome: Response | Error): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome)), ms)
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

it.each<[string, number, Response | Error, Response | undefined, string]>([
  ['a response in time', 2999, new Response('fresh'), cached, 'fresh'],
  ['a late response', 3001, new Response('fresh'), cached, 'cached'],
  ['a late response, nothing cached', 20_000, new Response('fresh'), undefined, 'fresh'],
  ['a timeout, nothing cached', 25_001, new Response('fresh'), undefined, 'failed'],
  ['no network', 10, new Error('offline'), cached, 'cached'],
  ['no network, nothing cached', 10, new Error('offline'), undefined, 'failed'],
  ['a network that fails late, nothing cached', 9000, new Error('offline'), undefined, 'failed'],
  ['a server error', 10, new Response('error', { status: 503 }), cached, 'cached'],
  ['a server error, nothing cached', 10, new Response('error', { status: 503 }), undefined, 'error'],
  ['a page that is gone', 10, new Response('gone', { status: 404 }), cached, 'gone']
])('%s', async (_case, ms, outcome, found, expected) => {
  const fresh = outcome instanceof Response ? outcome.clone() : outcome
  const response = networkFirst(network(ms, fresh), async () => found?.clone(), 3000)
  expect(await textOf(response)).toBe(expected)
})
