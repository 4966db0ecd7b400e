import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '../../../../scripts/checks/pages.ts'
import { readContext } from '../../../../scripts/checks/context.ts'
import { contentReport, contentText, repeatedSentences } from '../../../../scripts/lib/content-report.ts'
import { makeSite, removeSites, swap, TODAY, type Changes } from '../../../content/site.ts'

function reports(changes: Changes = {}) {
  return contentReport(readContext(makeSite(changes), TODAY))
}

afterAll(removeSites)

describe('contentReport', () => {
  it('counts each section, and all of them in the end', () => {
    const all = reports()
    expect(all.map(({ section, pages }) => [section, pages])).toEqual([
      ['about', 1],
      ['home', 2],
      ['total', 3]
    ])
    expect(all.at(-1)).toMatchObject({ sources: 2, oldest: '2026-11-01', withoutFaq: ['/about', '/'] })
  })

  it('counts a figure once, wherever it is named, with its status on the day', () => {
    const [, home] = reports()
    expect(home).toMatchObject({ figures: 2, statuses: { corroborated: 1, verified: 1 } })
  })

  it('counts English words and Chinese characters, not what components print', () => {
    const [about] = reports()
    // Title, description, two sentences, a link and a heading.
    expect(about).toMatchObject({ words: 19, median: 19, characters: 29 })
  })

  it('names the oldest review', () => {
    const changes = { 'pages/en/guide.mdx': swap("reviewed: '2026-11-01'", "reviewed: '2025-02-03'") }
    expect(reports(changes).at(-1)?.oldest).toBe('2025-02-03')
  })
})

describe('repeatedSentences', () => {
  const page = (language: 'en' | 'zh', ...texts: string[]) =>
    ({ language, blocks: texts.map(text => ({ kind: 'paragraph', lines: [{ line: 1, text }] })) }) as Page
  const on = (pages: number, ...of: Parameters<typeof page>) =>
    repeatedSentences({ pages: Array.from({ length: pages }, () => page(...of)) })

  it('names a sentence on more than five pages, once a page', () => {
    expect(on(5, 'en', 'Call before the day.')).toEqual([])
    expect(on(6, 'en', 'Call before the day. Call before the day.', 'Yes.')).toEqual([
      { language: 'en', sentence: 'Call before the day.', pages: 6 }
    ])
  })

  it('separates Chinese sentences, and shows where a component prints', () => {
    expect(on(6, 'zh', '到期之前就打电话。最多 \uFFFC，每两周一次。')).toEqual([
      { language: 'zh', sentence: '到期之前就打电话。', pages: 6 },
      { language: 'zh', sentence: '最多 …，每两周一次。', pages: 6 }
    ])
  })
})

it('contentText prints a table and the pages without questions', () => {
  const text = contentText(reports(), [{ language: 'en', sentence: 'Ask first.', pages: 7 }])
  expect(text).toMatch(/^section +pages +words en/)
  expect(text).toMatch(/^total +3 /m)
  expect(text).toContain('pages:\n  en 7  Ask first.\n')
  expect(text).toMatch(/Pages without FAQ:\n {2}\/about\n {2}\/$/)
})
