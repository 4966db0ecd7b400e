import { fill } from '../../i18n/fill'
import { STATIC_MESSAGES } from '../../i18n/static'
import { ListFilter } from '../filters/Filter'
import { useLanguage } from '../layout/use-language'
import styles from './figure-list.module.css'
import { JumpLinks } from './Indexes'
import { TableHead } from './TableHead'
import type { FigureFamilyView, FigureIndexView, OriginView } from './views'

/** Every figure of an area that is in force, with its date, source and status, below a heading for each payment. */
export function FiguresOf({ data }: { area: string; data?: FigureIndexView }) {
  if (!data) return null
  const groups = [...new Set(data.rows.map(row => row.group))].map((title, index) => ({
    id: `category-${index + 1}`,
    title,
    families: data.families.filter(({ group }) => group === title),
    rows: data.rows.filter(row => row.group === title && !row.inFamily)
  }))
  return (
    <>
      <ListFilter list="figures" />
      {groups.length > 1 ? <JumpLinks links={groups} /> : null}
      {groups.map(({ id, title, families, rows }) => (
        <section key={id} aria-labelledby={title ? id : undefined} data-rows>
          {title ? <h2 id={id}>{title}</h2> : null}
          {families.map(family => (
            <FamilyTable key={family.id} family={family} sources={data.sources} />
          ))}
          {rows.length > 0 ? <FigureTable rows={rows} sources={data.sources} among={families.length > 0} /> : null}
        </section>
      ))}
    </>
  )
}

/** A row for each household; date, source and mark once below. On a phone each amount has its heading beside it. */
function FamilyTable({ family, sources }: { family: FigureFamilyView; sources: FigureIndexView['sources'] }) {
  const { words } = useLanguage()
  return (
    <div data-family className={`rates ${family.columns.length > 1 ? 'compared ' : ''}${styles.family}`}>
      <table>
        <caption>{family.caption}</caption>
        <TableHead columns={[family.by, ...family.columns]} />
        <tbody>
          {family.rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td
                  key={family.columns[index]}
                  data-again={cell.id ? undefined : true}
                  data-label={family.columns[index]}
                  translate="no"
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {family.origins.map(origin => (
        <p key={origin.of} className="footnote">
          {origin.of ? <strong>{origin.of + words.punctuation.colon}</strong> : null}
          {origin.since} <Review of={origin} />
          {' · '}
          <SourceOf origin={origin} sources={sources} />
        </p>
      ))}
    </div>
  )
}

/** @param among other tables, whose captions say what they are */
function FigureTable({ rows, sources, among }: Pick<FigureIndexView, 'rows' | 'sources'> & { among: boolean }) {
  const { language, words } = useLanguage()
  return (
    <table className={`stacked ${styles.list}`}>
      {among ? <caption>{STATIC_MESSAGES[language].figure.others}</caption> : null}
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
              {row.since} <Review of={row} />
            </td>
            <td>
              <SourceOf origin={row} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From its day on, that a value may be out of date. */
function Review({ of: { review } }: { of: OriginView }) {
  const { language } = useLanguage()
  if (!review) return null
  return (
    <span className="overdue" data-turn={review.turn} hidden={review.hidden}>
      {fill(STATIC_MESSAGES[language].figure.overdue, { date: review.text })}
    </span>
  )
}

/** How far a value was checked, and where it is from. */
function SourceOf({ origin, sources }: { origin: OriginView; sources: FigureIndexView['sources'] }) {
  const { words } = useLanguage()
  return (
    <>
      {words.status[origin.status] + words.punctuation.colon}
      <a href={sources[origin.source]?.url}>{sources[origin.source]?.title}</a>
    </>
  )
}
