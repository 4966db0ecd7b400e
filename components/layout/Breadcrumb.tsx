import { SiteLink } from './SiteLink'
import type { SidebarEntry } from './sidebar'
import { useLanguage } from './use-language'

/** The breadcrumb: home, each folder above the page, and the page. */
export function Breadcrumb({ trail }: { trail: SidebarEntry[] }) {
  const { language, words } = useLanguage()
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        <li>
          <SiteLink href={`/${language}`}>{words.home}</SiteLink>
        </li>
        {trail.map((item, index) => (
          <li key={item.route}>
            {index === trail.length - 1 ? (
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
