import { afterAll, describe, expect, it } from 'vitest'
import { readContext } from '../../../../scripts/checks/context.ts'
import { contentReport, contentText } from '../../../../scripts/lib/content-report.ts'
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
    expect(about).toMatchObject({ words: 19, characters: 29 })
  })

  it('names the oldest review', () => {
    const changes = { 'pages/en/guide.mdx': swap("reviewed: '2026-11-01'", "reviewed: '2025-02-03'") }
    expect(reports(changes).at(-1)?.oldest).toBe('2025-02-03')
  })
})

it('contentText prints a table and the pages without questions', () => {
  const text = contentText(reports())
  expect(text).toMatch(/^section +pages +words en/)
  expect(text).toMatch(/^total +3 /m)
  expect(text).toMatch(/Pages without FAQ:\n {2}\/about\n {2}\/$/)
})
