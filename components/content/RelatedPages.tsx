import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

/** Links to the related pages of the front matter. */
export function RelatedPages({ pages }: { pages: { href: string; title: string }[] }) {
  const { words } = useLanguage()
  if (pages.length === 0) return null
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">{words.sections.related}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.href}>
            <SiteLink href={page.href}>{page.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
