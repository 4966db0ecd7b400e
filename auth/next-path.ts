/** `next=`: where to go after signing in. Anybody can write it, so only pages of this site are accepted. */
import { languageOfPath, type Language } from '../i18n/languages.ts'

/** Any origin will do: an address that resolves to another is refused. */
const ORIGIN = 'https://site.invalid'

/** A safe path of this site (without its base path), or undefined. */
export function safeNext(raw: string | null | undefined): string | undefined {
  if (!raw || !raw.startsWith('/')) return undefined
  let url: URL
  try {
    url = new URL(raw, ORIGIN)
  } catch {
    return undefined
  }
  const { pathname } = url
  const language = languageOfPath(pathname)
  const isUnsafe = url.origin !== ORIGIN || /\/\/|\\|%(?:2f|5c|0|1|7f)/i.test(pathname) || /[\\\s\p{Cc}]/u.test(raw)
  // A sign-in page would lead back to itself.
  if (isUnsafe || !language || pathname.startsWith(`/${language}/auth/`)) return undefined
  return `${pathname}${url.search}${url.hash}`
}

/** Where a sign-in page leads: to what `next=` names, else to the front page of the language. */
export function nextOrHome(search: string, language: Language): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? `/${language}`
}
