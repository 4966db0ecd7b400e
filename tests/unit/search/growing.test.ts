import { describe, expect, it } from 'vitest'
import { growing } from '../../../components/search/script/growing'
import type { PageResult, Reply } from '../../../search/types.ts'

function page(url: string): PageResult {
  const text = (words: string) => ({ text: words, marks: [] })
  return { url, title: text(url), excerpt: text('…'), sections: [{ url: `${url}#a`, heading: text('A'), excerpt: text('…') }] }
}

const reply: Reply = { pages: [page('/a'), page('/b'), page('/c')], complete: true, near: [] }

describe('results that come onto the screen a page at a time', () => {
  it('show every title from the first part on, and one more page in full each time', () => {
    const parts = growing(reply)
    expect(parts.map(({ pages }) => pages.map(({ title }) => title.text))).toEqual(Array(3).fill(['/a', '/b', '/c']))
    expect(parts.map(({ pages }) => pages.map(({ sections }) => sections.length))).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1]
    ])
  })

  it('are complete with the last part alone, which is the reply itself', () => {
    const parts = growing(reply)
    expect(parts.map(({ complete }) => complete)).toEqual([false, false, true])
    expect(parts.at(-1)).toEqual(reply)
  })

  it.each<[string, Reply]>([
    ['nothing was found', { ...reply, pages: [] }],
    ['the texts are still on their way', { ...reply, complete: false }]
  ])('are one part where %s', (_when, whole) => {
    expect(growing(whole)).toEqual([whole])
  })
})
