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
        <ul className="call-chips">
          {urgentLines(words.urgent).map(({ name, phone, tel }) => (
            <li key={tel}>
              <a href={`tel:${tel}`}>
                <small>{name}</small>{' '}
                <span className="phone" translate="no">
                  {phone}
                </span>
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
