import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchState } from '../../../../components/search/script/client.ts'
import { SearchPanel } from '../../../../components/search/script/panel.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { searchWords } from '../../../../i18n/search/index.ts'
import type { Marked, PageResult } from '../../../../search/types.ts'
import { find, page } from '../boot/dom.ts'

const INJECTION = '<img src=x onerror=alert(1)>'

function open(language: Language = 'en', listboxId?: string): SearchPanel {
  const options = { language, base: '/guide', onRetry: () => undefined, ...(listboxId && { listboxId }) }
  return new SearchPanel(find('div'), options)
}

function marked(text: string, ...marks: Marked['marks']): Marked {
  return { text, marks }
}

function answered(...pages: PageResult[]): SearchState {
  return { kind: 'answered', response: { complete: true, near: [{ url: '/en/bond', title: 'Bond' }], pages } }
}

const TITLE: PageResult = { url: '/en/housing', title: marked('Rent help', [0, 4]), excerpt: marked(''), sections: [] }
const PAGE: PageResult = {
  ...TITLE,
  excerpt: marked(INJECTION, [1, 4]),
  sections: [{ url: '/en/housing#bond', heading: marked('Bond'), excerpt: marked('Money') }]
}

const html = () => find('div').innerHTML

beforeEach(() => page('<div></div>'))

describe('the panel', () => {
  it.each(LANGUAGES)('has a message for each state, in %s', language => {
    const { loading, failed, none, retry } = searchWords[language]
    const panel = open(language)
    for (const [state, message] of [
      [{ kind: 'loading' }, loading],
      [{ kind: 'failed' }, `${failed} ${retry}`],
      [answered(), none]
    ] as const) {
      panel.show(state)
      expect(find('.search-panel').textContent).toContain(message)
    }
    panel.show(undefined)
    expect(document.querySelector('.search-panel')).toBeNull()
  })

  it('offers similar pages and numbers to call when nothing was found', () => {
    open().show(answered())
    const start = ['href="/guide/en"', 'href="/guide/en/calculators/what-can-i-get"']
    for (const link of [...start, 'href="/guide/en/bond"', 'href="tel:000"', 'href="/guide/en/helplines"']) {
      expect(html()).toContain(link)
    }
  })

  it.each(LANGUAGES)('that could not load leads on without it, in %s', language => {
    open(language).show({ kind: 'failed' })
    const text = find('.search-panel').textContent
    expect(text).toContain(searchWords[language].failedWhy)
    const links = [...document.querySelectorAll('.search-panel a')].map(link => link.getAttribute('href'))
    expect(links).toEqual([`/guide/${language}/helplines`, `/guide/${language}`])
  })

  it('shows the service that was asked for last, though its pages are those of the one before', () => {
    const panel = open()
    const help = (phone: string) => ({
      id: 'danger',
      services: [{ name: phone, phone, tel: phone }],
      pages: ['/x'],
      links: [],
      calm: false
    })
    panel.show(answered(), help('1300659467'))
    panel.show(answered(), help('139276'))
    expect(html()).toContain('tel:139276')
    expect(html()).not.toContain('tel:1300659467')
  })

  it('marks by offset, and never reads text as HTML', () => {
    open().show(answered(PAGE))
    expect(html()).toContain('<strong><mark>Rent</mark> help</strong>')
    expect(html()).toContain('<span>&lt;<mark>img</mark> src=x onerror=alert(1)&gt;</span>')
  })
})

describe('results', () => {
  it('are options of a listbox without groups, each named with its page', () => {
    const panel = open('en', 'r')
    panel.show(answered(PAGE))
    expect(find('[role=listbox]').id).toBe('r')
    expect(document.querySelector('[role=group]')).toBeNull()
    expect(find('[role=listbox] > .search-page').getAttribute('role')).toBe('presentation')
    const options = panel.listOptions()
    expect(options.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
    expect(options[1]?.getAttribute('href')).toBe('/guide/en/housing#bond')
    expect(options[1]?.querySelector('strong')?.textContent).toBe('Bond, Rent help')
  })

  it('have the id of where they lead, so that another option in the same place has another', () => {
    const panel = open('en', 'r')
    const ids = () => panel.listOptions().map(({ id }) => id)
    panel.show(answered(PAGE))
    expect(ids()).toEqual(['r-/guide/en/housing', 'r-/guide/en/housing#bond'])
    panel.show(answered({ ...PAGE, sections: [] }, { ...TITLE, url: '/en/tax' }))
    expect(ids()).toEqual(['r-/guide/en/housing', 'r-/guide/en/tax'])
  })

  it.each<[url: string, kind: keyof (typeof searchWords)['en']['kinds']]>([
    ['/en/calculators/first-payday', 'tool'],
    ['/en/calculators', 'guide'],
    ['/en/helplines', 'phone'],
    ['/en/community/crisis/immediate-help', 'urgent'],
    ['/en/community/domestic-violence/safety', 'urgent'],
    ['/en/centrelink/payments/austudy', 'payment'],
    ['/en/centrelink/payments', 'guide'],
    ['/en/jobseeker/payment-rates', 'rates'],
    ['/en/glossary', 'glossary'],
    ['/en/housing/eviction', 'guide']
  ])('say what they are: %s', (url, kind) => {
    for (const language of LANGUAGES) {
      const panel = open(language)
      panel.show(answered({ ...PAGE, url }))
      const said = [...document.querySelectorAll('.search-hit > small')].map(({ textContent }) => textContent)
      expect(said).toEqual([searchWords[language].kinds[kind]])
      panel.show(undefined)
    }
  })

  it('set the answer of a page apart from an excerpt', () => {
    open().show(answered({ ...TITLE, excerpt: marked('$824.90 a fortnight · 132 850'), isAnswer: true }))
    expect(find('.search-answer').textContent).toBe('$824.90 a fortnight · 132 850')
  })

  it('are plain links on a page of their own', () => {
    open().show(answered(PAGE))
    expect(html()).not.toMatch(/role="(?:listbox|option|group)"/)
  })

  it('keep their elements when more of them arrives, so that no press is lost', () => {
    const panel = open()
    panel.show(answered(TITLE))
    const [link, title] = [find('a'), find('strong')]
    panel.show({ ...answered(PAGE), offer: { url: '/zh/housing', title: '租房' } } as SearchState)
    expect([find('a'), find('strong')]).toEqual([link, title])
    expect(link.isConnected && title.isConnected).toBe(true)
    expect(find('a[lang=zh-Hans]').getAttribute('href')).toBe('/guide/zh/housing')
  })

  it('come in new elements where their text is new, so that a translator’s words do not stay', () => {
    const panel = open()
    panel.show(answered(TITLE))
    find('strong').innerHTML = '<font>Aide au loyer</font>'
    panel.show(answered({ ...TITLE, title: marked('Rent Assistance') }))
    expect(find('a > strong').textContent).toBe('Rent Assistance')
  })

  it('are in the order of the response, whatever was there before', () => {
    const panel = open()
    const other: PageResult = { ...TITLE, url: '/en/tax', title: marked('Tax') }
    const titles = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent)
    for (const pages of [[TITLE, other], [other, TITLE], [other], [TITLE, other]]) {
      panel.show(answered(...pages))
      expect(titles()).toEqual(pages.map(({ title }) => title.text))
    }
  })
})
