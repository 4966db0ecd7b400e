/** The end of a page: a way to tell us for everybody, and the public form for those with an account. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { PageTools } from '../../../../components/layout/PageTools.tsx'
import '../../../../components/layout/words/both.ts'
import { site } from '../../../../site.config.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

vi.mock('next/router', () => ({ useRouter: () => ({ pathname: '/zh' }) }))
vi.mock('nextra-theme-docs', () => ({ useConfig: () => ({ filePath: 'pages/zh/index.mdx' }) }))

function links(safety: boolean): URL[] {
  const html = renderToStaticMarkup(<PageTools title="首页" safety={safety} />)
  return parse(html)
    .querySelectorAll('a')
    .map(link => new URL(link.getAttribute('href') ?? ''))
}

describe('PageTools', () => {
  it('takes reports by mail first, which needs no account', () => {
    for (const safety of [false, true]) {
      const report = links(safety).find(({ protocol, pathname }) => protocol === 'mailto:' && pathname === site.email)
      expect(report?.searchParams.get('subject')).toBe('首页')
      expect(report?.searchParams.get('body')).toBe(`${site.url}/zh`)
    }
  })

  it('fills in the page in the issue form, which is there and has such a field', () => {
    const form = links(false).find(({ pathname }) => pathname.endsWith('/issues/new'))
    const file = join(ROOT, '.github/ISSUE_TEMPLATE', form?.searchParams.get('template') ?? '')
    expect(existsSync(file)).toBe(true)
    const { body } = parseYaml(readFileSync(file, 'utf8')) as { body: { id?: string }[] }
    expect(body.map(({ id }) => id)).toContain('page')
    expect(form?.searchParams.get('page')).toBe(`${site.url}/zh`)
  })

  it('leads nobody from a page about danger to a public form', () => {
    expect(links(true).filter(({ pathname }) => pathname.includes('issues'))).toEqual([])
  })
})
