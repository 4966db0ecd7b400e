import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { CallChips } from '../layout/CallChips'
import { useLanguage } from '../layout/use-language'
import { Entry } from './Helpline'
import type { FrontMatter, ServiceView } from './views'

/**
 * Danger, in ochre; used for nothing else. With ids it shows those numbers: large on a page about danger, elsewhere as
 * one line, because there it stands before the answer of every reader. A section, like each number in it.
 */
export function Urgent({ data, children }: { ids?: string; data?: ServiceView[]; children?: ReactNode }) {
  const { safety } = useConfig().frontMatter as FrontMatter
  if (!safety && data) return <UrgentLine services={data}>{children}</UrgentLine>
  return (
    <section className="urgent">
      {children}
      {data?.map(service => (
        <Entry key={service.id} service={service} folded />
      ))}
    </section>
  )
}

function UrgentLine({ services, children }: { services: ServiceView[]; children: ReactNode }) {
  const { words } = useLanguage()
  const { danger, crisis, violence } = words.urgent
  /** As in the strip of every page: the names of the services do not fit in a line. */
  const short: Record<string, string> = { 'emergency-000': danger, lifeline: crisis, '1800respect': violence }
  return (
    <section className="urgent urgent-line">
      <CallChips calls={services.map(({ id, name, phone, tel }) => ({ name: short[id] ?? name, phone, tel }))} />
      {children ? (
        <details>
          <summary>{words.sections.whenToCall}</summary>
          {children}
        </details>
      ) : null}
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
