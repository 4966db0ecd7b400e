import { SiteLink } from './SiteLink'
import type { TreeItem } from './page-tree'
import { useLanguage } from './use-language'

/** Where the page stands: home, then each folder above it. */
export function Breadcrumb({ trail }: { trail: TreeItem[] }) {
  const { language, words } = useLanguage()
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        <li>
          <SiteLink href={`/${language}`}>
            {words.home}
          </SiteLink>
        </li>
        {trail.map((item, index) => (
          <li key={item.route}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <SiteLink href={item.route}>
                {item.title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
