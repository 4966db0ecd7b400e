import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchClient, type SearchState } from '../../../../components/search/script/client.ts'
import { SearchField } from '../../../../components/search/script/field.ts'
import { searchWords } from '../../../../i18n/search/index.ts'
import type { FromWorker, ToWorker } from '../../../../search/protocol.ts'
import type { SearchResponse } from '../../../../search/types.ts'
import { find, page } from '../boot/dom.ts'

const MANIFEST = { en: 'abc', zh: 'def' }

/** Answers every request with a page for each word. */
class FakeWorker {
  static received: ToWorker[] = []
  static newest: FakeWorker | undefined
  static isFailing = false
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    FakeWorker.newest = this
  }

  postMessage(message: ToWorker): void {
    FakeWorker.received.push(message)
    if (message.type !== 'search') return
    const { id, query } = message
    const response: FromWorker = { type: 'response', id, response: responseTo(query) }
    const sent = FakeWorker.isFailing ? ({ type: 'failed', id } as const) : response
    queueMicrotask(() => this.send(sent))
  }

  send(data: FromWorker): void {
    this.onmessage?.({ data })
  }

  terminate(): void {}
}

function responseTo(query: string): SearchResponse {
  const text = (words: string) => ({ text: words, marks: [] })
  const pages = query.split(' ').map(word => {
    const url = `/en/${word}`
    const section = { url: `${url}#a`, heading: text('A'), excerpt: text('…') }
    return { url, title: text(word), excerpt: text('…'), sections: [section] }
  })
  return { pages: query === 'nothing' ? [] : pages, complete: !query.includes('loading'), near: [] }
}

/** Requests for the manifest after the boot script's own, each to be settled by the test. */
let requests: { succeed(): void; fail(): void }[]

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

beforeEach(() => {
  requests = []
  FakeWorker.received = []
  FakeWorker.isFailing = false
  vi.stubGlobal('Worker', FakeWorker)
  const respond = (resolve: (response: Response) => void, reject: (why: Error) => void) =>
    requests.push({ succeed: () => resolve(answer(MANIFEST)), fail: () => reject(new Error('offline')) })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve, reject) => respond(resolve, reject)))
})

afterEach(() => vi.unstubAllGlobals())

function clientWith(manifest: Promise<Response>): SearchClient {
  manifest.catch(() => undefined)
  const worker = new FakeWorker() as unknown as Worker
  return new SearchClient({ base: '/guide', address: '/guide/assets/worker.js', worker, manifest })
}

function received(type: ToWorker['type']): ToWorker[] {
  return FakeWorker.received.filter(message => message.type === type)
}

describe('a manifest that fails to load', () => {
  it.each([
    ['offline', () => Promise.reject<Response>(new Error('offline'))],
    ['the server failed and answered with JSON', () => Promise.resolve(answer({ message: 'Down.' }, 503))],
    ['another page came instead', () => Promise.resolve(new Response('<!doctype html>'))]
  ])('is requested again by the next call: %s', async (_why, first) => {
    const client = clientWith(first())
    expect(await client.open('en')).toBe(false)
    expect(requests).toHaveLength(0)
    const again = client.open('en')
    requests[0]?.succeed()
    expect(await again).toBe(true)
    expect(received('open')).toEqual([{ type: 'open', base: '/guide', manifest: MANIFEST, language: 'en' }])
  })

  it('is requested once at a time for all languages', async () => {
    const client = clientWith(Promise.reject(new Error('offline')))
    await client.open('en')
    const calls = [client.open('en'), client.open('en'), client.open('zh')]
    expect(requests).toHaveLength(1)
    requests[0]?.fail()
    expect(await Promise.all(calls)).toEqual([false, false, false])
    void client.open('zh')
    expect(requests).toHaveLength(2)
  })

  it('is not requested again once it is there', async () => {
    const client = clientWith(Promise.resolve(answer(MANIFEST)))
    expect([await client.open('en'), await client.open('en'), await client.open('zh')]).toEqual([true, true, true])
    expect(requests).toHaveLength(0)
    expect(received('open')).toHaveLength(2)
  })

  it('does not spoil a retry that started after it', async () => {
    let fail: (why: Error) => void = () => undefined
    const client = clientWith(new Promise((_resolve, reject) => (fail = reject)))
    const before = client.open('en')
    client.retry()
    const after = client.open('en')
    fail(new Error('offline'))
    expect(await before).toBe(false)
    requests[0]?.succeed()
    expect(await after).toBe(true)
    await client.open('en')
    expect(requests).toHaveLength(1)
  })
})

