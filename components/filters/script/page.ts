/** What the filters do to a page: rows and their sections are hidden and shown, nothing is moved. */
import type { Language } from '../../../i18n/languages'

/** The language of the page around the filter, from the document’s own `lang`. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
}

/** Shows an entry, or hides it. */
export function show(element: HTMLElement, shown: boolean): void {
  element.hidden = !shown
}

/** Hides sections that have nothing left to show, and the links that lead to them. */
export function foldSections(sections: Iterable<HTMLElement>, entries: string): void {
  for (const section of sections) {
    const shown = section.querySelector(`${entries}:not([hidden])`) !== null
    show(section, shown)
    const id = section.getAttribute('aria-labelledby') ?? ''
    const link = document.querySelector<HTMLElement>(`.jump-links li:has(> a[href="#${id}"])`)
    if (link) show(link, shown)
  }
}

/** How many, in words that differ for one. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('{count}', String(count))
}

/** Keeps the choices in the address, so that it can be shared and survives a reload. */
export function rememberQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
}
