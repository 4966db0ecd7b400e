/** The pages of a language, as the sidebar, the breadcrumb and the previous and next links need them. */

export interface SidebarEntry {
  title: string
  route: string
  children: SidebarEntry[]
}

/** What Nextra's `normalizePages` gives for a page or folder; only the parts used here. */
export interface NormalizedItem {
  title?: string
  route?: string
  children?: NormalizedItem[]
}

/** A folder's own page (its `index.mdx`) gives the folder its title and is not listed again below it. */
export function sidebarEntries(items: readonly NormalizedItem[]): SidebarEntry[] {
  return items.flatMap(({ title = '', route, children = [] }) => {
    if (route === undefined) return []
    const index = children.find(child => child.route === route)
    const pages = children.filter(child => child !== index)
    return [{ title: index?.title ?? title, route, children: sidebarEntries(pages) }]
  })
}

/** The entries from the top to a page, the page itself last; empty where the sidebar does not have it. */
export function breadcrumb(entries: readonly SidebarEntry[], route: string): SidebarEntry[] {
  for (const entry of entries) {
    if (entry.route === route) return [entry]
    const below = breadcrumb(entry.children, route)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

/** Every page in reading order. */
export function flatten(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap(entry => [entry, ...flatten(entry.children)])
}
