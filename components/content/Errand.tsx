import boot from '../../.generated/boot.json'
import { STATIC_MESSAGES } from '../../i18n/static'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { PhoneLink } from './PhoneLink'
import styles from './errand.module.css'
import type { ErrandView, SaidView } from './views'

/**
 * A sheet for an errand, to fill in and take along. Its button prints it alone (components/share/script/page-tools.ts),
 * with the address of the page; a browser without scripts prints it as the last sheets of the page.
 */
export function Errand({ data }: { id: string; data?: ErrandView }) {
  const { language } = useLanguage()
  const { errand: words, pageTools } = STATIC_MESSAGES[language]
  if (!data) return null
  return (
    <details className={`fold ${styles.errand}`} data-sheet data-nosearch>
      <summary>{words.title}</summary>
      <p className={styles.name}>
        <Said said={data.name} />
      </p>
      <p className={styles.lead}>{words.lead}</p>
      <dl className={styles.parts}>
        <dt>{words.deadline}</dt>
        <dd>{data.deadline}</dd>
        <dt>{words.call}</dt>
        <dd>
          <ul>
            {data.call.map(({ name, phone, tel }) => (
              <li key={tel}>
                {`${name} `}
                <PhoneLink phone={phone} tel={tel} />
              </li>
            ))}
          </ul>
        </dd>
        <dt>{words.bring}</dt>
        <dd>
          <ul className={styles.boxes}>
            {data.bring.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </dd>
        <Sentences title={words.say} sentences={data.say} />
        <Sentences title={words.ask} sentences={data.ask} />
        <dt>{words.notes}</dt>
        <dd className={styles.lines}>
          {words.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </dd>
      </dl>
      <div className="page-tools" data-script={withBase(boot.pageTools)} data-failed={pageTools.failed}>
        <ul>
          <li data-print>
            <button type="button">{words.print}</button> <span role="status" />
          </li>
        </ul>
      </div>
    </details>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: SaidView[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <ul>
          {sentences.map(said => (
            <li key={said.en}>
              <Said said={said} />
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}

/** English, which is what is said, and below it what it means. */
function Said({ said: { en, meaning } }: { said: SaidView }) {
  return (
    <>
      <span lang="en-AU" translate="no">
        {en}
      </span>
      {meaning ? <span className={styles.meaning}>{meaning}</span> : null}
    </>
  )
}
