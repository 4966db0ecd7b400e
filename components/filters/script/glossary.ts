/** The filter of the glossary: words of either language, in any script people type. */
import { filterWords } from '../../../i18n/filters'
import { fold, readFolding, type Simplified } from '../../../search/fold'
import { counted, foldSections, pageLanguage, rememberQuery, show } from './page'

declare global {
  /** Traditional characters and their simplified forms, put in by the bundler (scripts/lib/filter-bundle.ts). */
  const GLOSSARY_FOLD: [string, string]

  /** The address of the page of all search results. */
  const SEARCH_PAGE: string
}

/** Screen readers hear how much was found once typing rests. */
const SAY_AFTER_MS = 500

/** True where a row, folded, holds every word of the query. */
export function holdsAll(row: string, query: string, simplified: Simplified): boolean {
  const words = fold(query, simplified).split(/\s+/).filter(Boolean)
  return words.every(word => row.includes(word))
}

/**
 * Makes the box of the glossary page work on the rows that are there.
 * @param searchPage the address of the page of all results, offered where no row is left
 */
export function filterGlossary(form: HTMLFormElement, simplified: Simplified, searchPage: string): void {
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
    let count = 0
    rows.forEach((row, index) => {
      const shown = holdsAll(texts[index] ?? '', query, simplified)
      if (shown) count += 1
      show(row, shown)
    })
    foldSections(sections, 'tbody tr')
    if (clear) show(clear, query !== '')
    host?.replaceChildren(...(count === 0 ? [elsewhere(query)] : []))
    rememberQuery(query && `?${new URLSearchParams({ q: query }).toString()}`)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { foundOne, found, none } = words.glossary
      if (status) status.textContent = query && (count > 0 ? counted(count, foundOne, found) : none)
    }, SAY_AFTER_MS)
  }

  function elsewhere(query: string): HTMLElement {
    const link = document.createElement('a')
    link.href = `${searchPage}?${new URLSearchParams({ q: query, lang: language }).toString()}`
    link.textContent = words.glossary.elsewhere.replace('{query}', query)
    return link
  }

  input.addEventListener('input', event => {
    // Half-written pinyin is no word yet.
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
if (form) filterGlossary(form, readFolding(GLOSSARY_FOLD), SEARCH_PAGE)
