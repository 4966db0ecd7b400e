import { AccountControl } from '../auth/AccountControl'
import { SiteLink } from './SiteLink'
import type { SidebarEntry } from './sidebar'
import { SiteLinks } from './SiteLinks'
import { useLanguage } from './use-language'

interface Props {
  entries: SidebarEntry[]
  current: string
  /** The home page has its topics in its text: its menu opens on demand at any width. */
  onDemand?: boolean
}

/** The sidebar, and on a small screen the menu: one `details`, which opens without JavaScript. */
export function Sidebar({ entries, current, onDemand = false }: Props) {
  const { words } = useLanguage()
  return (
    <details className={onDemand ? 'side-menu on-demand' : 'side-menu'} data-menu>
      <summary aria-label={words.menu}>
        <span className="hamburger" aria-hidden="true" />
      </summary>
      <div className="side-menu-panel">
        <div className="side-menu-top">
          <nav aria-label={words.siteNavigation}>
            <AccountControl />
            <SiteLinks />
          </nav>
        </div>
        <nav className="topics" aria-label={words.sidebarNavigation}>
          <Entries entries={entries} current={current} level={1} />
        </nav>
      </div>
    </details>
  )
}

/** `level` counts from 1, the sections of the site. */
function Entries({ entries, current, level }: { entries: SidebarEntry[]; current: string; level: number }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.route}>
          {entry.children.length > 0 && isListed(entry, current, level) ? (
            <Folder entry={entry} current={current} level={level} />
          ) : (
            <EntryLink entry={entry} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

function isInside(folder: SidebarEntry, current: string): boolean {
  return current === folder.route || current.startsWith(`${folder.route}/`)
}

/** Every page has this menu: below the second level only the reader's own folder lists its pages. */
function isListed(folder: SidebarEntry, current: string, level: number): boolean {
  return level < 2 || isInside(folder, current)
}

function EntryLink({ entry, current }: { entry: SidebarEntry; current: string }) {
  return (
    <SiteLink href={entry.route} aria-current={entry.route === current ? 'page' : undefined}>
      {entry.title}
    </SiteLink>
  )
}

function Folder({ entry, current, level }: { entry: SidebarEntry; current: string; level: number }) {
  return (
    <>
      <EntryLink entry={entry} current={current} />
      <details className="folder" open={isInside(entry, current)}>
        <summary>
          <span className="visually-hidden">{entry.title}</span>
        </summary>
        <Entries entries={entry.children} current={current} level={level + 1} />
      </details>
    </>
  )
}
