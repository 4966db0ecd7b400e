import { SiteLink } from './SiteLink'
import { inReadingOrder, type TreeItem } from './page-tree'
import { useLanguage } from './use-language'

/** The pages before and after this one, in the sidebar's order. */
export function PreviousNext({ tree, current }: { tree: TreeItem[]; current: string }) {
  const { words } = useLanguage()
  const pages = inReadingOrder(tree)
  const place = pages.findIndex(page => page.route === current)
  const previous = place > 0 ? pages[place - 1] : undefined
  const next = place >= 0 ? pages[place + 1] : undefined
  if (!previous && !next) return null
  return (
    <nav className="previous-next" aria-label={words.previousAndNext}>
      {previous ? (
        <SiteLink href={previous.route} rel="prev">
          <small>{words.previous}</small> {previous.title}
        </SiteLink>
      ) : null}
      {next ? (
        <SiteLink className="next" href={next.route} rel="next">
          <small>{words.next}</small> {next.title}
        </SiteLink>
      ) : null}
    </nav>
  )
}
