import { fill } from '../../i18n/fill'
import type { Result } from '../../rules/result'
import styles from '../tool/tool.module.css'
import { Amounts } from '../content/Amounts'
import { amountWithPeriod, findingText, reasonText } from '../tool/format'
import { Working } from '../tool/Working'
import type { ResultWords } from '../tool/types'
import type { DaysData, OwnWords } from './types'

interface Props {
  result: Result
  data: DaysData<OwnWords & { results: ResultWords }>
  level: 'h3' | 'h4'
  /** Instead of the name and the amount of the result. */
  heading?: string | undefined
}

/** One result of the rules beside the days: its amount, working, findings and sections of law. */
export function ResultPart({ result, data, level: Heading, heading }: Props) {
  const { own, language, figures, sources } = data
  const words = own.results
  const shown = { language, figures, sources, words }
  const title = words.results[result.id]
  return (
    <section>
      <Heading>
        {result.amount === null ? (
          title
        ) : (
          <Amounts
            text={
              heading ??
              fill(words.answer.other, { title, amount: amountWithPeriod(result.amount, result.unit, shown) })
            }
          />
        )}
      </Heading>
      {result.notModelled.map(reason => (
        <p key={reason.id}>
          <span>
            <Amounts text={reasonText(reason, shown)} />
          </span>{' '}
          <Section text={reason.section} />
        </p>
      ))}
      {result.working.length > 0 ? <Working result={result} data={shown} caption={title} /> : null}
      {result.findings.map(finding => (
        <p key={finding.id}>
          <span>
            <Amounts text={findingText(finding, shown)} />
          </span>{' '}
          <Section text={finding.section} />
        </p>
      ))}
    </section>
  )
}

function Section({ text }: { text: string }) {
  return text ? (
    <span className={styles.detail} lang="en">
      {text}
    </span>
  ) : null
}
