import { fill } from '../../i18n/fill'
import type { Result } from '../../rules/result'
import { Island } from '../islands/Island'
import { Amounts } from '../content/Amounts'
import { Examples } from '../tool/Examples'
import styles from '../tool/tool.module.css'
import { amountWithPeriod, dayText, exampleName, findingText, reasonText } from '../tool/format'
import { CALCULATOR_ISLAND, LiveCalculator } from './LiveCalculator'
import { calculatorPage } from './pages'
import type { CalculatorData, CalculatorId, Example } from '../tool/types'
import { Working } from '../tool/Working'

/** A form, its answer and worked examples: the HTML is complete before React arrives. */
export function Calculator({ id, data }: { id: CalculatorId; data?: CalculatorData | undefined }) {
  if (!data) return null
  const { definition } = calculatorPage(id)
  const { title, lead } = data.words.examples
  return (
    <>
      <Island name={CALCULATOR_ISLAND} className={styles.calc} data-react="now" data-nosearch data-calculator={id}>
        <LiveCalculator definition={definition} data={data} />
      </Island>
      <Examples
        definition={definition}
        examples={definition.examples}
        data={data}
        title={title}
        lead={fill(lead, { date: dayText(data.today, data.language) })}
      >
        {(result, given, _reading, before) => example(result, given, data, before)}
      </Examples>
    </>
  )
}

/** A named situation: its amount, how it was worked out, and what no example before it has said. */
function example(result: Result, given: Example, data: CalculatorData, before: readonly { found: Result }[]) {
  const name = exampleName(given, data.language, data.words)
  const texts = ({ findings }: Result) => findings.map(finding => findingText(finding, data))
  const said = before.flatMap(({ found }) => texts(found))
  const reasons = [...result.notModelled.map(reason => reasonText(reason, data)), ...texts(result)]
  // If there is no working, the first one says why.
  const why = result.working.length > 0 ? undefined : reasons.shift()
  const others = result.others.flatMap(({ id, amount, unit }) =>
    amount === null
      ? []
      : [fill(data.words.answer.other, { title: data.words.results[id], amount: amountWithPeriod(amount, unit, data) })]
  )
  const notes = [...others, ...reasons.filter(text => !said.includes(text))]
  return {
    summary: (
      <>
        <span>
          <Amounts text={`${name} `} />
        </span>
        {result.amount === null ? null : (
          <strong className={styles.exampleAmount} translate="no">
            {amountWithPeriod(result.amount, result.unit, data)}
          </strong>
        )}
        {why ? (
          <span className={styles.detail}>
            {' '}
            <Amounts text={why} />
          </span>
        ) : null}
      </>
    ),
    answer: (
      <>
        <Working result={result} data={data} caption={name} />
        {notes[0] ? (
          <ul className={styles.findings}>
            {notes.map(text => (
              <li key={text}>
                <Amounts text={text} />
              </li>
            ))}
          </ul>
        ) : null}
      </>
    )
  }
}
