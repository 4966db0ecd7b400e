import boot from '../../.generated/boot.json'
import offlinePage from '../../.generated/offline-page.json'
import { STATIC_MESSAGES } from '../../i18n/static'
import { HelplineList } from '../content/Helpline'
import type { ServiceView } from '../content/views'
import { PlainFrame } from '../layout/PlainFrame'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import plain from '../layout/plain-page.module.css'

/** Stands in for a page that neither the network nor the device has: who to call, and what can be read. */
export function OfflinePage() {
  const { language, words } = useLanguage()
  const w = STATIC_MESSAGES[language].offline
  const { contacts, tools } = offlinePage[language]
  return (
    <PlainFrame title={w.title} description={w.intro}>
      <main id="content" className={`${plain.page} prose`} tabIndex={-1}>
        <h1>{w.title}</h1>
        <p>{w.intro}</p>
        <p>
          {/* The address that this page replaces. */}
          <a href="?">{w.again}</a>
        </p>
        <h2 id="call">{w.call}</h2>
        {contacts.map(({ id, name, services }) => (
          <section key={id} aria-labelledby={id} className={id === 'danger' ? 'urgent' : undefined}>
            <h3 id={id}>{name}</h3>
            <HelplineList services={services as ServiceView[]} />
          </section>
        ))}
        <h2 id="read">{w.read}</h2>
        {/* Every reader has the first two; a script shows what else is on this device. */}
        <ul>
          <li>
            <SiteLink href={`/${language}/helplines`}>{w.helplines}</SiteLink>
          </li>
          <li>
            <SiteLink href={`/${language}`}>{words.home}</SiteLink>
          </li>
          {tools.map(({ href, title }) => (
            <li key={href} hidden data-stored="page">
              <SiteLink href={href}>{title}</SiteLink>
            </li>
          ))}
          <li hidden data-stored="index">
            <SiteLink href={`/${language}/search`}>{w.search}</SiteLink>
          </li>
        </ul>
        <h2 id="saved">{words.offline.saved}</h2>
        <ul data-saved-pages />
        <p data-saved-none>{words.offline.savedNone}</p>
        <script defer src={boot.offlineScript} />
      </main>
    </PlainFrame>
  )
}
