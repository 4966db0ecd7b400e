/** CODEOWNERS requests the reviewers that docs/editors/review.md promises. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownerLines, ownersOf } from '../../scripts/lib/page-report.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const lines = ownerLines(readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8'))

function teamsOf(file: string): string[] {
  return ownersOf(file, lines).map(owner => owner.split('/')[1] ?? '')
}

const pages = ['en', 'zh'].flatMap(language =>
  readdirSync(join(ROOT, 'pages', language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => ({
      language,
      file: `pages/${language}/${file}`,
      text: readFileSync(join(ROOT, 'pages', language, file), 'utf8')
    }))
)
const safety = pages.filter(({ text }) => /^safety: true$/m.test(text.split('\n---')[0] ?? ''))

describe('CODEOWNERS', () => {
  it('has only patterns that this test supports, for files that exist', () => {
    for (const { pattern, owners } of lines) {
      expect(pattern).toMatch(/^(?:\*|\/[\w./-]+)$/)
      expect(pattern === '*' || existsSync(join(ROOT, pattern)), pattern).toBe(true)
      expect(owners.join(' ')).toMatch(/^@[\w-]+\/[\w-]+(?: @[\w-]+\/[\w-]+)*$/)
    }
  })

  it('requests facts and an editor of its language for each page', () => {
    expect(pages.length).toBeGreaterThan(100)
    const missing = pages.filter(({ language, file }) => {
      const teams = teamsOf(file)
      return !teams.includes('facts') || !teams.includes(`editors-${language}`)
    })
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  it('also requests the safety team for each page with `safety: true`', () => {
    expect(safety.length).toBeGreaterThan(10)
    expect(safety.map(({ file }) => file).filter(file => !teamsOf(file).includes('safety'))).toEqual([])
  })

  it('requests editors of both languages for data with text, and only facts for rates', () => {
    expect(teamsOf('data/services.yaml')).toEqual(['facts', 'editors-en', 'editors-zh'])
    expect(teamsOf('data/figures/payments/jobseeker.yaml')).toEqual(['facts'])
    expect(teamsOf('site.config.ts')).toEqual(['maintainers'])
  })
})
