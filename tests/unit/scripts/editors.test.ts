import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeNewPage } from '../../../scripts/lib/new-page.ts'

describe('writeNewPage', () => {
  let root = ''
  const page = { path: 'community/legal/small-claims', titles: { en: 'Small claims', zh: '小额索赔' } }
  const meta = () => readFileSync(join(root, 'pages/en/community/legal/_meta.ts'), 'utf8')

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foothold-new-page-'))
    mkdirSync(join(root, 'pages/en/community/legal'), { recursive: true })
    writeFileSync(join(root, 'pages/en/community/legal/_meta.ts'), "export default {\n  index: '',\n  fines: ''\n}\n")
  })

  afterEach(() => rmSync(root, { recursive: true }))

  it('writes both drafts with the same headings, and lists the page once for both languages', () => {
    const files = writeNewPage(root, page)
    expect(files).toHaveLength(3)
    const [en = '', zh = ''] = ['en', 'zh'].map(language =>
      readFileSync(join(root, `pages/${language}/community/legal/small-claims.mdx`), 'utf8')
    )
    const headings = (text: string) => [...text.matchAll(/\[#(.+)\]/g)].map(([, id]) => id)
    expect(headings(en)).toEqual(headings(zh))
    expect(headings(en).length).toBeGreaterThan(3)
    expect(zh).toContain('title: "小额索赔"')
    expect(en).toContain("reviewed: ''")
    expect(meta()).toBe("export default {\n  index: '',\n  fines: '',\n  'small-claims': ''\n}\n")
  })

  it('leaves to the editor who is called: no service is on every page', () => {
    writeNewPage(root, page)
    for (const language of ['en', 'zh']) {
      const text = readFileSync(join(root, `pages/${language}/community/legal/small-claims.mdx`), 'utf8')
      expect(text.match(/<Help\w+ .*/g)).toEqual(['<Helplines ids="" />'])
    }
  })

  it('lists the page where all keys are on one line', () => {
    writeFileSync(join(root, 'pages/en/community/legal/_meta.ts'), "export default { index: '', fines: '' }\n")
    writeNewPage(root, page)
    expect(meta()).toBe("export default { index: '', fines: '', 'small-claims': '' }\n")
  })

  it('overwrites nothing', () => {
    writeNewPage(root, page)
    expect(() => writeNewPage(root, page)).toThrow('exists already')
    expect(meta().match(/small-claims/g)).toHaveLength(1)
  })

  // A name of digits comes first in the menu, whatever the order of _meta.ts.
  it.each(['/en/community', 'Community/Fines', '../secret', 'nowhere/page', 'community/legal/2024'])(
    'refuses the path %s, and writes nothing',
    path => {
      expect(() => writeNewPage(root, { ...page, path })).toThrow()
      expect(meta()).not.toMatch(/page|2024/)
    }
  )
})
