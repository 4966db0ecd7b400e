/** Stands in for next-themes: there is one theme, so nothing has to be chosen, stored or written into the page. */
import type { PropsWithChildren, ReactNode } from 'react'

export function ThemeProvider({ children }: PropsWithChildren): ReactNode {
  return children
}

export function useTheme(): { resolvedTheme: 'light' } {
  return { resolvedTheme: 'light' }
}
