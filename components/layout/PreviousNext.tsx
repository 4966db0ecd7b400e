import { SiteLink } from './SiteLink'
import { flatten, type SidebarEntry } from './sidebar'
import { useLanguage } from './use-language'

/** Links to the pages before and after this one in the sidebar. */
export function PreviousNext({ entries, current }: { entries: SidebarEntry[]; current: string }) {
  const { words } = useLanguage()
  const pages = flatten(entries)
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
