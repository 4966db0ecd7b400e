/**
 * Nextra gives the front matter of a whole language to each of its pages; the
 * sidebar needs only titles.
 */
interface PageMapItem {
  name?: string
  route?: string
  frontMatter?: Record<string, unknown>
  children?: PageMapItem[]
  data?: unknown
}

function trim(item: PageMapItem): PageMapItem {
  if (item.children) return { ...item, children: item.children.map(trim) }
  if (!item.frontMatter) return item
  const { title, sidebarTitle = title } = item.frontMatter
  return { ...item, frontMatter: { title: sidebarTitle } }
}

/** Nextra's `transformPageMap`: of the front matter it keeps the title that the sidebar shows. */
export function keepMenuTitles(pageMap: PageMapItem[]): PageMapItem[] {
  return pageMap.map(trim)
}
