import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkFirst } from '../../../offline/network-first.ts'

const PATIENCE = 3000
const stored = new Response('stored')

/** A network that answers, or fails, after some time. */
function network(ms: number, outcome: Response | Error): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome)), ms)
  })
}

async function answerOf(answer: Promise<Response>): Promise<string> {
  const text = answer.then(response => response.text(), (error: Error) => `failed: ${error.message}`)
  await vi.runAllTimersAsync()
  return text
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[string, number, Response | Error, Response | undefined, string]>([
  ['an answer in time', 2999, new Response('fresh'), stored, 'fresh'],
  ['an answer too late', 3001, new Response('fresh'), stored, 'stored'],
  ['an answer too late, and nothing stored', 20_000, new Response('fresh'), undefined, 'fresh'],
  ['no answer at all, and nothing stored', 25_001, new Response('fresh'), undefined, 'failed: There is no answer, and nothing is stored.'],
  ['no network', 10, new Error('offline'), stored, 'stored'],
  ['no network, and nothing stored', 10, new Error('offline'), undefined, 'failed: There is no answer, and nothing is stored.'],
  ['a network that fails late, and nothing stored', 9000, new Error('offline'), undefined, 'failed: There is no answer, and nothing is stored.'],
  ['a server in trouble', 10, new Response('trouble', { status: 503 }), stored, 'stored'],
  ['a server in trouble, and nothing stored', 10, new Response('trouble', { status: 503 }), undefined, 'trouble'],
  ['a page that is gone', 10, new Response('gone', { status: 404 }), stored, 'gone']
])('%s', async (_what, ms, outcome, held, expected) => {
  const fresh = outcome instanceof Response ? outcome.clone() : outcome
  const answer = networkFirst(network(ms, fresh), async () => held?.clone(), PATIENCE)
  expect(await answerOf(answer)).toBe(expected)
})
