import { describe, expect, it } from 'vitest'
import { flatten, sidebarEntries, breadcrumb } from '../../../../components/layout/sidebar.ts'

/** A folder as Nextra gives it: its own page is also the first of its children. */
const DIRECTORIES = [
  { title: 'Home', route: '/en' },
  {
    title: 'guides',
    route: '/en/guides',
    children: [
      { title: 'Step-by-step guides', route: '/en/guides' },
      { title: 'Claim', route: '/en/guides/claim' },
      { title: 'More', route: '/en/guides/more', children: [{ title: 'Appeal', route: '/en/guides/more/appeal' }] }
    ]
  },
  { title: 'A separator' }
]

const entries = sidebarEntries(DIRECTORIES)

describe('sidebarEntries', () => {
  it('gives a folder the title of its own page and does not list that page below it', () => {
    expect(entries[1]).toMatchObject({ title: 'Step-by-step guides', route: '/en/guides' })
    expect(entries[1]?.children.map(item => item.route)).toEqual(['/en/guides/claim', '/en/guides/more'])
  })

  it('keeps the title of a folder without a page', () => {
    expect(entries[1]?.children[1]?.title).toBe('More')
  })

  it('leaves out what has no address', () => {
    expect(entries.map(item => item.title)).not.toContain('A separator')
  })
})

describe('breadcrumb', () => {
  it('leads from the top to the page', () => {
    expect(breadcrumb(entries, '/en/guides/more/appeal').map(item => item.title)).toEqual([
      'Step-by-step guides',
      'More',
      'Appeal'
    ])
  })

  it('is the folder alone on the folder’s own page', () => {
    expect(breadcrumb(entries, '/en/guides').map(item => item.title)).toEqual(['Step-by-step guides'])
  })

  it('is empty for a page that is not in the sidebar', () => {
    expect(breadcrumb(entries, '/zh/guides')).toEqual([])
  })
})

describe('flatten', () => {
  it('lists each page once, a folder before its pages', () => {
    expect(flatten(entries).map(item => item.route)).toEqual([
      '/en',
      '/en/guides',
      '/en/guides/claim',
      '/en/guides/more',
      '/en/guides/more/appeal'
    ])
  })
})
