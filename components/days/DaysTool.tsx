import { fill } from '../../i18n/fill'
import { formatDay, formatMoney } from '../../i18n/format'
import { initialAnswers, readAnswers } from '../calculators/answers'
import styles from '../calculators/calculators.module.css'
import { ratesByDay } from '../calculators/rates'
import { readAmount } from '../calculators/typed-numbers'
import type { Example, ToolDefinition } from '../calculators/types'
import { work } from '../calculators/work'
import { ListFilter } from '../filters/Filter'
import { Island } from '../islands/Island'
import { daysToolId } from './definitions'
import { DAYS_ISLAND, LiveDaysTool } from './LiveDaysTool'
import { daysTool } from './tools'
import type { DaysData } from './types'
import { withBook } from './with-book'

/** A form, its answer and worked examples: the HTML is complete before React arrives. */
export function DaysTool({ id, data }: { id: string; data?: DaysData | undefined }) {
  if (!data) return null
  const tool = daysTool(daysToolId(id))
  const definition = withBook(tool.definition, data.book)
  return (
    <>
      {id === 'deadlines' ? <ListFilter list="events" /> : null}
      <Island name={DAYS_ISLAND} className={styles.calc} data-react="now" data-nosearch data-calculator={id}>
        <LiveDaysTool tool={tool} definition={definition} data={data} />
      </Island>
      <Examples
        definition={definition}
        examples={tool.definition.examples(data.today)}
        Answer={tool.Answer}
        data={data}
      />
    </>
  )
}

interface ExamplesProps extends Pick<ReturnType<typeof daysTool>, 'Answer'> {
  definition: ToolDefinition
  examples: readonly Example[]
  data: DaysData
}

/** Named situations, worked out by the same rules at build. */
function Examples({ definition, examples, Answer, data }: ExamplesProps) {
  const { words, own, language, today } = data
  const rates = ratesByDay(data)(today)
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{words.days.examples.title}</h2>
      <p className="soft">{fill(words.days.examples.lead, { date: formatDay(today, language) })}</p>
      {examples.map(example => {
        const reading = readAnswers(definition, { ...initialAnswers(definition), ...example.answers }, rates)
        const outcome = work(definition, reading, rates)
        // A unit test works out each of them.
        if (outcome.kind !== 'result') return null
        const days = reading.questions.map(({ id }): [string, string] => [
          id,
          spoken(reading.values.day(id), example, id, data)
        ])
        return (
          <details key={example.id} className={styles.fold}>
            <summary>
              <span>{fill(own.examples[example.id] ?? '', Object.fromEntries(days))}</span>
            </summary>
            <div className={styles.answer}>
              <Answer found={outcome.result} data={data} />
            </div>
          </details>
        )
      })}
    </section>
  )
}

/** An answer inside the name of an example: a day or an amount. */
function spoken(day: string | undefined, { answers }: Example, id: string, { language }: DaysData): string {
  if (day !== undefined) return formatDay(day, language)
  const { cents } = readAmount(answers[id] ?? '')
  return cents === undefined ? '' : formatMoney(cents, language)
}
