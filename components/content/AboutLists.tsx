/** Lists of the pages about this site: sources, changes of rates, accessibility, wrong numbers in circulation. */
import { Fragment } from 'react'
import { sentenceGap } from '../../i18n/fill'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import styles from './about-lists.module.css'
import { Figure } from './Figure'
import { OutsideLink } from './Inline'
import { TableHead } from './TableHead'
import type { ClaimView, PrincipleView, RateChangesView, SourceGroupView, SourceView } from './views'

/** Every source of one part, by publisher. */
export function SourcesOf({ data = [] }: { part: string; data?: SourceGroupView[] }) {
  const { words } = useLanguage()
  return (
    <>
      <p className="footnote">{words.sections.copied}</p>
      <dl className={styles.publishers}>
        {data.map(group => (
          <Fragment key={group.publisher}>
            <dt>{group.publisher}</dt>
            {group.sources.map(source => (
              <dd key={source.id}>
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
                <SourceDetails source={source} />
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </>
  )
}

function SourceDetails({ source }: { source: SourceView }) {
  const details = [source.date, source.note].filter(Boolean).join(' · ')
  const star = source.copied ? '*' : ''
  return details || star ? <span className="soft">{` ${details}${star}`}</span> : null
}

/** What changed on the last days on which rates changed, a table for each payment. */
export function RateChanges({ data }: { data?: RateChangesView }) {
  if (!data) return null
  const { columns, days } = data
  return days.map(({ day, payments }, index) => (
    <details key={day} className="fold" open={index === 0} data-nosearch>
      <summary>
        <h3>{day}</h3>
      </summary>
      {payments.map(({ title, href, rows }) => (
        <div key={href} className="rates compared">
          <table>
            <caption>
              <SiteLink href={href}>{title}</SiteLink>
            </caption>
            <TableHead columns={[columns.what, columns.before, columns.now]} />
            <tbody>
              {rows.map(({ label, before, now }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="before" translate="no" data-label={columns.before}>
                    {before}
                  </td>
                  <td translate="no" data-label={columns.now}>
                    {now}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </details>
  ))
}

/** What this site does about each criterion of WCAG, a table for each principle. */
export function AccessibilityTables({ data = [] }: { data?: PrincipleView[] }) {
  return data.map(({ caption, columns, rows }) => (
    <table key={caption} className="stacked" data-nosearch>
      <caption>{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">
              {`${row.id} ${row.name} (${row.level}) `}
              <small>{row.clause}</small>
            </th>
            <td>
              {row.state}
              {row.note ? <p className="soft">{`${row.note} ${row.mendBy}`}</p> : null}
            </td>
            <td>{row.tested}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

/** Wrong numbers in circulation, corrected from data. */
export function Claims({ data }: { data?: ClaimView[] }) {
  const { language, words } = useLanguage()
  if (!data) return null
  return (
    <ul className={styles.claims}>
      {data.map(claim => (
        <li key={claim.id} id={`claim-${claim.id}`}>
          <p>
            {words.claims.said}
            <q>{claim.claim}</q>
            {sentenceGap(language)}
            <strong>{words.claims.verdict[claim.verdict]}</strong>
          </p>
          <p>{claim.answer}</p>
          <ul>
            {claim.figures.map(figure => (
              <li key={figure.id}>
                {`${figure.label} · `}
                <Figure id={figure.id} data={figure} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
