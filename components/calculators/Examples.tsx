import { initialAnswers } from './answers'
import styles from './calculators.module.css'
import { ratesByDay } from './figures'
import { amountWithPeriod, dayText, exampleName, fill, findingText } from './format'
import type { CalculatorData, Definition } from './types'
import { work } from './work'
import { Working } from './Working'

/** Named situations, worked out by the same rules when the page was built, and printed. */
export function Examples({ definition, data }: { definition: Definition; data: CalculatorData }) {
  const { words, language, today } = data
  const rates = ratesByDay(data)(today)
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{words.examples.title}</h2>
      <p className="soft">{fill(words.examples.lead, { date: dayText(today, language) })}</p>
      {definition.examples.map(example => {
        const outcome = work(definition, { ...initialAnswers(definition), ...example.answers }, rates)
        if (outcome.kind !== 'result') return null
        const { result } = outcome
        const name = exampleName(example, language, words)
        const told = [
          ...result.notModelled.map(({ id }) => words.reasons[id]),
          ...result.findings.map(finding => findingText(finding, data))
        ]
        // Where nothing was added up, the first says why.
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
