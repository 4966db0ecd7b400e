import { useConfig } from 'nextra-theme-docs'
import { useLanguage } from '../layout/use-language'
import { SiteLink } from '../layout/SiteLink'
import { LargeAmount } from './Amounts'
import { withPhones } from './Inline'
import { ReviewNotice } from './PageSections'
import type { FrontMatter } from './views'
import styles from './answer-card.module.css'

/**
 * The answer of a page in its first screen: the amount or the time, what it means, the number to call, the next step.
 * The build makes it from the front matter and puts it after the first paragraph (scripts/mdx/remark-data.ts). That
 * figures may be out of date stands below it, or it would push the number to call out of a phone's window.
 */
export function AnswerCard() {
  const { words } = useLanguage()
  const { page } = useConfig().frontMatter as FrontMatter
  if (!page.answer) return null
  const { figure, say, phones, call, next } = page.answer
  return (
    <>
      <section className={`answer-card ${styles.card}`} aria-label={words.sections.answer} data-nosearch>
        {figure ? (
          <p className={styles.figure}>
            <data translate="no" value={figure.machine}>
              <LargeAmount text={figure.text} />
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
      <ReviewNotice page={page} />
    </>
  )
}
