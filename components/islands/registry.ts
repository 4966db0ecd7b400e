/** What to hydrate in each island of the page. */
import type { ReactElement } from 'react'

const islands = new Map<string, ReactElement>()

/** Called by the module that owns the island, or by the page that has its data. */
export function registerIsland(name: string, element: ReactElement): void {
  islands.set(name, element)
}

/** @throws where nothing was registered under the name */
export function islandOf(name: string): ReactElement {
  const element = islands.get(name)
  if (!element) throw new Error(`Nothing is registered for the island ${name}; see components/islands/registry.ts.`)
  return element
}
