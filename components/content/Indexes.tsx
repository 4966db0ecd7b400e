/** The pages that list all of data/: helplines, glossary, figures, sources, claims. */
import { Fragment } from 'react'
import { FilterRest, HelplineFilter, ListFilter } from '../filters/Filter'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import { byNeed } from './by-need'
import { HelplineList } from './Helpline'
import { Figure } from './Figure'
import { TableHead } from './TableHead'
import { OutsideLink } from './Inline'
import { fill, sentenceGap } from '../../i18n/fill'
import { LANGUAGE_TAGS } from '../../i18n/languages'
import { AREA_NAMES, CATEGORY_NAMES, NEED_NAMES, SOURCE_PART_NAMES } from '../../i18n/group-names'
import type { ClaimView, GlossaryRow, PartView, PrincipleView } from './views'
import type { RateChangesView, ServiceListView, SourceGroupView, SourceView } from './views'

/** Links to the headings of a long list. */
export function JumpLinks({ links }: { links: { id: string; title: string }[] }) {
  const { words } = useLanguage()
  return (
    <nav className="jump-links" aria-label={words.table.jump}>
      <ul>
        {links.map(link => (
          <li key={link.id}>
            <a href={`#${link.id}`}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Reader views drop an element with “community” in its id (scripts/checks/headings.ts). */
const NEED_ANCHORS: Record<string, string> = { community: 'need-groups' }

/** The services, under the first need each answers. */
export function AllHelplines({ data }: { data?: ServiceListView }) {
  const { language, words } = useLanguage()
  const services = data?.services ?? []
  const nameOf = (need: string) => NEED_NAMES[language][need] ?? need
  const needs = [...new Set(services.flatMap(service => service.needs))]
  return (
    <>
      <HelplineFilter needs={needs.map(id => ({ id, name: nameOf(id) }))} />
      {byNeed(services).map(group => {
        const id = NEED_ANCHORS[group.need] ?? `need-${group.need}`
        return (
          <section key={id} className="need" aria-labelledby={id}>
            <details className="fold">
              <summary>
                <h2 id={id}>{nameOf(group.need)}</h2>
              </summary>
              <HelplineList services={group.services} checked />
            </details>
          </section>
        )
      })}
      <FilterRest />
      <p className="soft">{fill(words.service.verifiedUnlessSaid, { date: data?.checkedSince ?? '' })}</p>
    </>
  )
}

/** Both languages side by side. */
export function Glossary({ data = [] }: { data?: GlossaryRow[] }) {
  const { language, words } = useLanguage()
  const categories = [...new Set(data.map(row => row.category))].map(category => {
    return { id: `category-${category}`, title: CATEGORY_NAMES[language][category] ?? category, category }
  })
  return (
    <>
      <ListFilter list="glossary" />
      <JumpLinks links={categories} />
      {categories.map(({ id, title, category }) => (
        <section key={id} aria-labelledby={id} data-rows>
          <h2 id={id}>{title}</h2>
          <table className="stacked glossary">
            <TableHead columns={[words.table.english, words.table.chinese, words.table.meaning]} />
            <tbody>
              {data
                .filter(row => row.category === category)
                .map(row => (
                  <tr key={row.id} id={`term-${row.id}`} data-unprinted={row.unprinted.join(' ') || undefined}>
                    <th scope="row" lang="en-AU">
                      {row.en}
                    </th>
                    {/* The footnote says what the star is. */}
                    <td lang={language === 'zh' ? undefined : LANGUAGE_TAGS.zh}>
                      {row.unofficial ? `${row.zh}*` : row.zh}
                    </td>
                    <td>
                      {row.meaning}
                      {row.said.length > 0 ? (
                        <small>{` ${words.table.alsoCalled}${row.said.join(language === 'zh' ? '、' : ', ')}`}</small>
                      ) : null}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
      <p className="footnote">* {words.workingTranslation}</p>
    </>
  )
}

function Parts({ parts, names }: { parts: PartView[]; names: Record<string, string> }) {
  return (
    <ul>
      {parts.map(part => (
        <li key={part.key}>
          <SiteLink href={part.href}>{names[part.key] ?? part.key}</SiteLink>
          {` (${part.count})`}
        </li>
      ))}
    </ul>
  )
}

/** Links to the pages of figures, one for each area. */
export function AllFigures({ data = [] }: { data?: PartView[] }) {
  return <Parts parts={data} names={AREA_NAMES[useLanguage().language]} />
}

/** Links to the pages of sources, one for each kind of publisher. */
export function AllSources({ data = [] }: { data?: PartView[] }) {
  return <Parts parts={data} names={SOURCE_PART_NAMES[useLanguage().language]} />
}

/** Every source of one part, by publisher. */
export function SourcesOf({ data = [] }: { part: string; data?: SourceGroupView[] }) {
  const { words } = useLanguage()
  return (
    <>
      <p className="footnote">{words.sections.copied}</p>
      <dl className="publishers">
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
    <ul className="claims">
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
