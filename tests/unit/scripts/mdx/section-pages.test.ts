import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { sectionPages } from '../../../../scripts/mdx/section-pages.ts'
import { PAGES } from '../../../../scripts/mdx/site.ts'

const file = join(PAGES, 'en', 'centrelink', 'guides', 'index.mdx')
const NAMED = ['mygov', 'claim-jobseeker']

function context(grouped: string[] = [], section = file) {
  const figures = new Set<string>()
  return {
    data: loadData(),
    language: 'en' as const,
    today: '2026-11-23',
    file: section,
    grouped: new Set(grouped),
    figures
  }
}

function listed(named: string[], grouped: string[] = []): Promise<string[]> {
  const page = context(grouped)
  return sectionPages(page, named).then(pages => pages.map(({ href }) => href.replace(/.*\//, '')))
}

describe('the pages of a section', () => {
  it('are all of them in the order of the sidebar', async () => {
    expect((await listed([])).slice(0, 3)).toEqual(['mygov', 'prove-identity', 'claim-jobseeker'])
  })

  it('are those named, in their order', async () => {
    expect(await listed(['claim-jobseeker', 'mygov'], NAMED)).toEqual(['claim-jobseeker', 'mygov'])
  })

  it('are the rest where a list names none, so that no page is lost', async () => {
    const rest = await listed([], NAMED)
    expect([...rest, ...NAMED].sort()).toEqual((await listed([])).sort())
    expect(rest).not.toContain('mygov')
  })

  it('have the figure of their answer, which is one of the page', async () => {
    const page = context([], join(PAGES, 'en', 'centrelink', 'payments', 'index.mdx'))
    const pages = await sectionPages(page, ['jobseeker'])
    expect(pages[0]?.figure).toMatchObject({ text: expect.stringMatching(/^\$[\d.]+ a fortnight$/) as string })
    expect(pages[0]?.figure?.label).toBeTruthy()
    expect([...page.figures]).toEqual(['jobseeker.rate.single-no-children'])
  })

  it('are refused where the folder lacks one', async () => {
    await expect(listed(['no-such'])).rejects.toThrow('no-such')
  })
})
