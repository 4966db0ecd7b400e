import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import { SiteLink } from './SiteLink'
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

/** The same in the bar, which has room for one word beside the topics on a tablet (styles/header.css). */
export function MoreSites() {
  const { language } = useLanguage()
  return (
    <details className="more-sites">
      <summary>{STATIC_MESSAGES[language].barTopics.more}</summary>
      <SiteLinks />
    </details>
  )
}

/** The sections that most readers want, by the path of each. */
const TOPICS = {
  payments: '/centrelink/payments',
  work: '/jobseeker',
  housing: '/housing',
  health: '/healthcare',
  crisis: '/community/crisis',
  tools: '/calculators'
} as const

/** The topics that the bar leads with, where it has room; on a smaller screen the menu has all. */
export function BarTopics() {
  const { language } = useLanguage()
  return (
    <ul className="site-links">
      {(Object.keys(TOPICS) as (keyof typeof TOPICS)[]).map(topic => (
        <li key={topic}>
          <SiteLink href={`/${language}${TOPICS[topic]}`}>{STATIC_MESSAGES[language].barTopics[topic]}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
