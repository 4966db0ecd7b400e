import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** For the top of a test file: an empty host in the page for each test. */
export function hostForTests(): { draw(node: ReactNode): void; host(): HTMLElement } {
  let root: Root
  let host: HTMLElement

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    host = document.createElement('div')
    document.body.replaceChildren(host)
    root = createRoot(host)
  })

  afterEach(() => act(() => root.unmount()))

  return { draw: node => act(() => root.render(node)), host: () => host }
}
