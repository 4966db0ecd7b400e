import { useMemo } from 'react'
import { nextOrHome } from '../../auth/next-path'
import type { Language } from '../../i18n'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

export interface Destination {
  language: Language
  /** Where to go after signing in, below the base path. */
  next: string
  /** Goes there by a full load: that page starts with the session that is stored now. */
  proceed: () => void
  goToReset: () => void
  /** The address of our confirm page, for mails. */
  confirmAddress: string
}

/** Where this visit to the sign-in pages leads. Needs a window: only called once `useService` is ready. */
export function useDestination(): Destination {
  const { language } = useLanguage()
  return useMemo(() => {
    const next = nextOrHome(location.search, language)
    const pageNamed = (name: string) => withBase(`/${language}/auth/${name}?${new URLSearchParams({ next })}`)
    return {
      language,
      next,
      proceed: () => location.assign(withBase(next)),
      goToReset: () => location.assign(pageNamed('reset')),
      // Mail templates add to its query (docs/sign-in.md), so there always is one.
      confirmAddress: `${location.origin}${pageNamed('confirm')}`
    }
  }, [language])
}
