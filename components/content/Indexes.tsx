/** The pages that list all of data/: helplines, glossary, figures, sources. */
import { FilterRest, HelplineFilter, ListFilter } from '../filters/Filter'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import { byNeed } from './by-need'
import { HelplineList } from './Helpline'
import { TableHead } from './TableHead'
import { fill } from '../../i18n/fill'
import { LANGUAGE_TAGS } from '../../i18n/languages'
import { AREA_NAMES, CATEGORY_NAMES, NEED_NAMES, SOURCE_PART_NAMES } from '../../i18n/group-names'
import type { GlossaryRow, PartView, ServiceListView } from './views'

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
      {/* Before the first star. */}
      <p className="footnote">* {words.workingTranslation}</p>
      <ListFilter list="glossary" />
      {categories.map(({ id, title, category }) => (
        <details key={id} className="fold" data-rows>
          <summary>
            <h2 id={id}>{title}</h2>
          </summary>
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
                    {/* The line above the list says what the star is. */}
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
        </details>
      ))}
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
