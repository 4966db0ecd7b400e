/** Stands in for next-themes: there is one theme, so nothing has to be chosen, stored or written into the page. */
import type { PropsWithChildren, ReactNode } from 'react'

/** What the theme wraps its pages in; here it adds nothing. */
export function ThemeProvider({ children }: PropsWithChildren): ReactNode {
  return children
}

/** Answers the theme, which asks for what the reader has chosen: there is one theme. */
export function useTheme(): { resolvedTheme: 'light' } {
  return { resolvedTheme: 'light' }
}
