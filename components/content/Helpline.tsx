import { useLanguage } from '../layout/use-language'
import { OutsideLink } from './Inline'
import type { ServiceView } from './views'

/** One service: its number, then its hours and purpose. */
export function Helpline({ data }: { id: string; data?: ServiceView }) {
  return data ? <HelplineList services={[data]} /> : null
}

/** Several services, in the order given. */
export function Helplines({ data, folded }: { ids: string; folded?: boolean; data?: ServiceView[] }) {
  return data ? <HelplineList services={data} folded={folded ?? false} /> : null
}

interface ListProps {
  services: ServiceView[]
  /** Says which numbers were found in one place only; a service without a number has none to check. */
  checked?: boolean
  /** For lines that their names tell apart: a purpose and hours for each would push the last number screens down. */
  folded?: boolean
}

/** The list itself. */
export function HelplineList({ services, checked, folded = false }: ListProps) {
  const interpreted = services.find(({ interpreterPhone }) => interpreterPhone)
  return (
    <>
      <ul className="helplines">
        {services.map(service => (
          <li key={service.id}>
            <Entry service={service} checked={checked} folded={folded} />
          </li>
        ))}
      </ul>
      {interpreted ? <Interpreter service={interpreted} /> : null}
    </>
  )
}

/** How to get an interpreter for a call: below the first list of a page with such a service. */
function Interpreter({ service }: { service: ServiceView }) {
  const { words } = useLanguage()
  return (
    <p className="soft">
      {words.service.interpreterTis + words.punctuation.colon}
      <a className="unbroken" translate="no" href={`tel:${service.interpreterTel}`}>
        {service.interpreterPhone}
      </a>
    </p>
  )
}

interface EntryProps {
  service: ServiceView
  checked?: boolean | undefined
  /** Where the number must be seen first: its purpose and hours are in a fold. */
  folded?: boolean
}

/**
 * Name, number, purpose: a section and a paragraph, because reader views mistake a `div` of mostly links for advertising
 * and drop it with its number. The list of all services repeats this two hundred times, so each sentence is one string:
 * React writes a comment between the parts of a split one.
 */
export function Entry({ service, checked = false, folded = false }: EntryProps) {
  const { words } = useLanguage()
  const w = words.service
  const languages = service.languages?.map(language => (language === 'cmn' ? w.mandarin : w.cantonese))
  const details = [
    openingHours(service, words),
    service.hoursNote,
    service.free && w.free,
    languages && w.chinese + words.punctuation.colon + languages.join(' / '),
    service.interpreter === 'own' && w.interpreterOwn
  ].filter(Boolean)
  const purpose = (
    <>
      <p>{service.about}</p>
      {details.length > 0 ? (
        <p className="soft">
          {/* No line begins with the dot. */}
          {details.join('\u00a0· ')}
        </p>
      ) : null}
    </>
  )
  return (
    <section className="helpline">
      <strong>{service.url ? <OutsideLink href={service.url}>{service.name}</OutsideLink> : service.name}</strong>
      {service.phone || service.sms ? (
        <p className="numbers">
          {service.phone ? (
            <a className="phone" translate="no" href={`tel:${service.tel}`}>
              {service.phone}
            </a>
          ) : null}
          {service.phone && service.sms ? ' ' : null}
          {service.sms ? (
            <a className="phone sms" translate="no" href={`sms:${service.smsTo}`}>
              {`${w.text} ${service.sms}`}
            </a>
          ) : null}
        </p>
      ) : null}
      {folded ? (
        <details>
          <summary>{words.sections.whenToCall}</summary>
          {purpose}
        </details>
      ) : (
        purpose
      )}
      {checked && (service.phone || service.sms) && service.status === 'single-source' ? (
        <p className="soft" data-nosearch>
          {w.singleSource}
        </p>
      ) : null}
    </section>
  )
}

function openingHours(
  service: ServiceView,
  { service: w, punctuation }: ReturnType<typeof useLanguage>['words']
): string {
  return [service.hours, service.localTime && w.localTime, service.closedOnPublicHolidays && w.closedPublicHolidays]
    .filter(Boolean)
    .join(punctuation.comma)
}
