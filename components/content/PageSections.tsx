/** The parts that the wrapper adds to an article from its front matter: a notice, questions, related pages, sources. */
import { fill } from '../../i18n/fill'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import { OutsideLink, withPhones } from './Inline'
import type { FaqView, PageData } from './views'

const OFFICIAL = 'https://www.servicesaustralia.gov.au/'

/** "These figures may be out of date": hidden until that day, when the boot script shows it without a rebuild. */
export function ReviewNotice({ page }: { page: PageData }) {
  const { words } = useLanguage()
  if (!page.reviewBy) return null
  const source = page.figures.find(({ nextChange }) => nextChange === page.reviewByText)?.source
  return (
    <div
      className="note note-changed review-notice"
      role="note"
      data-review-by={page.reviewBy}
      data-turn={page.due ? undefined : page.reviewBy}
      data-nosnippet
      hidden={!page.due}
    >
      <p>
        {fill(words.review.due, { date: page.reviewByText ?? '' }) + words.review.check}
        <a href={source?.url ?? OFFICIAL}>{source?.title ?? words.review.official}</a>
      </p>
    </div>
  )
}

/** The page's questions, from its front matter; the metadata carries the same words. */
export function Faq({ entries }: { entries: FaqView[] }) {
  const { words } = useLanguage()
  if (entries.length === 0) return null
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{words.sections.faq}</h2>
      {entries.map(entry => (
        <details className="fold" key={entry.q}>
          <summary>
            <h3>{entry.q}</h3>
          </summary>
          <p>{withPhones(entry.a, entry.phones)}</p>
        </details>
      ))}
    </section>
  )
}

/** Links to the related pages of the front matter. */
export function RelatedPages({ pages }: { pages: { href: string; title: string }[] }) {
  const { words } = useLanguage()
  if (pages.length === 0) return null
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">{words.sections.related}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.href}>
            <SiteLink href={page.href}>{page.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When the page was checked and against how many sources, in one line that opens to the list of them. */
export function PageSources({ page, reviewed }: { page: PageData; reviewed: string }) {
  const { words } = useLanguage()
  const { one, many, none } = words.sections.checked
  const count = page.sources.length
  const line = <time dateTime={reviewed}>{fill([none, one][count] ?? many, { date: page.reviewedText, count })}</time>
  if (count === 0) return <p className="sources">{line}</p>
  return (
    <section className="sources" aria-label={words.sections.sources} id="sources">
      <details className="fold">
        <summary>{line}</summary>
        <ul>
          {page.sources.map(source => (
            <li key={source.id}>
              <OutsideLink href={source.url}>{source.title}</OutsideLink>{' '}
              <span className="soft">{source.publisher}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
