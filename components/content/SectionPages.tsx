import Link from 'next/link'
import type { SectionPage } from './views'

/** The pages of a section with what each one answers. */
export function SectionPages({ data }: { data?: SectionPage[] }) {
  if (!data || data.length === 0) return null
  return (
    <ul className="task-list">
      {data.map(page => (
        <li key={page.href}>
          <Link href={page.href} prefetch={false}>
            {page.title}
          </Link>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  )
}
