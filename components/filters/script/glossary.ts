/** The filter of the glossary: words of either language, in any script people type. */
import { fill, fillCount } from '../../../i18n/fill'
import { filterWords } from '../../../i18n/filters'
import { fold, readFolding, type Simplified } from '../../../search/fold'
import { element } from '../../element'
import { hideEmptySections, pageLanguage, saveQuery } from './page'

declare global {
  /** Traditional characters and their simplified forms, defined by the bundler (scripts/build-boot.ts). */
  const GLOSSARY_FOLD: [string, string]

  const SEARCH_PAGE: string
}

/** Screen readers say how much was found when the reader stops typing. */
const ANNOUNCE_AFTER_MS = 500

/** Whether a row, folded, holds every word of the query. */
export function holdsAll(row: string, query: string, simplified: Simplified): boolean {
  const words = fold(query, simplified).split(/\s+/).filter(Boolean)
  return words.every(word => row.includes(word))
}

/** Makes the box of the glossary filter its rows. @param searchPage offered where no row matches */
export function startGlossaryFilter(form: HTMLFormElement, simplified: Simplified, searchPage: string): void {
  const language = pageLanguage()
  const words = filterWords[language]
  const input = form.querySelector('input')
  const clear = form.querySelector('button')
  const status = form.querySelector<HTMLElement>('[role=status]')
  const host = form.querySelector<HTMLElement>('[data-filter-host]')
  if (!input || !clear || !status || !host) return
  const sections = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby^="category-"]')]
  const rows = sections.flatMap(section => [...section.querySelectorAll<HTMLElement>('tbody tr')])
  const texts = rows.map(row => fold(`${row.textContent} ${row.dataset.unprinted ?? ''}`, simplified))
  let timer: ReturnType<typeof setTimeout> | undefined

  function apply(field: HTMLInputElement): void {
    const query = field.value.trim()
    rows.forEach((row, index) => (row.hidden = !holdsAll(texts[index] ?? '', query, simplified)))
    const count = rows.filter(row => !row.hidden).length
    hideEmptySections(sections, 'tbody tr')
    if (clear) clear.hidden = query === ''
    host?.replaceChildren(...(count === 0 ? [searchLink(query)] : []))
    saveQuery(query && `?${new URLSearchParams({ q: query }).toString()}`)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { foundOne, found, none } = words.glossary
      if (status) status.textContent = query && (count > 0 ? fillCount(count, foundOne, found) : none)
    }, ANNOUNCE_AFTER_MS)
  }

  function searchLink(query: string): HTMLElement {
    const href = `${searchPage}?${new URLSearchParams({ q: query, lang: language }).toString()}`
    return element('a', { href }, fill(words.glossary.elsewhere, { query }))
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
if (form) startGlossaryFilter(form, readFolding(GLOSSARY_FOLD), SEARCH_PAGE)
