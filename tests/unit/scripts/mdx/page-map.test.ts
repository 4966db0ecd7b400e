import { describe, expect, it } from 'vitest'
import { keepMenuTitles } from '../../../../scripts/mdx/page-map.ts'

describe('keepMenuTitles', () => {
  const SENTINEL = 'must-not-reach-other-pages'
  const claim = { title: 'How to claim', sidebarTitle: 'Claim', reviewed: SENTINEL }
  const map = [
    { data: { index: 'Home', guides: 'Guides' } },
    {
      name: 'index',
      route: '/en',
      frontMatter: { title: 'Home', sources: [SENTINEL], page: { faq: [{ q: SENTINEL }] } }
    },
    {
      name: 'guides',
      route: '/en/guides',
      children: [{ name: 'claim', route: '/en/guides/claim', frontMatter: claim }]
    }
  ]

  it('keeps of the front matter the title that the sidebar shows, at every depth, and nothing else', () => {
    const [, home, guides] = keepMenuTitles(map)
    expect(home?.frontMatter).toEqual({ title: 'Home' })
    expect(guides?.children?.[0]?.frontMatter).toEqual({ title: 'Claim' })
    expect(JSON.stringify(keepMenuTitles(map))).not.toContain(SENTINEL)
  })

  it('keeps names, routes, and the order given by _meta.ts', () => {
    const [meta, home, guides] = keepMenuTitles(map)
    expect(meta).toEqual(map[0])
    expect(home).toMatchObject({ name: 'index', route: '/en' })
    expect(guides).toMatchObject({ name: 'guides', route: '/en/guides' })
  })

  it('does not change its argument', () => {
    const before = structuredClone(map)
    keepMenuTitles(map)
    expect(map).toEqual(before)
  })
})
