import type { Language } from '../../../i18n/languages'
import { SayThis } from '../../content/SayThis'
import { HelplineList } from '../../content/Helpline'
import type { ServiceView } from '../../content/views'
import { SiteLink } from '../../layout/SiteLink'

interface Cause {
  seen: string
  /** What it usually means, what to do first, by when, and what is back-paid, each with a label. */
  facts: { name: string; text: string }[]
  page: { href: string; name: string }
  service: ServiceView
  say: Record<Language, string>
}

export interface StoppedCausesView {
  kinds: { name: string; causes: Cause[] }[]
}

/** Every cause as text, by what happened, for readers without JavaScript and for search. */
export function StoppedCauses({ data }: { data?: StoppedCausesView }) {
  if (!data) return null
  return (
    <>
      {data.kinds.map(({ name, causes }) => (
        <section key={name}>
          <h3>{name}</h3>
          {causes.map(({ seen, facts, page, service, say }) => (
            <details key={seen} className="fold">
              <summary>{seen}</summary>
              <dl>
                {facts.map(each => (
                  <div key={each.name}>
                    <dt>{each.name}</dt>
                    <dd>{each.text}</dd>
                  </div>
                ))}
              </dl>
              <HelplineList services={[service]} folded />
              <SayThis en={say.en} zh={say.zh} />
              <p>
                <SiteLink href={page.href}>{page.name}</SiteLink>
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  )
}
