/** The pages that list all of data/: helplines, glossary, figures, sources, claims. */
import { useLanguage } from '../layout/use-language'
import { Entry } from './Helpline'
import { Figure } from './Figure'
import { OutsideLink } from './Inline'
import { AREA_NAMES, CATEGORY_NAMES, NEED_NAMES } from './group-names'
import type { ClaimView, FigureIndexView, GlossaryRow, ServiceView, SourceGroupView } from './views'

/** A row of links to the headings of a long list. */
function JumpLinks({ links }: { links: { id: string; title: string }[] }) {
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

/** Every service, under the first need it answers. */
export function AllHelplines({ data }: { data?: ServiceView[] }) {
  const { language } = useLanguage()
  if (!data) return null
  const needs = [...new Set(data.map(service => service.needs[0] ?? 'community'))]
  return (
    <>
      <JumpLinks links={needs.map(need => ({ id: `need-${need}`, title: NEED_NAMES[language][need] ?? need }))} />
      {needs.map(need => (
        <section key={need} aria-labelledby={`need-${need}`}>
          <h2 id={`need-${need}`}>{NEED_NAMES[language][need] ?? need}</h2>
          <ul className="helplines">
            {data
              .filter(service => (service.needs[0] ?? 'community') === need)
              .map(service => (
                <li key={service.id} id={`service-${service.id}`}>
                  <Entry service={service} checked />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Both languages side by side. */
export function Glossary({ data }: { data?: GlossaryRow[] }) {
  const { language, words } = useLanguage()
  if (!data) return null
  const categories = [...new Set(data.map(row => row.category))]
  return (
    <>
      <JumpLinks
        links={categories.map(category => ({
          id: `category-${category}`,
          title: CATEGORY_NAMES[language][category] ?? category
        }))}
      />
      {categories.map(category => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`}>{CATEGORY_NAMES[language][category] ?? category}</h2>
          <table className="stacked glossary">
            <thead>
              <tr>
                <th scope="col">{words.table.english}</th>
                <th scope="col">{words.table.chinese}</th>
                <th scope="col">{words.table.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {data
                .filter(row => row.category === category)
                .map(row => (
                  <tr key={row.id} id={`term-${row.id}`}>
                    <th scope="row" lang="en-AU">
                      {row.en}
                    </th>
                    <td lang="zh-Hans">
                      {row.zh}
                      {row.unofficial ? <abbr title={words.workingTranslation}>*</abbr> : null}
                    </td>
                    <td>
                      {row.meaning}
                      {row.said.length > 0 ? (
                        <small>
                          {words.table.alsoCalled}: {row.said.join(language === 'zh' ? '、' : ', ')}
                        </small>
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

/** Every figure in force, with its date, source and how far it was checked. */
export function AllFigures({ data }: { data?: FigureIndexView }) {
  const { language, words } = useLanguage()
  if (!data) return null
  return (
    <>
      {data.groups.map(group => (
        <details className="fold" key={group.key} id={`figures-${group.key}`}>
          <summary>
            <h3>{AREA_NAMES[language][group.key] ?? group.key}</h3>
          </summary>
          <table className="stacked">
            <thead>
              <tr>
                <th scope="col">{words.table.figure}</th>
                <th scope="col">{words.table.value}</th>
                <th scope="col">{words.table.from}</th>
                <th scope="col">{words.table.source}</th>
              </tr>
            </thead>
            <tbody>
              {group.rows.map(row => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  <td className="unbroken">{row.text}</td>
                  <td>{row.since}</td>
                  <td>
                    {words.status[row.status]}: <a href={data.sources[row.source]?.url}>{data.sources[row.source]?.title}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  )
}

/** Every source, official publishers first. */
export function AllSources({ data }: { data?: SourceGroupView[] }) {
  if (!data) return null
  return (
    <>
      {data.map(group => (
        <details className="fold" key={group.publisher}>
          <summary>
            <h3>
              {group.publisher} ({group.sources.length})
            </h3>
          </summary>
          <ul>
            {group.sources.map(source => (
              <li key={source.id}>
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
                <span className="soft">
                  {source.date ? ` ${source.date}` : ''}
                  {source.note ? ` · ${source.note}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

/** Numbers that circulate and are wrong, answered from data. */
export function Claims({ data }: { data?: ClaimView[] }) {
  const { words } = useLanguage()
  if (!data) return null
  return (
    <ul className="claims">
      {data.map(claim => (
        <li key={claim.id} id={`claim-${claim.id}`}>
          <p>
            {words.claims.said}: <q>{claim.claim}</q> <strong>{words.claims.verdict[claim.verdict]}.</strong>
          </p>
          <p>{claim.answer}</p>
          <ul>
            {claim.figures.map(figure => (
              <li key={figure.id}>
                {figure.label}: <Figure id={figure.id} data={figure} per />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
