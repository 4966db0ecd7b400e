import { urgentLines } from './urgent-lines'
import { SiteLink } from './SiteLink'
import { useLanguage } from './use-language'

/** The three numbers nobody should have to look for; in the same place on every page. */
export function UrgentStrip() {
  const { language, words } = useLanguage()
  return (
    <aside className="urgent-strip" aria-label={words.urgent.title}>
      <div className="frame">
        <strong>{words.urgent.title}</strong>
        <ul>
          {urgentLines(words.urgent).map(({ name, phone, tel }) => (
            <li key={tel}>
              {name}{' '}
              <a className="phone" translate="no" href={`tel:${tel}`}>
                {phone}
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
