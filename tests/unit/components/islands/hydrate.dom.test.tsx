/** Islands, hydrated in a page that is not always the one that the build wrote. */
import { act, useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateIslands } from '../../../../components/islands/hydrate.tsx'
import { Island } from '../../../../components/islands/Island.tsx'
import { islandOf, registerIsland } from '../../../../components/islands/registry.ts'
import { usePagePath } from '../../../../components/layout/page-path.ts'
import { find, page } from '../boot/dom.ts'

function Counter() {
  const [count, setCount] = useState(0)
  const path = usePagePath()
  return (
    <>
      <button id="count" type="button" onClick={() => setCount(count + 1)}>
        {`${count} presses`}
      </button>
      <em>{path.startsWith('/') ? 'a page' : 'lost'}</em>
    </>
  )
}

const CONTENT = '<h1>Rates</h1><p>$793.60 a fortnight</p>'

/** A page with one island between text, as the build writes it. */
function build(): void {
  page(
    CONTENT +
      renderToString(
        <Island name="counter" className="counter">
          <Counter />
        </Island>
      ) +
      '<p>13 11 14</p>'
  )
}

async function hydrate(): Promise<void> {
  const onReady = vi.fn()
  await act(async () => hydrateIslands('/en/rates', onReady))
  expect(onReady).toHaveBeenCalledOnce()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  // React reports a mismatch.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  registerIsland('counter', <Counter />)
  build()
})

afterEach(() => vi.restoreAllMocks())

async function press(): Promise<void> {
  await act(async () => find('#count').click())
}

describe('an island', () => {
  it('is hydrated, and what is around it is not React’s', async () => {
    const [heading, button] = [find('h1'), find('#count')]
    await hydrate()
    expect(find('h1')).toBe(heading)
    expect(find('#count')).toBe(button)
    await press()
    expect(button.textContent).toBe('1 presses')
  })

  it.each([
    ['its words were replaced', () => (find('#count').textContent = '按了零次')],
    ['its words were wrapped', () => (find('#count').innerHTML = '<font><font>零次</font></font>')],
    ['an element was put before it', () => find('.counter').prepend(document.createElement('mark'))],
    ['an element was put into it', () => find('#count').before(document.createElement('mark'))],
    ['a part of it was taken away', () => find('em').remove()]
  ])('is hydrated where %s', async (_what, change) => {
    change()
    await hydrate()
    await press()
    expect(find('#count').textContent).toBe('1 presses')
    expect(document.querySelectorAll('#count')).toHaveLength(1)
    expect(document.body.innerHTML).toContain(CONTENT)
    expect(document.body.textContent).toContain('13 11 14')
  })

  it('keeps the focus where React had to render again', async () => {
    find('#count').textContent = '按了零次'
    find('#count').focus()
    await hydrate()
    expect(document.activeElement).toBe(find('#count'))
  })

  it.each([
    ['that always fails', () => registerIsland('counter', <Fails />)],
    ['that nothing was registered for', () => (find('.counter').dataset.island = 'another')]
  ])('%s is shown as it was built, and the page says so', async (_which, change) => {
    change()
    const before = find('.counter').textContent
    await hydrate()
    expect(find('.counter').textContent).toBe(before)
    expect(document.documentElement.dataset.failed).toBe('')
    delete document.documentElement.dataset.failed
  })

  it('is ready once it shows what was typed before React arrived', async () => {
    registerIsland('counter', <TakesOver />)
    const shown: (string | null)[] = []
    await act(async () => hydrateIslands('/en/rates', () => shown.push(find('#count').textContent)))
    expect(shown).toEqual(['1 presses'])
  })

  it('that nothing was registered for is named', () => {
    expect(() => islandOf('another')).toThrow('the island another')
  })
})

/** As a form that takes over what was typed before it was live (QuestionScreen.tsx). */
function TakesOver() {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => setCount(1), [])
  return (
    <>
      <button id="count" type="button">
        {`${count} presses`}
      </button>
      <em>a page</em>
    </>
  )
}

function Fails(): never {
  throw new Error('cannot be drawn')
}

it('a page without islands is ready at once', () => {
  page(CONTENT)
  const onReady = vi.fn()
  hydrateIslands('/en', onReady)
  expect(onReady).toHaveBeenCalledOnce()
})
