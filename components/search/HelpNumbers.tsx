import urgent from '../../.generated/urgent.json'
import type { Language } from '../../i18n/languages'
import { searchWords, urgentWords } from '../../i18n/search'
import type { CrisisHelp } from '../../search/crisis'

/** Pinned above everything when the query says that somebody may be in danger. */
export function CrisisCard({ help, language, base }: { help: CrisisHelp; language: Language; base: string }) {
  return (
    <section className="search-crisis" aria-label={searchWords[language].help}>
      <p>{searchWords[language].help}</p>
      <ul>
        {help.services.map(service => (
          <li key={service.tel}>
            {service.name}{' '}
            <a className="phone" href={`tel:${service.tel}`}>
              {service.phone}
            </a>
          </li>
        ))}
      </ul>
      {help.link ? <a href={base + help.link.href}>{help.link.title}</a> : null}
    </section>
  )
}

/** The three numbers of every page, for a search that found nothing. */
export function UrgentNumbers({ language, base }: { language: Language; base: string }) {
  const words = urgentWords[language]
  const lines = [
    { name: words.danger, ...urgent.danger },
    { name: words.crisis, ...urgent.crisis },
    { name: words.violence, ...urgent.violence }
  ]
  return (
    <div className="search-urgent">
      <p>{words.title}</p>
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
      <a href={`${base}/${language}/helplines`}>{words.all}</a>
    </div>
  )
}
