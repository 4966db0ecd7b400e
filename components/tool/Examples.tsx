import type { ReactNode } from 'react'
import { initialAnswers, readAnswers, type Reading } from './answers'
import { ratesByDay } from './rates'
import styles from './tool.module.css'
import type { Example, ToolData, ToolDefinition } from './types'
import { work } from './work'

interface Props<Found> {
  definition: ToolDefinition<unknown, Found>
  examples: readonly Example[]
  data: ToolData
  title: string
  lead: string
  /** An example as a line, and what it opens. @param before what was found in the examples above it */
  children(
    found: Found,
    example: Example,
    reading: Reading,
    before: readonly { found: Found }[]
  ): { summary: ReactNode; answer: ReactNode }
}

/** Named situations, worked out by the same rules at build. */
export function Examples<Found>({ definition, examples, data, title, lead, children }: Props<Found>) {
  const rates = ratesByDay(data)(data.today)
  const worked = examples.flatMap(example => {
    const reading = readAnswers(definition, { ...initialAnswers(definition), ...example.answers }, rates)
    const outcome = work(definition, reading, rates)
    // A unit test works out each of them.
    return outcome.kind === 'result' ? [{ example, reading, found: outcome.result }] : []
  })
  return (
    <details className={`fold ${styles.examples}`}>
      <summary>
        <h2 id="examples">{title}</h2>
      </summary>
      <p className="soft">{lead}</p>
      {worked.map(({ example, reading, found }, index) => {
        const { summary, answer } = children(found, example, reading, worked.slice(0, index))
        return (
          <details key={example.id} className={styles.fold}>
            <summary>{summary}</summary>
            {answer}
          </details>
        )
      })}
    </details>
  )
}
