/** What editors run: what is due, and the drafts of a new page. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { dueFigures, dueText } from '../../../scripts/lib/due.ts'
import { writeNewPage } from '../../../scripts/lib/new-page.ts'

const data = loadData()
const RATE = 'jobseeker.rate.single-no-children'

describe('dueFigures', () => {
  it('lists a rate from the days given before its indexation, and not a day earlier', () => {
    const ids = (today: string, within: number) => dueFigures(data, today, within).map(({ id }) => id)
    expect(ids('2027-03-06', 14)).toContain(RATE)
    expect(ids('2027-03-05', 14)).not.toContain(RATE)
  })

  it('keeps listing what is late', () => {
    expect(dueFigures(data, '2027-04-01', 0).find(({ id }) => id === RATE)?.due).toBe('2027-03-20')
  })

  it('is in order of day, and each has a page to look it up', () => {
    const due = dueFigures(data, '2026-12-25', 120)
    expect(due.map(figure => figure.due)).toEqual(due.map(figure => figure.due).sort())
    expect(due.filter(({ url }) => !url.startsWith('http'))).toEqual([])
    expect(due.length).toBeGreaterThan(50)
  })

  it('is told as a list to tick off, one heading a day', () => {
    const text = dueText([
      { id: 'a', label: 'A', due: '2027-01-01', url: 'https://a.example' },
      { id: 'b', label: 'B', due: '2027-03-20', url: 'https://b.example' },
      { id: 'c', label: 'C', due: '2027-03-20', url: 'https://c.example' }
    ])
    expect(text.match(/^### .+$/gm)).toEqual(['### 2027-01-01', '### 2027-03-20'])
    expect(text).toContain('- [ ] `c` C: https://c.example')
  })
})

describe('writeNewPage', () => {
  let root = ''
  const page = { path: 'community/legal/small-claims', titles: { en: 'Small claims', zh: '小额索赔' } }
  const meta = (language: string) => readFileSync(join(root, `pages/${language}/community/legal/_meta.ts`), 'utf8')

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foothold-new-page-'))
    for (const language of ['en', 'zh']) {
      mkdirSync(join(root, `pages/${language}/community/legal`), { recursive: true })
      writeFileSync(join(root, `pages/${language}/community/legal/_meta.ts`), "export default {\n  index: '',\n  fines: ''\n}\n")
    }
  })

  afterEach(() => rmSync(root, { recursive: true }))

  it('writes both drafts with the same headings, and lists the page in both folders', () => {
    const files = writeNewPage(root, page, '2026-11-20')
    expect(files).toHaveLength(4)
    const [en = '', zh = ''] = ['en', 'zh'].map(language =>
      readFileSync(join(root, `pages/${language}/community/legal/small-claims.mdx`), 'utf8')
    )
    const headings = (text: string) => [...text.matchAll(/\[#(.+)\]/g)].map(([, id]) => id)
    expect(headings(en)).toEqual(headings(zh))
    expect(headings(en).length).toBeGreaterThan(3)
    expect(zh).toContain('title: "小额索赔"')
    expect(en).toContain("reviewed: '2026-11-20'")
    expect(meta('en')).toBe("export default {\n  index: '',\n  fines: '',\n  'small-claims': ''\n}\n")
    expect(meta('zh')).toBe(meta('en'))
  })

  it('overwrites nothing', () => {
    writeNewPage(root, page, '2026-11-20')
    expect(() => writeNewPage(root, page, '2026-11-20')).toThrow('is there already')
    expect(meta('en').match(/small-claims/g)).toHaveLength(1)
  })

  it.each(['/en/community', 'Community/Fines', '../secret', 'nowhere/page'])('refuses the path %s, and writes nothing', path => {
    expect(() => writeNewPage(root, { ...page, path }, '2026-11-20')).toThrow()
    expect(meta('en')).not.toContain('page')
  })
})
