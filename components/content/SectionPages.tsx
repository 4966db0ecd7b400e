import { SiteLink } from '../layout/SiteLink'
import { LargeAmount } from './Amounts'
import { Pictogram } from './Pictogram'
import { pictogramOf } from './pictogram-paths'
import styles from './section-pages.module.css'
import type { SectionPage } from './views'

/**
 * The pages of a section, or those of it that are named, with what each one answers, and the figure of its answer.
 * @param plain without figures: on the tile of a guide, a payment's amount reads as what the guide pays
 */
export function SectionPages({ plain = false, data }: { pages?: string; plain?: boolean; data?: SectionPage[] }) {
  if (!data || data.length === 0) return null
  return (
    <ul className={`task-list ${styles.tiles}`}>
      {data.map(page => (
        <li key={page.href}>
          <Pictogram name={pictogramOf(page.href)} />
          <SiteLink href={page.href}>{page.title}</SiteLink>
          {page.figure && !plain ? (
            <p className={styles.figure} data-nosearch>
              <data translate="no" value={page.figure.machine}>
                <LargeAmount text={page.figure.text} />
              </data>{' '}
              <small>{page.figure.label}</small>
            </p>
          ) : null}
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  )
}
