import { site } from '../../site.config'
import { useLanguage } from './use-language'

/** Links to our other sites. */
export function SiteLinks() {
  const { words } = useLanguage()
  return (
    <ul className="site-links">
      {(['blog', 'proTools', 'store'] as const).map(name => (
        <li key={name}>
          <a href={site.links[name]}>{words[name]}</a>
        </li>
      ))}
    </ul>
  )
}
