/** What both filters do with a page: they hide and show rows and sections, and move nothing. */
import { writeAddress } from '../../tool/write-address'
import type { Language } from '../../../i18n/languages'

/** The language of the page, from its `lang`. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
}

/** Hides the sections without a shown entry, and the links to them. */
export function hideEmptySections(sections: Iterable<HTMLElement>, entries: string): void {
  for (const section of sections) {
    section.hidden = [...section.querySelectorAll<HTMLElement>(entries)].every(entry => entry.hidden)
    const id = section.getAttribute('aria-labelledby') ?? ''
    const link = document.querySelector<HTMLElement>(`.jump-links li:has(> a[href="#${id}"])`)
    if (link) link.hidden = section.hidden
  }
}

/** Keeps the choices in the address, so that they can be shared and survive a reload. */
export function saveQuery(query: string): void {
  writeAddress(`${location.pathname}${query}${location.hash}`)
}
