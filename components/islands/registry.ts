/** What the browser hydrates in each island of the page being shown. */
import type { ReactElement } from 'react'

const islands = new Map<string, ReactElement>()

/** Called by the module that owns an island, or by the page that has its data. */
export function registerIsland(name: string, element: ReactElement): void {
  islands.set(name, element)
}

/** @throws where no module of the page registered an island of that name */
export function islandOf(name: string): ReactElement {
  const element = islands.get(name)
  if (!element) throw new Error(`Nothing is registered for the island ${name}; see components/islands/registry.ts.`)
  return element
}
