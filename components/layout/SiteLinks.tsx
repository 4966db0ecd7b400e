import { site } from '../../site.config'
import { useLanguage } from './use-language'

/** Links to our other sites. */
export function SiteLinks() {
  const { words } = useLanguage()
  return (
    <ul className="site-links">
      <li>
        <a href={site.links.blog}>{words.blog}</a>
      </li>
      <li>
        <a href={site.links.proTools}>{words.proTools}</a>
      </li>
      <li>
        <a href={site.links.store}>{words.store}</a>
      </li>
    </ul>
  )
}
