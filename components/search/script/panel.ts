/** What is below a search box, or on the search page: help, results, and a page of the other language. */
import { fill, fillCount, joinNames, joinSentences } from '../../../i18n/fill'
import { LANGUAGE_TAGS, otherLanguage, type Language } from '../../../i18n/languages'
import { searchWords, urgentWords, type SearchWords } from '../../../i18n/search'
import type { CrisisHelp } from '../../../search/danger/watch'
import type { Marked, PageLink, PageResult } from '../../../search/types'
import { element } from '../../element'
import { urgentLines, type CallLine } from '../../layout/urgent-lines'
import { announceIn } from '../../share/announce'
import type { SearchState } from './client'
import { setParts, type Part } from './parts'

interface Options {
  language: Language
  base: string
  /** In a combobox the results are options of a listbox with this id; without it they are plain links. */
  listboxId?: string
  onRetry(): void
}

/** Shows the state of a search in its own element. */
export class SearchPanel {
  private readonly status = element('p', { class: 'visually-hidden', role: 'status' })
  private announced = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly host: HTMLElement,
    private readonly options: Options
  ) {}

  /** @param state undefined closes the panel */
  show(state: SearchState | undefined, help?: CrisisHelp): void {
    const panel: Part = { key: 'panel', make: () => element('div', { class: 'search-panel' }) }
    if (state) panel.parts = panelParts(state, help, this.options)
    setParts(this.host, [{ key: 'status', make: () => this.status }, ...(state ? [panel] : [])])
    this.listOptions().forEach((option, index, { length }) => {
      // By where it leads: a screen reader takes another option with the same id for the one it has read.
      option.id = `${this.options.listboxId}-${option.getAttribute('href')}`
      option.setAttribute('aria-posinset', String(index + 1))
      option.setAttribute('aria-setsize', String(length))
    })
  }

  listOptions(): HTMLAnchorElement[] {
    return [...this.host.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  }

  /**
   * Says which option is active where the screen reader may not: VoiceOver often misses it. Others would say it twice.
   */
  announceOption(index: number): void {
    if (!/^(?:Mac|iP)/.test(navigator.platform)) return
    const options = this.listOptions()
    const option = options[index]
    if (!option) return
    clearTimeout(this.timer)
    const title = option.querySelector('strong')?.textContent ?? ''
    const text = fill(searchWords[this.options.language].option, { title, number: index + 1, count: options.length })
    announceIn(this.status, text)
  }

  /** Announces a text to screen readers once, after some milliseconds; an empty one cancels what is pending. */
  announce(text: string, delay: number): void {
    if (text === this.announced) return
    this.announced = text
    this.status.textContent = ''
    clearTimeout(this.timer)
    if (text) this.timer = setTimeout(() => (this.status.textContent = text), delay)
  }
}

/** The announcement of a state, once it is complete. */
export function announcementOf(state: SearchState, language: Language): string {
  const words = searchWords[language]
  if (state.kind === 'failed') return joinSentences([words.failed, words.failedWhy], language)
  if (state.kind === 'loading' || !state.response.complete) return ''
  const { pages } = state.response
  return pages.length === 0 ? words.none : fillCount(pages.length, words.foundOne, words.found)
}

function panelParts(state: SearchState, help: CrisisHelp | undefined, options: Options): Part[] {
  const { language, base } = options
  const words = searchWords[language]
  const parts: Part[] = []
  if (help)
    parts.push({
      key: `help ${help.services.map(({ tel }) => tel).join()} ${help.pages.join()}`,
      make: () => crisisCard(help, options)
    })
  if (state.kind === 'loading') parts.push({ key: 'loading', make: () => note(words.loading) })
  if (state.kind === 'failed') parts.push({ key: 'failed', make: () => failure(options) })
  if (state.kind !== 'answered') return parts
  const { pages, near } = state.response
  if (pages.length > 0) parts.push(resultList(pages, options))
  else parts.push({ key: `none ${near.map(({ url }) => url).join()}`, make: () => nothingFound(near, options) })
  const { offer } = state
  const tag = LANGUAGE_TAGS[otherLanguage(language)]
  if (offer) {
    const link = () => element('a', { href: base + offer.url, hreflang: tag, lang: tag }, offer.title)
    parts.push({ key: `offer ${offer.url}`, make: () => note(`${words.inOtherLanguage} `, link()) })
  }
  return parts
}

function note(...children: (Node | string)[]): HTMLElement {
  return element('p', { class: 'search-note' }, ...children)
}

function failure({ language, base, onRetry }: Options): HTMLElement {
  const words = searchWords[language]
  const button = element('button', { type: 'button' }, words.retry)
  button.addEventListener('click', onRetry)
  const links = [
    element('a', { href: `${base}/${language}/helplines` }, urgentWords[language].all),
    element('a', { href: `${base}/${language}` }, words.topics)
  ]
  return element(
    'div',
    {},
    note(`${words.failed} `, button),
    note(words.failedWhy, ' ', ...links.flatMap((link, index) => (index > 0 ? [' · ', link] : [link])))
  )
}

