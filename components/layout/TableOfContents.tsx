import type { Heading } from 'nextra'
import { useLanguage } from './use-language'

/** On This Page: beside the text on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { words } = useLanguage()
  return (
    <details className="toc">
      <summary>{words.onThisPage}</summary>
      <nav aria-label={words.onThisPage}>
        <ul>
          {headings.map(heading => (
            <li key={heading.id} className={heading.depth > 2 ? 'deeper' : undefined}>
              <a href={`#${heading.id}`}>{heading.value}</a>
            </li>
          ))}
        </ul>
        <a className="scroll-to-top" href="#top">
          {words.scrollToTop} <span aria-hidden="true">↑</span>
        </a>
      </nav>
    </details>
  )
}
