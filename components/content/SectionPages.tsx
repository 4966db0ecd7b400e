import { SiteLink } from '../layout/SiteLink'
import type { SectionPage } from './views'

/** The pages of a section, or those of it that are named, with what each one answers. */
export function SectionPages({ data }: { pages?: string; data?: SectionPage[] }) {
  if (!data || data.length === 0) return null
  return (
    <ul className="task-list section-pages">
      {data.map(page => (
        <li key={page.href}>
          <SiteLink href={page.href}>{page.title}</SiteLink>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  )
}
