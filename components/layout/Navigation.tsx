/** The ways on from a page: up the breadcrumb, down its headings, to the pages beside it. */
import type { Heading } from 'nextra'
import boot from '../../.generated/boot.json'
import { withBase } from './base-path'
import { SiteLink } from './SiteLink'
import { flatten, type SidebarEntry } from './sidebar'
import { useLanguage } from './use-language'

/** The breadcrumb: home, each folder above the page, and the page. */
export function Breadcrumb({ crumbs }: { crumbs: SidebarEntry[] }) {
  const { language, words } = useLanguage()
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        <li>
          <SiteLink href={`/${language}`}>{words.home}</SiteLink>
        </li>
        {crumbs.map((item, index) => (
          <li key={item.route}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <SiteLink href={item.route}>{item.title}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The contents list: beside the text on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { words } = useLanguage()
  return (
    <details className="toc" data-script={withBase(boot.place)}>
      <summary>{words.onThisPage}</summary>
      <nav aria-label={words.onThisPage}>
        <ul>
          {headings.map(heading => (
            <li key={heading.id} className={heading.depth > 2 ? 'deeper' : undefined}>
              <a href={`#${heading.id}`}>{heading.value}</a>
            </li>
          ))}
        </ul>
        <a className="scroll-to-top" href="#top">
          {words.scrollToTop} <span aria-hidden="true">↑</span>
        </a>
      </nav>
    </details>
  )
}

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
