import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { CallChips } from '../layout/CallChips'
import { useLanguage } from '../layout/use-language'
import { Entry } from './Helpline'
import type { FrontMatter, ServiceView } from './views'

interface UrgentProps {
  ids?: string
  line?: boolean
  data?: ServiceView[]
  children?: ReactNode
}

/**
 * Danger, in ochre; used for nothing else. With ids it shows those numbers: large on a page about danger, elsewhere as
 * one line, because there it stands before the answer of every reader. A section, like each number in it.
 * @param line one line on a page about danger too: where the page has shown the numbers, or is a list of numbers itself
 */
export function Urgent({ data, line = false, children }: UrgentProps) {
  const { safety } = useConfig().frontMatter as FrontMatter
  if (data && (line || !safety)) return <UrgentLine services={data}>{children}</UrgentLine>
  return (
    <section className="urgent">
      {children}
      {data?.map(service => (
        <Entry key={service.id} service={service} folded />
      ))}
    </section>
  )
}

/** The line; what it says beside the numbers is folded, but not on a page about danger. */
function UrgentLine({ services, children }: { services: ServiceView[]; children: ReactNode }) {
  const { words } = useLanguage()
  const { safety } = useConfig().frontMatter as FrontMatter
  const { danger, crisis, violence } = words.urgent
  /** As in the strip of every page: the names of the services do not fit in a line. */
  const short: Record<string, string> = { 'emergency-000': danger, lifeline: crisis, '1800respect': violence }
  return (
    <section className="urgent urgent-line">
      <CallChips calls={services.map(({ id, name, phone, tel }) => ({ name: short[id] ?? name, phone, tel }))} />
      {children && !safety ? (
        <details>
          <summary>{words.sections.whenToCall}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  )
}

type NoteKind = 'info' | 'changed' | 'announced'

/** A note, a rule that changed, or a change that is announced or has not begun. */
export function Note({ kind = 'info', children }: { kind?: NoteKind; children: ReactNode }) {
  const { words } = useLanguage()
  return (
    <section className={`note note-${kind}`}>
      <p className="note-title">{words.note[kind]}</p>
      {children}
    </section>
  )
}

/** Steps to take in order, with large numbers. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}
