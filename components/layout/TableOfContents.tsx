import type { Heading } from 'nextra'
import { useEffect, useState } from 'react'
import { useLanguage } from './use-language'

/** On This Page: beside the text on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { words } = useLanguage()
  const active = useHeadingInView(headings)
  return (
    <details className="toc">
      <summary>{words.onThisPage}</summary>
      <nav aria-label={words.onThisPage}>
        <ul>
          {headings.map(heading => (
            <li key={heading.id} className={heading.depth > 2 ? 'deeper' : undefined}>
              <a href={`#${heading.id}`} aria-current={heading.id === active ? 'location' : undefined}>
                {heading.value}
              </a>
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

/** The id of the last heading that has scrolled into the upper half of the window. */
function useHeadingInView(headings: Heading[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const elements = headings.map(heading => document.getElementById(heading.id)).filter(element => element !== null)
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(entry => entry.isIntersecting)
        if (entered) setActive(entered.target.id)
      },
      { rootMargin: '-64px 0px -60% 0px' }
    )
    elements.forEach(element => observer.observe(element))
    return () => observer.disconnect()
  }, [headings])
  return active
}
