import urgent from '../../.generated/urgent.json'
import { SiteLink } from './SiteLink'
import { useLanguage } from './use-language'

/** The three numbers nobody should have to look for; in the same place on every page. */
export function UrgentStrip() {
  const { language, words } = useLanguage()
  const lines = [
    { name: words.urgent.danger, ...urgent.danger },
    { name: words.urgent.crisis, ...urgent.crisis },
    { name: words.urgent.violence, ...urgent.violence }
  ]
  return (
    <aside className="urgent-strip" aria-label={words.urgent.title}>
      <div className="frame">
        <strong>{words.urgent.title}</strong>
        <ul>
          {lines.map(line => (
            <li key={line.tel}>
              {line.name}{' '}
              <a className="phone" href={`tel:${line.tel}`}>
                {line.phone}
              </a>
            </li>
          ))}
        </ul>
        <SiteLink href={`/${language}/helplines`}>
          {words.urgent.all} <span aria-hidden="true">→</span>
        </SiteLink>
      </div>
    </aside>
  )
}
