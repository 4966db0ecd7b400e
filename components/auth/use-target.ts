import { useMemo } from 'react'
import { nextOrHome } from '../../auth/next-path'
import type { Language } from '../../i18n'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

export interface Target {
  language: Language
  /** Where to go on to, below the base path. */
  next: string
  /** Goes there by a full load: the page begins with the session that is stored now. */
  goOn: () => void
  goToReset: () => void
  /** The address of our confirm page, for mails. */
  confirmAddress: () => string
}

/** Where this visit to the sign-in pages leads. Only called where there is a window: behind `useGate`. */
export function useTarget(): Target {
  const { language } = useLanguage()
  return useMemo(() => {
    const next = nextOrHome(location.search, language)
    // Mail templates add to this query (docs/sign-in.md), so there always is one.
    const query = `?${new URLSearchParams({ next })}`
    return {
      language,
      next,
      goOn: () => location.assign(withBase(next)),
      goToReset: () => location.assign(withBase(`/${language}/auth/reset${query}`)),
      confirmAddress: () => `${location.origin}${withBase(`/${language}/auth/confirm${query}`)}`
    }
  }, [language])
}
