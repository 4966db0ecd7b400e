import { fill } from '../../i18n/fill'
import { Island } from '../islands/Island'
import { initialAnswers, readAnswers } from '../tool/answers'
import styles from '../tool/tool.module.css'
import { amountWithPeriod, dayText, exampleName, findingText, reasonText } from '../tool/format'
import { CALCULATOR_ISLAND, LiveCalculator } from './LiveCalculator'
import { calculatorPage } from './pages'
import { ratesByDay } from '../tool/rates'
import type { CalculatorData, CalculatorId, Definition } from '../tool/types'
import { work } from '../tool/work'
import { Working } from '../tool/Working'

/** A form, its answer and worked examples: the HTML is complete before React arrives. */
export function Calculator({ id, data }: { id: CalculatorId; data?: CalculatorData | undefined }) {
  if (!data) return null
  const { definition } = calculatorPage(id)
  return (
    <>
      <Island name={CALCULATOR_ISLAND} className={styles.calc} data-react="now" data-nosearch data-calculator={id}>
        <LiveCalculator definition={definition} data={data} />
      </Island>
      <Examples definition={definition} data={data} />
    </>
  )
}

/** Named situations, worked out by the same rules at build. */
function Examples({ definition, data }: { definition: Definition; data: CalculatorData }) {
  const { words, language, today } = data
  const rates = ratesByDay(data)(today)
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{words.examples.title}</h2>
      <p className="soft">{fill(words.examples.lead, { date: dayText(today, language) })}</p>
      {definition.examples.map(example => {
        const reading = readAnswers(definition, { ...initialAnswers(definition), ...example.answers }, rates)
        const outcome = work(definition, reading, rates)
        if (outcome.kind !== 'result') return null
        const { result } = outcome
        const name = exampleName(example, language, words)
        const reasons = [
          ...result.notModelled.map(reason => reasonText(reason, data)),
          ...result.findings.map(finding => findingText(finding, data))
        ]
        // If there is no working, the first one says why.
        const why = result.working.length > 0 ? undefined : reasons.shift()
        return (
          <details key={example.id} className={styles.fold}>
            <summary>
              <span>{`${name} `}</span>
              {result.amount === null ? null : (
                <strong className={styles.exampleAmount} translate="no">
                  {amountWithPeriod(result.amount, result.unit, data)}
                </strong>
              )}
              {why ? <span className={styles.detail}>{` ${why}`}</span> : null}
            </summary>
            <Working result={result} data={data} caption={name} />
            <ul className={styles.findings}>
              {reasons.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}
