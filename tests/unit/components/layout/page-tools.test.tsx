/** The end of a page: reports by mail for everybody, the public form for those with an account. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { PageTools } from '../../../../components/layout/PageTools.tsx'
import '../../../../components/layout/messages/both.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { site } from '../../../../site.config.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

let path = '/zh'
vi.mock('nextra-theme-docs', () => ({ useConfig: () => ({ filePath: 'pages/zh/index.mdx' }) }))

function links(safety: boolean): URL[] {
  const html = renderToStaticMarkup(
    <PagePath.Provider value={path}>
      <PageTools title="首页" safety={safety} />
    </PagePath.Provider>
  )
  return parse(html)
    .querySelectorAll('a')
    .map(link => new URL(link.getAttribute('href') ?? ''))
}

beforeEach(() => vi.stubEnv('FOOTHOLD_BUILD', '5867d4193c80'))

afterEach(() => {
  path = '/zh'
  vi.unstubAllEnvs()
})

/** The subjects of the mails to us that have no body: the answers to whether the page helped. */
function answers(safety: boolean): (string | null)[] {
  return links(safety)
    .filter(({ href, searchParams }) => href.startsWith(`mailto:${site.email}`) && !searchParams.has('body'))
    .map(({ searchParams }) => searchParams.get('subject'))
}

describe('PageTools', () => {
  it('asks whether the page helped: two mails that name the page and its language, no more', () => {
    path = '/zh/housing/eviction'
    expect(answers(false)).toEqual(['有帮助: /zh/housing/eviction', '没有帮助: /zh/housing/eviction'])
    path = '/en/housing/eviction'
    expect(answers(false)).toEqual(['Yes: /en/housing/eviction', 'No: /en/housing/eviction'])
  })

  it('does not ask on an exit page, nor link it to the public form', () => {
    expect(answers(true)).toEqual([])
    expect(links(true).filter(({ pathname }) => pathname.includes('issues'))).toEqual([])
  })

  it('takes reports by mail first, which needs no account', () => {
    for (const safety of [false, true]) {
      const report = links(safety).find(
        ({ href, searchParams }) => href.startsWith(`mailto:${site.email}`) && searchParams.has('body')
      )
      expect(report?.searchParams.get('subject')).toBe('首页')
      expect(report?.searchParams.get('body')).toBe(`${site.url}/zh 5867d4193c80`)
    }
  })

  it('shows and copies the address to write to, for a device without a mail program', () => {
    const html = renderToStaticMarkup(
      <PagePath.Provider value={path}>
        <PageTools title="首页" />
      </PagePath.Provider>
    )
    const replies = parse(html).querySelectorAll('details')
    expect(replies).toHaveLength(2)
    for (const reply of replies) {
      expect(reply.querySelector('[data-copy]')?.getAttribute('data-copy')).toBe(site.email)
      expect(reply.querySelector(`a[href^="mailto:${site.email}"]`)?.text).toBe(site.email)
    }
  })

  it('fills in fields that the issue form has', () => {
    const form = links(false).find(({ pathname }) => pathname.endsWith('/issues/new'))
    const file = join(ROOT, '.github/ISSUE_TEMPLATE', form?.searchParams.get('template') ?? '')
    expect(existsSync(file)).toBe(true)
    const { body } = parseYaml(readFileSync(file, 'utf8')) as { body: { id?: string; type: string }[] }
    const typed = body.filter(({ type }) => type === 'input' || type === 'textarea').map(({ id }) => id)
    const filled = [...(form?.searchParams.keys() ?? [])].filter(key => key !== 'template')
    expect(filled).toContain('page')
    expect(filled.filter(key => !typed.includes(key))).toEqual([])
    expect(form?.searchParams.get('page')).toBe(`${site.url}/zh`)
  })

  it.each(LANGUAGES)(
    'has the address of the page for paper, with its code as a picture fetched by printing, in %s',
    language => {
      const html = renderToStaticMarkup(
        <PagePath.Provider value={`/${language}/housing/eviction`}>
          <PageTools title="-" />
        </PagePath.Provider>
      )
      const address = parse(html).querySelector('.page-tools > [hidden]')
      expect(address?.text).toContain(`${site.url}/${language}/housing/eviction`)
      expect(address?.text).toMatch(/^https?:/)
      const code = address?.querySelector('img')
      expect(code?.attributes).toMatchObject({ loading: 'lazy', src: `/qr/${language}/housing/eviction.svg`, alt: '' })
    }
  )

  it('leaves the address of a tool to the sheet of its answer', () => {
    expect(renderToStaticMarkup(<PageTools title="-" isTool />)).not.toContain('hidden')
  })
})
