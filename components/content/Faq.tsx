import type { ReactNode } from 'react'
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
          <p>{withPhones(entry)}</p>
        </details>
      ))}
    </section>
  )
}

/** The answer, with its phone numbers as links. */
function withPhones({ a, phones = [] }: FaqView): ReactNode {
  const [next, ...others] = phones
  const at = next ? a.indexOf(next.phone) : -1
  if (!next || at < 0) return a
  return (
    <>
      {a.slice(0, at)}
      <a className="unbroken" href={`tel:${next.tel}`}>
        {next.phone}
      </a>
      {withPhones({ q: '', a: a.slice(at + next.phone.length), phones: others })}
    </>
  )
}
