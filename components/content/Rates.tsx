/** Figures as tables: those of a page, and their history. */
import { Fragment } from 'react'
import { fill } from '../../i18n/fill'
import { useLanguage } from '../layout/use-language'
import { Bar } from '../pictures/Bar'
import { TableHead } from './TableHead'
import type { HistoryView, RatesTableView } from './views'

/** A table of figures, with their dates of effect, sources and status in one line below. */
export function RatesTable({
  caption,
  bars = false,
  heads = '',
  data
}: {
  caption: string
  figures: string
  compare?: string
  /** Below each name a bar as long as its number. */
  bars?: boolean
  /** Headings of the first and last column of a table that is not about money: `Service|Redundancy pay`. */
  heads?: string
  data?: RatesTableView
}) {
  const { words } = useLanguage()
  if (!data) return null
  const [item = '', value = ''] = heads
    ? heads.split('|')
    : [
        data.money ? words.figure.situation : words.figure.item,
        data.compared || !data.money ? words.figure.now : words.figure.amount
      ]
  const most = Math.max(...data.rows.map(({ figure }) => Number(figure.machine)))
  return (
    <div className={data.compared ? 'rates compared' : 'rates'}>
      <table>
        <caption>{caption}</caption>
        <TableHead columns={[item, ...(data.compared ? [data.compared] : []), value]} />
        <tbody>
          {data.rows.map(row => (
            <tr key={row.figure.id}>
              <th scope="row">
                {row.figure.short}
                {data.since ? null : <small>{` ${row.figure.since}`}</small>}
                {bars ? <Bar to={Number(row.figure.machine)} most={most} /> : null}
              </th>
              {data.compared ? (
                <td className="before" translate="no" data-label={data.compared}>
                  {row.before}
                </td>
              ) : null}
              <td data-label={heads ? value : words.figure.now}>
                <data translate="no" value={row.figure.machine}>
                  {row.figure.text}
                </data>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RatesFootnote data={data} />
    </div>
  )
}

/** Every dated value of some figures, in a closed fold. */
export function RatesHistory({ data }: { figures: string; data?: HistoryView }) {
  const { words } = useLanguage()
  if (!data) return null
  return (
    <details className="fold">
      <summary>{words.figure.history}</summary>
      {data.figures.map(figure => (
        <table key={figure.label}>
          <caption>{figure.label}</caption>
          <TableHead columns={[words.table.from, words.figure.amount]} />
          <tbody>
            {figure.values.map(value => (
              <tr key={value.from}>
                <th scope="row" className="unbroken" translate="no">
                  {value.from}
                </th>
                <td translate="no">{value.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  )
}

/** Date of effect, sources, doubts and the next change of some rates, in one line. */
export function RatesFootnote({ data }: { data: RatesTableView }) {
  const { words } = useLanguage()
  return (
    <p className="footnote">
      {data.since ? `${data.since} · ` : ''}
      {data.sources.map((source, place) => (
        <Fragment key={source.id}>
          {place > 0 ? ' · ' : ''}
          <a href={source.url}>{source.title}</a>
        </Fragment>
      ))}
      {data.doubts.map(doubt => ` · ${doubt}`)}
      {data.nextChange ? ` · ${fill(words.figure.nextChange, { date: data.nextChange })}` : ''}
    </p>
  )
}
