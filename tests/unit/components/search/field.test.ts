// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from '../../../../components/search/script/field.tsx'
import type { Session } from '../../../../components/search/script/session.ts'
import { searchWords } from '../../../../i18n/search/index.ts'
import type { Reply } from '../../../../search/types.ts'
import { find, page } from '../boot/dom.ts'

type Question = Parameters<Session['ask']>[0]

const NOTHING_FOUND: Reply = { pages: [], complete: true, near: [] }

/** How long after an answer its count is said, with some to spare. */
const RESTED_MS = 800

let questions: Question[]

/** A box with what stands in it when the search script arrives. */
function arrive(value = ''): void {
  const session = { open() {}, cancel() {}, ask: (question: Question) => questions.push(question) }
  find<HTMLInputElement>('input').value = value
  new SearchField(find<HTMLFormElement>('form'), find('input'), find('[data-search-host]'), session as never as Session, '')
}

function type(value: string): void {
  const input = find<HTMLInputElement>('input')
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function asked(): string[] {
  return questions.map(({ query }) => query)
}

/** Time passes, and what React has to draw is drawn. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await new Promise(resolve => setImmediate(resolve))
}

function said(): string {
  return find('[role=status]').textContent
}

beforeEach(() => {
  questions = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page('<form data-search><input type="search"><input name="lang" value="en"><div data-search-host></div></form>')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('what screen readers hear', () => {
  it('is what was found, once typing rests', async () => {
    arrive()
    type('redundancy')
    questions[0]?.listener.onReply(NOTHING_FOUND)
    await pass(RESTED_MS / 2)
    expect(said()).toBe('')
    await pass(RESTED_MS / 2)
    expect(said()).toBe(searchWords.en.none)
  })

  it('is never what a word before has found, however long the answer takes', async () => {
    arrive()
    type('redun')
    questions[0]?.listener.onReply(NOTHING_FOUND)
    await pass(RESTED_MS / 2)
    type('redundancy')
    await pass(RESTED_MS * 10)
    expect(said()).toBe('')
  })
})

describe('help for people in danger', () => {
  it.each(['suicidal', '活着好累', '活著好累', 'ＳＵＩＣＩＤＡＬ'])('is there before anything has answered: %s', async query => {
    arrive()
    type(query)
    await pass(0)
    expect(find('.search-crisis a[href="tel:131114"]').textContent).toContain('13 11 14')
    expect(questions[0]?.lifted).toContain('/community/crisis/suicide-prevention')
  })

  it('goes with the words that called for it', async () => {
    arrive()
    type('活著好累')
    type('活著')
    await pass(0)
    expect(document.querySelector('.search-crisis')).toBeNull()
  })
})

describe('an input method', () => {
  it('that is composing when the script arrives is not searched', () => {
    find('input').toggleAttribute('data-composing', true)
    arrive('zu fang')
    type('zu fang b')
    expect(asked()).toEqual([])
  })

  it('is searched when it has finished', () => {
    find('input').toggleAttribute('data-composing', true)
    arrive('zu fang')
    find('input').toggleAttribute('data-composing', false)
    find<HTMLInputElement>('input').value = '租房'
    find('input').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(asked()).toEqual(['租房'])
  })
})

it('what was typed before the script arrived is searched at once', () => {
  arrive('dole')
  expect(asked()).toEqual(['dole'])
})
