import { TableHead } from '../content/TableHead'
import type { TurnView } from '../content/views'
import { SiteLink } from '../layout/SiteLink'

export interface Limit {
  id: string
  label: string
  /** How long, and from when: `21 days`. */
  time: string
  href: string
  /** Of a limit on a fixed day: that it has passed. */
  over?: TurnView
}

export interface LimitsByEventView {
  columns: [event: string, what: string, time: string]
  /** That the day of a limit has passed. */
  over: string
  groups: { id: string; title: string; events: { id: string; ask: string; limits: Limit[] }[] }[]
}

/** Every limit by what happened, as tables for readers without JavaScript (scripts/mdx/days/by-event.ts). */
export function LimitsByEvent({ data }: { data?: LimitsByEventView }) {
  if (!data) return null
  return (
    <>
      {data.groups.map(({ id, title, events }) => (
        <details key={id} className="fold">
          <summary>{title}</summary>
          <div className="table-scroll">
            <table>
              <TableHead columns={data.columns} />
              {events.map(event => (
                <tbody key={event.id}>
                  {event.limits.map((limit, index) => (
                    <tr key={limit.id}>
                      {index === 0 ? (
                        <th scope="rowgroup" rowSpan={event.limits.length}>
                          {event.ask}
                        </th>
                      ) : null}
                      <td>
                        <SiteLink href={limit.href}>{limit.label}</SiteLink>
                      </td>
                      <td>
                        {limit.time}
                        {limit.over ? (
                          <span data-turn={limit.over.turn} hidden={limit.over.hidden}>
                            {data.over}
                          </span>
                        ) : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        </details>
      ))}
    </>
  )
}
