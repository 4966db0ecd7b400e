import Link from 'next/link'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { AccountControl } from '../auth/AccountControl'
import { SearchBox } from '../search/SearchBox'
import type { TreeItem } from './page-tree'
import { SiteLinks } from './SiteLinks'
import { useLanguage } from './use-language'

interface Props {
  tree: TreeItem[]
  current: string
  /** The home page shows its topics in the page itself; its menu opens on demand at any width. */
  onDemand?: boolean
}

/**
 * The sidebar, and on a small screen the menu behind the hamburger: one
 * `details` for both, so that it opens without JavaScript and its closed links
 * stay out of the tab order.
 */
export function SideMenu({ tree, current, onDemand = false }: Props) {
  const { words } = useLanguage()
  const { events } = useRouter()
  const menu = useRef<HTMLDetailsElement>(null)

  // Only a change of page closes the menu: a reader may have it open when React takes over.
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false
    }
    events.on('routeChangeComplete', close)
    return () => events.off('routeChangeComplete', close)
  }, [events])

  return (
    <details className={onDemand ? 'side-menu on-demand' : 'side-menu'} data-menu ref={menu}>
      <summary aria-label={words.menu}>
        <span className="hamburger" aria-hidden="true" />
      </summary>
      <div className="side-menu-panel">
        <div className="side-menu-top">
          <SearchBox inMenu />
          <nav aria-label={words.siteNavigation}>
            <AccountControl />
            <SiteLinks />
          </nav>
        </div>
        <nav className="topics" aria-label={words.sidebarNavigation}>
          <Branch items={tree} current={current} />
        </nav>
      </div>
    </details>
  )
}

function Branch({ items, current }: { items: TreeItem[]; current: string }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.route}>
          {item.children.length > 0 ? <Folder item={item} current={current} /> : <Entry item={item} current={current} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, current }: { item: TreeItem; current: string }) {
  return (
    <Link href={item.route} prefetch={false} aria-current={item.route === current ? 'page' : undefined}>
      {item.title}
    </Link>
  )
}

/** A folder: its own page as a link, and beside it the arrow that folds its pages out. */
function Folder({ item, current }: { item: TreeItem; current: string }) {
  const inside = current === item.route || current.startsWith(`${item.route}/`)
  return (
    <>
      <Entry item={item} current={current} />
      <details className="folder" open={inside}>
        <summary>
          <span className="visually-hidden">{item.title}</span>
        </summary>
        <Branch items={item.children} current={current} />
      </details>
    </>
  )
}
