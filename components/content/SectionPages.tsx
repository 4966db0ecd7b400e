import { SiteLink } from '../layout/SiteLink'
import type { SectionPage } from './views'

/** The pages of a section with what each one answers. */
export function SectionPages({ data }: { data?: SectionPage[] }) {
  if (!data || data.length === 0) return null
  return (
    <ul className="task-list">
      {data.map(page => (
        <li key={page.href}>
          <SiteLink href={page.href}>{page.title}</SiteLink>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  )
}
