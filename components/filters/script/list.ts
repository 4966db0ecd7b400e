/** The filter of a long list, such as the glossary: words of either language, in any script people type. */
import { fill, fillCount } from '../../../i18n/fill'
import { listFilterWords } from '../../../i18n/filters/lists'
import { fold, readFolding, type Simplified } from '../../../search/fold'
import { element } from '../../element'
import { hideEmptySections, pageLanguage, saveQuery } from './page'

declare global {
  /** Traditional characters and their simplified forms, defined by the bundler (scripts/build-boot.ts). */
  const LIST_FOLD: [string, string]

  const SEARCH_PAGE: string
}

/** Screen readers say how much was found when the reader stops typing. */
const ANNOUNCE_AFTER_MS = 500

/** Whether a row, folded, holds every word of the query. */
export function holdsAll(row: string, query: string, simplified: Simplified): boolean {
  const words = fold(query, simplified).split(/\s+/).filter(Boolean)
  return words.every(word => row.includes(word))
}

/** The parts of a list: sections of the page, or the folds of a tool’s form. */
const SECTIONS = '[data-rows],[data-calculator] form > details:has([type=checkbox])'

/** Entries of a list: rows of a table, or boxes to tick. */
const ROWS = 'tbody tr, label:has(> [type=checkbox])'

/** A fold opens for what was found in it; without a query only what is ticked keeps it open. */
function showIn(fold: HTMLDetailsElement, query: string): void {
  fold.open = query !== '' || fold.querySelector(':checked') !== null
}

/** Makes the box of a list filter its rows, whose sections are marked `data-rows`. @param searchPage offered where no row matches */
export function startListFilter(form: HTMLFormElement, simplified: Simplified, searchPage: string): void {
  const language = pageLanguage()
  const list = (form.dataset.list ?? 'glossary') as 'glossary' | 'figures' | 'events'
  const words = listFilterWords[language][list]
  const input = form.querySelector('input')
  const clear = form.querySelector('button')
  const status = form.querySelector<HTMLElement>('[role=status]')
  const host = form.querySelector<HTMLElement>('[data-filter-host]')
  if (!input || !clear || !status || !host) return
  const texts = new WeakMap<HTMLElement, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function apply(field: HTMLInputElement): void {
    const query = field.value.trim()
    // Each time: React may have drawn a form anew.
    const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)]
    const rows = sections.flatMap(section => [...section.querySelectorAll<HTMLElement>(ROWS)])
    for (const row of rows) row.hidden = !holdsAll(textOf(row), query, simplified) && !row.querySelector(':checked')
    const count = rows.filter(row => !row.hidden).length
    hideEmptySections(sections, ROWS)
    for (const section of sections) if (section instanceof HTMLDetailsElement) showIn(section, query)
    if (clear) clear.hidden = query === ''
    host?.replaceChildren(...(count === 0 ? [searchLink(query)] : []))
    if (list !== 'events') saveQuery(query && `?${new URLSearchParams({ q: query }).toString()}`)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { foundOne, found, none } = words
      if (status) status.textContent = query && (count > 0 ? fillCount(count, foundOne, found) : none)
    }, ANNOUNCE_AFTER_MS)
  }

  /** The text of a row, folded once. */
  function textOf(row: HTMLElement): string {
    // What a family of figures is stands above its rows.
    const { caption, tHead } = row.closest<HTMLTableElement>('[data-family] table') ?? {}
    const above = `${caption?.textContent ?? ''} ${tHead?.textContent ?? ''}`
    const text = texts.get(row) ?? fold(`${row.textContent} ${row.dataset.unprinted ?? ''} ${above}`, simplified)
    texts.set(row, text)
    return text
  }

  function searchLink(query: string): HTMLElement {
    const href = `${searchPage}?${new URLSearchParams({ q: query, lang: language }).toString()}`
    return element('a', { href }, fill(words.elsewhere, { query }))
  }

  input.addEventListener('input', event => {
    // Pinyin that is still being composed is not a word yet.
    if (!(event as InputEvent).isComposing) apply(input)
  })
  input.addEventListener('compositionend', () => apply(input))
  form.addEventListener('submit', event => event.preventDefault())
  clear.addEventListener('click', () => {
    input.value = ''
    apply(input)
    input.focus()
  })
  const asked = new URLSearchParams(location.search).get('q')
  if (asked && !input.value) input.value = asked
  if (input.value && input.dataset.composing === undefined) apply(input)
}

const form = document.querySelector<HTMLFormElement>('form[data-filter]')
if (form) startListFilter(form, readFolding(LIST_FOLD), SEARCH_PAGE)
