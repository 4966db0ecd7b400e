import { SiteLink } from '../layout/SiteLink'

interface Row {
  event: string
  payments: { name: string; href: string }[]
}

/** The decision as text: by what happened, which payments may follow (scripts/mdx/by-event.ts). */
export function PaymentsByEvent({ data = [] }: { data?: Row[] }) {
  return (
    <>
      {data.map(({ event, payments }) => (
        <details key={event} className="fold">
          <summary>{event}</summary>
          <ul>
            {payments.map(({ name, href }) => (
              <li key={name}>
                <SiteLink href={href}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
