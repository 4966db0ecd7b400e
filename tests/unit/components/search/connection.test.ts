// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../../../../components/search/script/connection.ts'
import { SearchField } from '../../../../components/search/script/field.tsx'
import { Session } from '../../../../components/search/script/session.ts'
import { searchWords } from '../../../../i18n/search/index.ts'
import type { FromWorker, ToWorker } from '../../../../search/protocol.ts'
import { find, page } from '../boot/dom.ts'

const MANIFEST = { en: 'abc', zh: 'def' }

/** Answers every question with one page, as soon as it was told where the index is. */
class AnsweringWorker {
  static told: ToWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | null = null

  postMessage(message: ToWorker): void {
    AnsweringWorker.told.push(message)
    if (message.type !== 'search') return
    const found = { url: '/en/dole', title: text(message.query), excerpt: text(''), sections: [] }
    const reply = { pages: [found], complete: true, near: [] }
    queueMicrotask(() => this.onmessage?.({ data: { type: 'reply', asked: message.asked, reply } }))
  }

  terminate(): void {}
}

function text(words: string) {
  return { text: words, marks: [] }
}

/** Tries for the manifest after the boot script's own, and how each ends. */
let tries: { succeed(): void; fail(): void }[]

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

beforeEach(() => {
  tries = []
  AnsweringWorker.told = []
  vi.stubGlobal('Worker', AnsweringWorker)
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        tries.push({ succeed: () => resolve(answer(MANIFEST)), fail: () => reject(new Error('offline')) })
      })
  )
})

afterEach(() => vi.unstubAllGlobals())

function connect(manifest: Promise<Response>): Connection {
  manifest.catch(() => undefined)
  const worker = new AnsweringWorker() as unknown as Worker
  return new Connection({ base: '/guide', address: '/guide/assets/worker.js', worker, manifest })
}

function opened(): ToWorker[] {
  return AnsweringWorker.told.filter(({ type }) => type === 'open')
}

describe('a manifest that could not be had', () => {
  it.each([
    ['for want of a connection', () => Promise.reject<Response>(new Error('offline'))],
    ['because the server failed and said so in JSON', () => Promise.resolve(answer({ message: 'Down.' }, 503))],
    ['because another page came in its place', () => Promise.resolve(new Response('<!doctype html>'))]
  ])('is asked for again with the next letter: %s', async (_why, first) => {
    const connection = connect(first())
    expect(await connection.open('en')).toBe(false)
    expect(tries).toHaveLength(0)
    const again = connection.open('en')
    tries[0]?.succeed()
    expect(await again).toBe(true)
    expect(opened()).toEqual([{ type: 'open', base: '/guide', manifest: MANIFEST, language: 'en' }])
  })

  it('is tried for once at a time, whoever asks and for whichever language', async () => {
    const connection = connect(Promise.reject(new Error('offline')))
    await connection.open('en')
    const letters = [connection.open('en'), connection.open('en'), connection.open('zh')]
    expect(tries).toHaveLength(1)
    tries[0]?.fail()
    expect(await Promise.all(letters)).toEqual([false, false, false])
    void connection.open('zh')
    expect(tries).toHaveLength(2)
  })

  it('is not asked for again once it is there', async () => {
    const connection = connect(Promise.resolve(answer(MANIFEST)))
    expect([await connection.open('en'), await connection.open('en'), await connection.open('zh')]).toEqual([true, true, true])
    expect(tries).toHaveLength(0)
    expect(opened()).toHaveLength(2)
  })

  it('does not spoil a try begun after it', async () => {
    let fail: (why: Error) => void = () => undefined
    const connection = connect(new Promise((_resolve, reject) => (fail = reject)))
    const before = connection.open('en')
    connection.reopen()
    const after = connection.open('en')
    fail(new Error('offline'))
    expect(await before).toBe(false)
    tries[0]?.succeed()
    expect(await after).toBe(true)
    await connection.open('en')
    expect(tries).toHaveLength(1)
  })
})

describe('the box', () => {
  function type(value: string): void {
    find<HTMLInputElement>('input').value = value
    find('input').dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  const note = () => document.querySelector('.search-note')?.textContent
  const option = () => document.querySelector('[role=option]')?.textContent

  function arrive(manifest: Promise<Response>): void {
    page('<form data-search><input type="search"><input name="lang" value="en"><div data-search-host></div></form>')
    const session = new Session(connect(manifest), 'box')
    new SearchField(find<HTMLFormElement>('form'), find('input'), find('[data-search-host]'), session, '')
  }

  it('says that the index failed and offers to try again, until the next letter finds it', async () => {
    const { failed, retry, loading } = searchWords.en
    arrive(Promise.reject(new Error('offline')))
    type('d')
    await expect.poll(note).toBe(`${failed} ${retry}`)
    type('do')
    await expect.poll(note).toBe(loading)
    tries[0]?.fail()
    await expect.poll(note).toBe(`${failed} ${retry}`)
    type('dol')
    type('dole')
    await expect.poll(note).toBe(loading)
    tries[1]?.succeed()
    await expect.poll(option).toBe('dole')
    expect(note()).toBeUndefined()
    expect(tries).toHaveLength(2)
  })

  it('tries again at once when asked to', async () => {
    arrive(Promise.reject(new Error('offline')))
    type('dole')
    await expect.poll(note).toContain(searchWords.en.failed)
    find('.search-note button').click()
    tries[0]?.succeed()
    await expect.poll(option).toBe('dole')
  })
})
