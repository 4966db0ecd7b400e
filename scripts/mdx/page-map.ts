/**
 * Nextra writes the front matter of a whole language into every page's chunk.
 * Only what the sidebar prints may stay there.
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

/** Nextra's `transformPageMap`: keeps the title that menus show, drops descriptions, sources, questions. */
export function keepMenuTitles(pageMap: PageMapItem[]): PageMapItem[] {
  return pageMap.map(trim)
}
