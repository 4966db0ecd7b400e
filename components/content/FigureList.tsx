import { fill } from '../../i18n/fill'
import { STATIC_MESSAGES } from '../../i18n/static'
import { ListFilter } from '../filters/Filter'
import { useLanguage } from '../layout/use-language'
import styles from './figure-list.module.css'
import { JumpLinks } from './Indexes'
import { TableHead } from './TableHead'
import type { FigureIndexView } from './views'

/** Every figure of an area that is in force, with its date, source and status, below a heading for each payment. */
export function FiguresOf({ data }: { area: string; data?: FigureIndexView }) {
  if (!data) return null
  const groups = [...new Set(data.rows.map(row => row.group))].map((title, index) => ({
    id: `category-${index + 1}`,
    title,
    rows: data.rows.filter(row => row.group === title)
  }))
  return (
    <>
      <ListFilter list="figures" />
      {groups.length > 1 ? <JumpLinks links={groups} /> : null}
      {groups.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={title ? id : undefined} data-rows>
          {title ? <h2 id={id}>{title}</h2> : null}
          <FigureTable rows={rows} sources={data.sources} />
        </section>
      ))}
    </>
  )
}

function FigureTable({ rows, sources }: FigureIndexView) {
  const { language, words } = useLanguage()
  return (
    <table className={`stacked ${styles.list}`}>
      <TableHead columns={[words.table.figure, words.table.value, words.table.from, words.table.source]} />
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td>
              <span className="unbroken" translate="no">
                {row.text}
              </span>
            </td>
            <td>
              {row.since}
              {row.review ? (
                <>
                  {' '}
                  <span className="overdue" data-turn={row.review.turn} hidden={row.review.hidden}>
                    {fill(STATIC_MESSAGES[language].figure.overdue, { date: row.review.text })}
                  </span>
                </>
              ) : null}
            </td>
            <td>
              {words.status[row.status] + words.punctuation.colon}
              <a href={sources[row.source]?.url}>{sources[row.source]?.title}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
