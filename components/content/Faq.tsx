import { useLanguage } from '../layout/use-language'
import type { FaqView } from './views'

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
          <p>{entry.a}</p>
        </details>
      ))}
    </section>
  )
}
