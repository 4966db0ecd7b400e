import { createContext, useContext } from 'react'

/** The path of the page being shown, as the router names it: `/zh/helplines`. Given by pages/_app.tsx. */
export const PagePath = createContext('/')

/** The path of the page being shown, below the base path. */
export function usePagePath(): string {
  return useContext(PagePath)
}
