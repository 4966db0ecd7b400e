/** Parts of the home page. */
import type { ReactNode } from 'react'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'
import { SearchBox } from '../search/SearchBox'
import { LargeAmount } from './Amounts'
import styles from './home.module.css'
import { Pictogram } from './Pictogram'
import { pictogramOf } from './pictogram-paths'
import { RatesFootnote } from './Rates'
import type { RatesTableView } from './views'

/** The one question, a sentence, and the large search box. */
export function HomeOpening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.opening}>
      <h1>{title}</h1>
      {children}
      <SearchBox large />
    </div>
  )
}

/** The tool for readers who do not know which page they need. @param href a path with its language */
export function Start({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <div className={`link-row ${styles.start}`}>
      <SiteLink href={href}>{title}</SiteLink>
      <div>{children}</div>
    </div>
  )
}

/** The rates of today: beside the opening on a wide screen, below what happened on a phone. */
export function RatesBeside({ children }: { children: ReactNode }) {
  return <section className={styles.beside}>{children}</section>
}

/** Two columns on a wide screen, one below the other on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** A column of `Columns` or `Topics`. */
export function Column({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

/** What happened, in the reader's words; each leads to what to do today. Rows are read from left to right. */
export function Tasks({ children }: { children: ReactNode }) {
  return <ul className={`task-list ${styles.tasks}`}>{children}</ul>
}

/** One entry of `Tasks`. @param href a path with its language, such as `/en/jobseeker` */
export function Task({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Pictogram name={pictogramOf(href)} />
      <SiteLink href={href}>{title}</SiteLink>
      <div>{children}</div>
    </li>
  )
}

/** The first figure large, the others below it, with short names separated by `|`. */
export function RatesToday({ labels, data }: { figures: string; labels: string; data?: RatesTableView }) {
  const { words } = useLanguage()
  const [first, ...others] = data?.rows ?? []
  if (!data || !first) return null
  const [firstLabel, ...otherLabels] = labels.split('|')
  return (
    <div className={styles.rates}>
      <p>
        {`${firstLabel} `}
        <data className={styles.hero} translate="no" value={first.figure.machine}>
          <LargeAmount text={first.figure.text} />
        </data>
        {` ${words.figure.beforeTax}`}
      </p>
      <dl>
        {others.map(({ figure }, index) => (
          <div key={figure.id}>
            <dt>{otherLabels[index] ?? figure.label}</dt>
            <dd>
              <data translate="no" value={figure.machine}>
                <LargeAmount text={figure.text} />
              </data>
            </dd>
          </div>
        ))}
      </dl>
      <RatesFootnote data={data} />
    </div>
  )
}
