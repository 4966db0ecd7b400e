import { CallChips } from './CallChips'
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
        <CallChips calls={urgentLines(words.urgent)} />
        <SiteLink href={`/${language}/helplines`}>
          {words.urgent.all} <span aria-hidden="true">→</span>
        </SiteLink>
      </div>
    </aside>
  )
}
