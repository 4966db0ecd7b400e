import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

interface Row {
  event: string
  payments: { name: string; href: string }[]
}

/** The decision as text: by what happened, which payments may follow (scripts/mdx/by-event.ts). */
export function PaymentsByEvent({ data = [] }: { data?: Row[] }) {
  const { language } = useLanguage()
  return (
    <dl className="by-event">
      {data.map(({ event, payments }) => (
        <div key={event}>
          <dt>{event}</dt>
          <dd>
            {payments.map(({ name, href }, index) => (
              <span key={name}>
                {index > 0 ? (language === 'en' ? ', ' : '、') : null}
                <SiteLink href={href}>{name}</SiteLink>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
