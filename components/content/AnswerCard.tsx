import { useLanguage } from '../layout/use-language'
import { SiteLink } from '../layout/SiteLink'
import { withPhones } from './Inline'
import type { AnswerView } from './views'
import styles from './answer-card.module.css'

/**
 * The answer of a page in its first screen: the amount or the time, what it means, the number to call, the next step.
 * The build makes it from the front matter and puts it after the first paragraph (scripts/mdx/remark-data.ts).
 */
export function AnswerCard({ data }: { data?: AnswerView }) {
  const { words } = useLanguage()
  if (!data) return null
  const { figure, say, phones, call, next } = data
  return (
    <section className={`answer-card ${styles.card}`} aria-label={words.sections.answer} data-nosearch>
      {figure ? (
        <p className={styles.figure}>
          <data translate="no" value={figure.machine}>
            {figure.text}
          </data>
        </p>
      ) : null}
      {say ? <p>{withPhones(say, phones)}</p> : null}
      <ul className={styles.acts}>
        {call ? (
          <li>
            <a className={styles.call} href={`tel:${call.tel}`}>
              <span className="phone" translate="no">
                {call.phone}
              </span>{' '}
              <small>{call.name}</small>
            </a>
          </li>
        ) : null}
        <li>
          <SiteLink className={styles.next} href={next.href}>
            {next.title} <span aria-hidden="true">→</span>
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}
