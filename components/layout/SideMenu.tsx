import { AccountControl } from '../auth/AccountControl'
import { SearchBox } from '../search/SearchBox'
import { SiteLink } from './SiteLink'
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
  return (
    <details className={onDemand ? 'side-menu on-demand' : 'side-menu'} data-menu>
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
          <Branch items={tree} current={current} level={1} />
        </nav>
      </div>
    </details>
  )
}

/** `level` counts from 1, the sections of the site. */
function Branch({ items, current, level }: { items: TreeItem[]; current: string; level: number }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.route}>
          {item.children.length > 0 && isListed(item, current, level) ? (
            <Folder item={item} current={current} level={level} />
          ) : (
            <Entry item={item} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

function isInside(folder: TreeItem, current: string): boolean {
  return current === folder.route || current.startsWith(`${folder.route}/`)
}

/** Every page carries this menu: below the second level only the folder that the reader is in lists its pages. */
function isListed(folder: TreeItem, current: string, level: number): boolean {
  return level < 2 || isInside(folder, current)
}

function Entry({ item, current }: { item: TreeItem; current: string }) {
  return (
    <SiteLink href={item.route} aria-current={item.route === current ? 'page' : undefined}>
      {item.title}
    </SiteLink>
  )
}

/** A folder: its own page as a link, and beside it the arrow that folds its pages out. */
function Folder({ item, current, level }: { item: TreeItem; current: string; level: number }) {
  return (
    <>
      <Entry item={item} current={current} />
      <details className="folder" open={isInside(item, current)}>
        <summary>
          <span className="visually-hidden">{item.title}</span>
        </summary>
        <Branch items={item.children} current={current} level={level + 1} />
      </details>
    </>
  )
}
