import { withDate } from '../../i18n/fill'
import { useLanguage } from '../layout/use-language'
import { OutsideLink } from './Inline'
import type { PageData } from './views'

/** The sources of a page, and each figure it shows with its date of effect. */
export function PageSources({ page, reviewed }: { page: PageData; reviewed: string }) {
  const { words } = useLanguage()
  if (page.sources.length === 0) return null
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{words.sections.sources}</h2>
      <p>
        <time dateTime={reviewed}>{withDate(words.sections.sourcesChecked, page.reviewedText)}</time>
      </p>
      <ul>
        {page.sources.map(source => (
          <li key={source.id}>
            <OutsideLink href={source.url}>{source.title}</OutsideLink>
            <span className="soft">
              {' '}
              {source.publisher}
              {source.date ? words.punctuation.comma + source.date : ''}
              {source.note ? ` · ${source.note}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {page.figures.length > 0 ? (
        <details className="fold">
          <summary>{words.sections.figuresUsed}</summary>
          <ul>
            {page.figures.map(figure => (
              <li key={figure.id}>
                {figure.label + words.punctuation.colon}
                <strong className="unbroken">{figure.textPer}</strong>
                {` · ${figure.since} · ${words.status[figure.status]}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
