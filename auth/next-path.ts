/** `next=`: where to go after signing in. Anybody can write it, so only pages of this site pass. */
import { languageOfPath, type Language } from '../i18n/languages.ts'

/** Any origin will do to resolve against; what leaves it is refused. */
const HERE = 'https://site.invalid'

/** A safe path of this site (without its base path), or undefined. */
export function safeNext(raw: string | null | undefined): string | undefined {
  if (!raw || !raw.startsWith('/')) return undefined
  let url: URL
  try {
    url = new URL(raw, HERE)
  } catch {
    return undefined
  }
  const { pathname } = url
  const language = languageOfPath(pathname)
  const strange = url.origin !== HERE || /\/\/|\\|%(?:2f|5c|0|1|7f)/i.test(pathname) || /[\\\s\p{Cc}]/u.test(raw)
  // Back to a sign-in page would go round in circles.
  if (strange || !language || pathname.startsWith(`/${language}/auth/`)) return undefined
  return `${pathname}${url.search}${url.hash}`
}

/** Where a sign-in page leads on to: what was asked for, else home. */
export function nextOrHome(search: string, language: Language): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? `/${language}`
}