/** Comes first when the query says that somebody may be in danger, or needs a bed or food today. */
function crisisCard({ services, links, calm }: CrisisHelp, { language, base }: Options): HTMLElement {
  const title = searchWords[language][calm ? 'helpTonight' : 'help']
  const more = links.map(({ href, title }) => element('li', {}, element('a', { href: base + href }, title)))
  return element(
    'section',
    { class: calm ? 'search-crisis search-calm' : 'search-crisis', 'aria-label': title },
    element('p', {}, title),
    callList(services),
    element('ul', {}, ...more)
  )
}

function callList(lines: CallLine[]): HTMLElement {
  const call = ({ phone, tel }: CallLine) =>
    element('a', { class: 'phone', translate: 'no', href: `tel:${tel}` }, phone)
  return element('ul', {}, ...lines.map(line => element('li', {}, `${line.name} `, call(line))))
}

function nothingFound(near: PageLink[], { language, base }: Options): HTMLElement {
  const words = searchWords[language]
  const urgent = urgentWords[language]
  const links = near.map(({ url, title }) => element('li', {}, element('a', { href: base + url }, title)))
  return element(
    'div',
    { class: 'search-none' },
    element('p', {}, words.none),
    ...(links.length > 0 ? [element('p', {}, words.near), element('ul', {}, ...links)] : []),
    element('p', {}, words.tryAgain),
    element(
      'ul',
      {},
      element('li', {}, element('a', { href: `${base}/${language}/calculators/what-can-i-get` }, words.whatCanIGet)),
      element('li', {}, element('a', { href: `${base}/${language}` }, words.topics))
    ),
    element(
      'div',
      { class: 'search-urgent' },
      element('p', {}, urgent.title),
      callList(urgentLines(urgent)),
      element('a', { href: `${base}/${language}/helplines` }, urgent.all)
    )
  )
}

function resultList(pages: PageResult[], { language, base, listboxId }: Options): Part {
  const isListbox = listboxId !== undefined
  // It scrolls, which must not make it a tab stop: the focus stays in the input.
  const listbox = { id: listboxId, role: 'listbox', 'aria-label': searchWords[language].results, tabindex: '-1' }
  return {
    key: 'results',
    make: () => element('div', { class: 'search-pages', ...(isListbox && listbox) }),
    parts: pages.map(({ url, title, excerpt, isAnswer, sections }) => ({
      key: `${url} ${title.text}`,
      // A group inside a listbox silences VoiceOver: each section names its page itself.
      make: () => element('div', { class: 'search-page', ...(isListbox && { role: 'presentation' }) }),
      parts: [
        resultLink('search-hit', base + url, isListbox, [
          highlighted('strong', title),
          kindOf(url, language),
          ...excerptOf(excerpt, isAnswer ? 'search-answer' : undefined)
        ]),
        ...sections.map(({ url, heading, excerpt }) =>
          resultLink('search-hit search-section', base + url, isListbox, [
            highlighted('strong', heading, { spoken: joinNames(['', title.text], language) }),
            ...excerptOf(excerpt)
          ])
        )
      ]
    }))
  }
}

/** What a result is, by its address; every other page guides. */
const KINDS: [pattern: RegExp, kind: keyof SearchWords['kinds']][] = [
  [/calculators\/./, 'tool'],
  [/helplines$/, 'phone'],
  [/\/crisis|violence\/safety/, 'urgent'],
  [/payments\/./, 'payment'],
  [/rates$/, 'rates'],
  [/glossary$/, 'glossary']
]

/** What a result is, in a word. */
function kindOf(url: string, language: Language): Part {
  const { kinds } = searchWords[language]
  const text = kinds[KINDS.find(([pattern]) => pattern.test(url))?.[1] ?? 'guide']
  return { key: `kind ${text}`, make: () => element('small', {}, text) }
}

function resultLink(className: string, href: string, isOption: boolean, parts: Part[]): Part {
  return {
    key: href,
    make: () => element('a', { class: className, href, ...(isOption && { role: 'option', tabindex: '-1' }) }),
    parts
  }
}

/** Nothing until it has arrived. */
function excerptOf(excerpt: Marked, className?: string): Part[] {
  return excerpt.text ? [highlighted('span', excerpt, { className })] : []
}

/**
 * Text with its marks, cut by offset; no string is ever read as HTML.
 * @param spoken what only a screen reader says after it
 */
function highlighted(
  name: 'strong' | 'span',
  { text, marks }: Marked,
  { className, spoken }: { className?: string | undefined; spoken?: string } = {}
): Part {
  function make(): HTMLElement {
    const nodes: (Node | string)[] = []
    let at = 0
    for (const [start, end] of marks) {
      nodes.push(text.slice(at, start), element('mark', {}, text.slice(start, end)))
      at = end
    }
    nodes.push(text.slice(at))
    if (spoken) nodes.push(element('span', { class: 'visually-hidden' }, spoken))
    return element(name, { class: className }, ...nodes)
  }
  return { key: `${name} ${text} ${String(marks)}`, make }
}
