import type { Language } from '../../i18n/languages'
import { searchWords, urgentWords } from '../../i18n/search'
import type { CrisisHelp } from '../../search/crisis'
import { CallList, urgentLines } from '../layout/CallList'

/** Pinned above everything when the query says that somebody may be in danger. */
export function CrisisCard({ help, language, base }: { help: CrisisHelp; language: Language; base: string }) {
  return (
    <section className="search-crisis" aria-label={searchWords[language].help}>
      <p>{searchWords[language].help}</p>
      <CallList lines={help.services} />
      {help.link ? <a href={base + help.link.href}>{help.link.title}</a> : null}
    </section>
  )
}

/** The three numbers of every page, for a search that found nothing. */
export function UrgentNumbers({ language, base }: { language: Language; base: string }) {
  const words = urgentWords[language]
  return (
    <div className="search-urgent">
      <p>{words.title}</p>
      <CallList lines={urgentLines(words)} />
      <a href={`${base}/${language}/helplines`}>{words.all}</a>
    </div>
  )
}
