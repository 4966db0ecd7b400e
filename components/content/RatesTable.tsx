import { Fragment } from 'react'
import { withDate } from '../../i18n/fill'
import { useLanguage } from '../layout/use-language'
import type { RatesTableView } from './views'

interface Props {
  caption: string
  figures: string
  compare?: string
  data?: RatesTableView
}

/** A table of figures, with their date of effect, source and status in one line below it. */
export function RatesTable({ caption, data }: Props) {
  return data ? <Table caption={caption} data={data} /> : null
}

function Table({ caption, data }: { caption: string; data: RatesTableView }) {
  const { words } = useLanguage()
  return (
    <div className={data.compared ? 'rates compared' : 'rates'}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{data.money ? words.figure.situation : words.figure.item}</th>
            {data.compared ? <th scope="col">{data.compared}</th> : null}
            <th scope="col">{data.compared || !data.money ? words.figure.now : words.figure.amount}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(row => (
            <tr key={row.figure.id}>
              <th scope="row">
                {row.figure.short}
                {data.since ? null : <small>{row.figure.since}</small>}
              </th>
              {data.compared ? (
                <td className="before" data-label={data.compared}>
                  {row.before}
                </td>
              ) : null}
              <td data-label={words.figure.now}>
                <data value={row.figure.machine}>{row.figure.text}</data>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RatesFootnote data={data} />
    </div>
  )
}

/** Date, status and source of a group of figures in one line. */
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
      {data.nextChange ? ` · ${withDate(words.figure.nextChange, data.nextChange)}` : ''}
    </p>
  )
}
