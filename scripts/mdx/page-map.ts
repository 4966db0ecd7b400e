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

const KEPT = ['title', 'sidebarTitle']

function trim(item: PageMapItem): PageMapItem {
  if (item.children) return { ...item, children: item.children.map(trim) }
  if (!item.frontMatter) return item
  const kept = Object.entries(item.frontMatter).filter(([key]) => KEPT.includes(key))
  return { ...item, frontMatter: Object.fromEntries(kept) }
}

/** Nextra's `transformPageMap`: keeps titles, drops descriptions, sources, questions. */
export function keepTitlesOnly(pageMap: PageMapItem[]): PageMapItem[] {
  return pageMap.map(trim)
}
