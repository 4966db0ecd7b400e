/** The chosen language: remembered in a cookie, and read from it. */
import type { Language } from '../../i18n/languages.ts'
import { onClickOf } from './dom.ts'

const ONE_YEAR = 31_536_000

/** The language that the reader chose, here or on an earlier visit. */
export function chosenLanguage(): Language | undefined {
  return /(?:^|;\s*)NEXT_LOCALE=(en|zh)(?:;|$)/.exec(document.cookie)?.[1] as Language | undefined
}

/** The cookie of the chosen language: one year, the whole site. */
export function localeCookie(language: string): string {
  return `NEXT_LOCALE=${language}; path=/; max-age=${ONE_YEAR}; SameSite=Lax`
}

/** Language links store the choice, and keep query and hash. */
export function rememberLanguage(): void {
  onClickOf<HTMLAnchorElement>('a[data-language]', link => {
    document.cookie = localeCookie(link.dataset.language!)
    const url = new URL(link.href)
    if (!url.search) url.search = location.search
    if (!url.hash) url.hash = location.hash
    link.href = url.href
  })
}
