/** The parts of the answer are rendered one after the other. */
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useParts } from '../../../../components/what-can-i-get/answer/use-parts.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()
/** Longer than a frame and what follows it. */
const FRAME_MS = 50

function Parts({ count }: { count: number }) {
  return <p>{useParts(count)}</p>
}

it('one more after each frame, up to all of them', async () => {
  draw(<Parts count={3} />)
  expect(host().textContent).toBe('1')
  for (const rendered of ['2', '3', '3']) {
    await act(() => new Promise(resolve => setTimeout(resolve, FRAME_MS)))
    expect(host().textContent).toBe(rendered)
  }
})

it('all at once without a browser', () => {
  const browser = globalThis.window
  try {
    Reflect.deleteProperty(globalThis, 'window')
    expect(renderToStaticMarkup(<Parts count={3} />)).toBe('<p>3</p>')
  } finally {
    Object.assign(globalThis, { window: browser })
  }
})
