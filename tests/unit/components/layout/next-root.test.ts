import { describe, expect, it } from 'vitest'
import { EMPTY_ROOT, outsideRoot } from '../../../../components/layout/next-root.ts'

describe('the page beside Next’s root', () => {
  it('is everything that was in the root, and the root is empty', () => {
    expect(outsideRoot('<div id="__next"><header></header><div>Page</div></div>')).toBe(
      '<header></header><div>Page</div>'
    )
    expect(outsideRoot(EMPTY_ROOT)).toBe('')
  })

  it.each([
    '<main id="__next">Page</main>',
    '<div id="app">Page</div>',
    '<div id="__next">Page</div><script></script>'
  ])('stops the build where Next writes %s', html => {
    expect(() => outsideRoot(html)).toThrow('another root')
  })
})