describe('requests', () => {
  let client: SearchClient

  /** Starts a search and collects its states. @param onFirst called with its id after the first of them */
  function search(query: string, onFirst: (id: number) => void = () => undefined) {
    const states: SearchState[] = []
    const onState = (state: SearchState) => {
      if (states.push(state) === 1) onFirst(id)
    }
    const id = client.search({ query, language: 'en', boosted: [], onState })
    return { id, states }
  }

  const kinds = (states: SearchState[]) => states.map(({ kind }) => kind).join()

  beforeEach(() => {
    client = clientWith(Promise.resolve(answer(MANIFEST)))
  })

  it('get every title first, and one more page in full with each state', async () => {
    const { states } = search('a b c')
    await expect.poll(() => states.length).toBe(3)
    const responses = states.flatMap(state => (state.kind === 'answered' ? state.response : []))
    expect(responses.map(({ pages }) => pages.map(({ title }) => title.text))).toEqual(Array(3).fill(['a', 'b', 'c']))
    const texts = responses.map(({ pages }) => pages.map(({ sections }) => sections.length).join(' '))
    expect(texts).toEqual(['1 0 0', '1 1 0', '1 1 1'])
    expect(responses.map(({ complete }) => complete)).toEqual([false, false, true])
    expect(responses.at(-1)).toEqual(responseTo('a b c'))
  })

  it.each(['nothing', 'texts loading'])('get a response without texts in one state: %s', async query => {
    const { states } = search(query)
    await expect.poll(() => states).toEqual([{ kind: 'answered', response: responseTo(query) }])
  })

  it('keep an offer that comes between two states', async () => {
    const offer = { url: '/zh/a', title: '甲' }
    const { states } = search('a b', id => FakeWorker.newest?.send({ type: 'offer', id, page: offer }))
    await expect.poll(() => states.length).toBe(3)
    expect(states[1]).toMatchObject({ offer })
    expect(states[2]).toEqual({ kind: 'answered', response: responseTo('a b'), offer })
  })

  it('are not sent, and get no state, once cancelled', async () => {
    const early = search('a')
    client.cancel(early.id)
    const late = search('b c', id => {
      client.cancel(id)
      FakeWorker.newest?.send({ type: 'failed', id })
    })
    await expect.poll(() => late.states.length).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([early.states.length, late.states.length]).toEqual([0, 1])
    expect(received('search')).toMatchObject([{ id: late.id }])
    expect(received('cancel')).toMatchObject([{ id: early.id }, { id: late.id }])
  })

  it('all fail with the worker, and a retry repeats those that are not complete', async () => {
    const done = search('a')
    await expect.poll(() => kinds(done.states)).toEqual('answered')
    FakeWorker.isFailing = true
    const failed = search('b')
    await expect.poll(() => kinds(failed.states)).toEqual('failed')
    FakeWorker.isFailing = false
    client.retry()
    requests[0]?.succeed()
    await expect.poll(() => kinds(failed.states)).toEqual('failed,loading,answered')
    expect(kinds(done.states)).toEqual('answered')
    FakeWorker.newest?.onerror?.()
    expect([failed.states.at(-1)?.kind, done.states.at(-1)?.kind]).toEqual(['failed', 'failed'])
  })
})

describe('the box', () => {
  function type(value: string): void {
    find<HTMLInputElement>('input').value = value
    find('input').dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  const note = () => document.querySelector('.search-note')?.textContent
  const option = () => document.querySelector('[role=option] strong')?.textContent

  /** The search script arrives without a connection. */
  function arrive(): void {
    page('<form data-search><input type="search"><input name="lang" value="en"><div data-search-host></div></form>')
    const client = clientWith(Promise.reject(new Error('offline')))
    new SearchField(find<HTMLFormElement>('form'), find('input'), find('[data-search-host]'), client, '')
  }

  it('reports that the index failed and offers a retry, until the next letter finds it', async () => {
    const { failed, retry, loading } = searchWords.en
    arrive()
    type('d')
    await expect.poll(note).toBe(`${failed} ${retry}`)
    type('do')
    await expect.poll(note).toBe(loading)
    requests[0]?.fail()
    await expect.poll(note).toBe(`${failed} ${retry}`)
    type('dol')
    type('dole')
    await expect.poll(note).toBe(loading)
    requests[1]?.succeed()
    await expect.poll(option).toBe('dole')
    expect(note()).toBeUndefined()
    expect(requests).toHaveLength(2)
  })

  it('retries at once when asked to, with the focus in the input', async () => {
    arrive()
    type('dole')
    await expect.poll(note).toContain(searchWords.en.failed)
    find('.search-note button').click()
    expect(document.activeElement).toBe(find('input'))
    requests[0]?.succeed()
    await expect.poll(option).toBe('dole')
  })
})
