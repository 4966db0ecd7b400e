import { initialAnswers, readAnswers } from './answers'
import { fill } from '../../i18n/fill'
import styles from './calculators.module.css'
import { amountWithPeriod, dayText, exampleName, findingText } from './format'
import { ratesByDay } from './rates'
import type { CalculatorData, Definition } from './types'
import { work } from './work'
import { Working } from './Working'

/** Named situations, worked out by the same rules at build. */
export function Examples({ definition, data }: { definition: Definition; data: CalculatorData }) {
  const { words, language, today } = data
  const rates = ratesByDay(data)(today)
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{words.examples.title}</h2>
      <p className="soft">{fill(words.examples.lead, { date: dayText(today, language) })}</p>
      {definition.examples.map(example => {
        const reading = readAnswers(definition, { ...initialAnswers(definition), ...example.answers })
        const outcome = work(definition, reading, rates)
        if (outcome.kind !== 'result') return null
        const { result } = outcome
        const name = exampleName(example, language, words)
        const told = [
          ...result.notModelled.map(({ id }) => words.reasons[id]),
          ...result.findings.map(finding => findingText(finding, data))
        ]
        // Where there is no working, the first one says why.
        const why = result.working.length > 0 ? undefined : told.shift()
        return (
          <details key={example.id} className={styles.fold}>
            <summary>
              <span>{name}</span>
              {result.amount === null ? null : (
                <strong className={styles.exampleAmount}>{amountWithPeriod(result.amount, result.unit, data)}</strong>
              )}
              {why ? <span className={styles.detail}>{why}</span> : null}
            </summary>
            <Working result={result} data={data} caption={name} />
            <ul className={styles.findings}>
              {told.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}
