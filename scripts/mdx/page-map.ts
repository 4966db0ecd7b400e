interface PageMapItem {
  frontMatter?: Record<string, unknown>
  children?: PageMapItem[]
  [key: string]: unknown
}

/**
 * Nextra's `transformPageMap`: of the front matter it keeps the title that the sidebar shows. Nextra would give that of
 * a whole language to each of its pages.
 */
export function keepMenuTitles(pageMap: PageMapItem[]): PageMapItem[] {
  return pageMap.map(item => {
    if (item.children) return { ...item, children: keepMenuTitles(item.children) }
    if (!item.frontMatter) return item
    const { title, sidebarTitle = title } = item.frontMatter
    return { ...item, frontMatter: { title: sidebarTitle } }
  })
}
