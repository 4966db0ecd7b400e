import { expect, it } from 'vitest'
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

it('sidebarEntries gives a folder the title of its own page, if it has one, and does not list that page below it', () => {
  expect(entries[1]).toMatchObject({ title: 'Step-by-step guides', route: '/en/guides' })
  expect(entries[1]?.children).toMatchObject([
    { route: '/en/guides/claim' },
    { route: '/en/guides/more', title: 'More' }
  ])
})

it('sidebarEntries leaves out what has no address', () => {
  expect(entries.map(item => item.title)).not.toContain('A separator')
})

it.each([
  ['from the top to the page', '/en/guides/more/appeal', ['Step-by-step guides', 'More', 'Appeal']],
  ['to the folder alone on the folder’s own page', '/en/guides', ['Step-by-step guides']],
  ['nowhere for a page that is not in the sidebar', '/zh/guides', []]
])('breadcrumb leads %s', (_where, route, titles) => {
  expect(breadcrumb(entries, route).map(item => item.title)).toEqual(titles)
})

it('flatten lists each page once, a folder before its pages', () => {
  const guides = ['/en/guides', '/en/guides/claim', '/en/guides/more', '/en/guides/more/appeal']
  expect(flatten(entries).map(item => item.route)).toEqual(['/en', ...guides])
})
