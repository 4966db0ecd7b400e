import type { Marked, PageResult } from '../../search/types'
import { Highlighted } from './Highlighted'

interface Props {
  pages: PageResult[]
  /** Where the site is served from. */
  base: string
  label: string
  /** In a combobox the links are options; on a page of their own they are links. */
  listbox?: { id: string; active: number }
}

/** Found pages, each with its sections. */
export function Results({ pages, base, label, listbox }: Props) {
  let count = 0
  const option = () => {
    const index = count++
    return listbox ? { id: `${listbox.id}-${index}`, active: index === listbox.active } : undefined
  }
  return (
    <div
      className="search-pages"
      // Scrolls, and must not become a stop for Tab by that: the focus stays in the input.
      {...(listbox ? { id: listbox.id, role: 'listbox', 'aria-label': label, tabIndex: -1 } : {})}
    >
      {pages.map(page => (
        <div
          key={page.url}
          className="search-page"
          {...(listbox ? { role: 'group', 'aria-label': page.title.text } : {})}
        >
          <Result href={base + page.url} title={page.title} excerpt={page.excerpt} option={option()} />
          {page.sections.map(section => (
            <Result
              key={section.url}
              href={base + section.url}
              title={section.heading}
              excerpt={section.excerpt}
              option={option()}
              section
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface ResultProps {
  href: string
  title: Marked
  excerpt: Marked
  option: { id: string; active: boolean } | undefined
  section?: boolean
}

function Result({ href, title, excerpt, option, section = false }: ResultProps) {
  return (
    <a
      className={section ? 'search-hit search-section' : 'search-hit'}
      href={href}
      {...(option ? { id: option.id, role: 'option', tabIndex: -1, 'aria-selected': option.active } : {})}
    >
      <strong key={`title ${title.text} ${String(title.marks)}`}>
        <Highlighted {...title} />
      </strong>
      {excerpt.text ? (
        <span key={`excerpt ${excerpt.text} ${String(excerpt.marks)}`}>
          <Highlighted {...excerpt} />
        </span>
      ) : null}
    </a>
  )
}
