/** Remembers the language a reader chooses, and takes query and hash along. */
import { onClickOf } from './dom.ts'

const ONE_YEAR = 31_536_000

/** The cookie read by the front page: one year, the whole site. */
export function localeCookie(language: string): string {
  return `NEXT_LOCALE=${language}; path=/; max-age=${ONE_YEAR}; SameSite=Lax`
}

/** Language links work as plain links; this adds what a static file cannot know. */
export function rememberLanguage(): void {
  onClickOf<HTMLAnchorElement>('a[data-language]', link => {
    document.cookie = localeCookie(link.dataset.language!)
    const url = new URL(link.href)
    if (!url.search) url.search = location.search
    if (!url.hash) url.hash = location.hash
    link.href = url.href
  })
}
