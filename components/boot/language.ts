/** The chosen language: remembered in a cookie, and read from it. */
import type { Language } from '../../i18n/languages.ts'
import { onClickOf } from './dom.ts'

/** The language that the reader chose, here or on an earlier visit. */
export function chosenLanguage(): Language | undefined {
  return /(?:^|;\s*)NEXT_LOCALE=(en|zh)(?:;|$)/.exec(document.cookie)?.[1] as Language | undefined
}

/** The cookie of the chosen language: one year (31,536,000 seconds), the whole site. */
export function localeCookie(language: string): string {
  return `NEXT_LOCALE=${language}; path=/; max-age=31536000; SameSite=Lax`
}

/** Deletes the cookie. */
export function forgetLanguage(): void {
  document.cookie = 'NEXT_LOCALE=; path=/; max-age=0; SameSite=Lax'
}

/** Language links store the choice and keep the query and hash. */
export function rememberLanguage(): void {
  onClickOf<HTMLAnchorElement>('a[data-language]', link => {
    document.cookie = localeCookie(link.dataset.language!)
    const url = new URL(link.href)
    if (!url.search) url.search = location.search
    if (!url.hash) url.hash = location.hash
    link.href = url.href
  })
}
