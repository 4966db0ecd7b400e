import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Highlighted } from '../../../components/search/Highlighted'
import { Panel, type SearchState } from '../../../components/search/Panel'
import type { Language } from '../../../i18n/languages'
import type { Reply } from '../../../search/types'

const INJECTION = '<img src=x onerror=alert(1)>'

function panel(state: SearchState, language: Language = 'en', listbox?: { id: string; active: number }): string {
  return renderToStaticMarkup(
    <Panel state={state} language={language} base="/guide" status="" onRetry={() => undefined} {...(listbox ? { listbox } : {})} />
  )
}

function plain(text: string) {
  return { text, marks: [] }
}

const REPLY: Reply = {
  complete: true,
  near: [],
  pages: [
    {
      url: '/en/housing',
      title: { text: 'Rent help', marks: [[0, 4]] },
      excerpt: plain(INJECTION),
      sections: [{ url: '/en/housing#bond', heading: plain('Bond'), excerpt: plain('Money') }]
    }
  ]
}

describe('highlighting', () => {
  it('cuts text by offsets', () => {
    expect(renderToStaticMarkup(<Highlighted text="Pay rent here" marks={[[4, 8]]} />)).toBe('Pay <mark>rent</mark> here')
  })

  it('never reads text as HTML', () => {
    const html = renderToStaticMarkup(<Highlighted text={INJECTION} marks={[[1, 4]]} />)
    expect(html).toBe('&lt;<mark>img</mark> src=x onerror=alert(1)&gt;')
  })
})

describe('each state has its words', () => {
  it.each<[Language, SearchState, string]>([
    ['en', { kind: 'loading' }, 'Loading…'],
    ['zh', { kind: 'loading' }, '正在加载…'],
    ['en', { kind: 'failed' }, 'Failed to load search index.'],
    ['zh', { kind: 'failed' }, '搜索索引加载失败。'],
    ['en', { kind: 'answered', reply: { complete: true, near: [], pages: [] } }, 'No results found.'],
    ['zh', { kind: 'answered', reply: { complete: true, near: [], pages: [] } }, '没有找到结果。']
  ])('%s %o', (language, state, words) => {
    expect(panel(state, language)).toContain(words)
  })

  it('idle shows nothing', () => {
    expect(panel({ kind: 'idle' })).not.toContain('search-panel')
  })

  it('a failure offers to try again', () => {
    expect(panel({ kind: 'failed' })).toMatch(/<button type="button">Try again<\/button>/)
  })

  it('an empty answer offers similar pages and the numbers for help', () => {
    const html = panel({ kind: 'answered', reply: { complete: true, pages: [], near: [{ url: '/en/housing', title: 'Housing' }] } })
    expect(html).toContain('href="/guide/en/housing"')
    expect(html).toContain('href="tel:')
    expect(html).toContain('href="/guide/en/helplines"')
  })
})

describe('results', () => {
  it('are options of a listbox, grouped by page', () => {
    const html = panel({ kind: 'answered', reply: REPLY }, 'en', { id: 'r', active: 1 })
    expect(html).toMatch(/role="listbox"/)
    expect(html).toMatch(/role="group" aria-label="Rent help"/)
    expect([...html.matchAll(/role="option"/g)]).toHaveLength(2)
    expect(html).toMatch(/href="\/guide\/en\/housing#bond" id="r-1" role="option" tabindex="-1" aria-selected="true"/)
  })

  it('are plain links on a page of their own', () => {
    expect(panel({ kind: 'answered', reply: REPLY })).not.toMatch(/role="(?:listbox|option|group)"/)
  })

  it('show what a page says about HTML as text', () => {
    expect(panel({ kind: 'answered', reply: REPLY })).toContain('&lt;img src=x')
  })
})
