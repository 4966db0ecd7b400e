/** The pages of a language as the sidebar, breadcrumb and previous/next links need them. */

export interface TreeItem {
  title: string
  route: string
  children: TreeItem[]
}

/** What Nextra's `normalizePages` gives for a page or folder; only the parts used here. */
export interface NormalizedItem {
  title?: string
  route?: string
  children?: NormalizedItem[]
}

/** A folder's own page (its `index.mdx`) gives the folder its title and is not listed again below it. */
export function toTree(items: readonly NormalizedItem[]): TreeItem[] {
  return items
    .filter(item => item.route !== undefined)
    .map(item => {
      const route = item.route ?? ''
      const below = item.children ?? []
      const index = below.find(child => child.route === route)
      return {
        title: index?.title ?? item.title ?? '',
        route,
        children: toTree(below.filter(child => child !== index))
      }
    })
}

/** The items from the top to a page, the page itself last; empty where it is not in the tree. */
export function trailTo(items: readonly TreeItem[], route: string): TreeItem[] {
  for (const item of items) {
    if (item.route === route) return [item]
    const below = trailTo(item.children, route)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** Every page in reading order. */
export function inReadingOrder(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap(item => [item, ...inReadingOrder(item.children)])
}
