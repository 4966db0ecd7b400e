import { fill } from '../../i18n/fill'
import { formatDay, formatMoney } from '../../i18n/format'
import { Amounts } from '../content/Amounts'
import { ListFilter } from '../filters/Filter'
import type { Reading } from '../tool/answers'
import { Examples } from '../tool/Examples'
import styles from '../tool/tool.module.css'
import { readAmount } from '../tool/typed-numbers'
import type { Example } from '../tool/types'
import { Island } from '../islands/Island'
import { DAYS_ISLAND, LiveDaysTool } from './LiveDaysTool'
import type { DaysData, DaysTool as Tool, Headline } from './types'
import { withBook } from './with-book'

interface Props {
  id: string
  /** The build adds both (scripts/mdx/remark-data.ts). */
  tool?: Tool
  data?: DaysData
}

/** A form, its answer and worked examples: the HTML is complete before React arrives. */
export function DaysTool({ id, tool, data }: Props) {
  if (!tool || !data) return null
  const definition = withBook(tool.definition, data.book)
  const { title, lead } = data.words.days.examples
  return (
    <>
      {id === 'deadlines' ? <ListFilter list="events" /> : null}
      <Island name={DAYS_ISLAND} className={styles.calc} data-react="now" data-nosearch data-calculator={id}>
        <LiveDaysTool tool={tool} definition={definition} data={data} />
      </Island>
      <Examples
        definition={definition}
        examples={tool.definition.examples(data.today)}
        data={data}
        title={title}
        lead={fill(lead, { date: formatDay(data.today, data.language) })}
      >
        {(found, example, reading) => ({
          summary: (
            <span>
              <Amounts text={nameOf(reading, example, data)} />
            </span>
          ),
          answer: (
            <div className={styles.answer}>
              {tool.answerLeads ? null : (
                <p data-nosearch>
                  <Amounts text={verdictOf(tool.headline(found, data))} />
                </p>
              )}
              <tool.Answer found={found} data={data} isExample />
            </div>
          )
        })}
      </Examples>
    </>
  )
}

/** What the tool would say first: without it an example shows days and rules, but no answer. */
function verdictOf({ lead, main, detail }: Headline): string {
  return [lead, main, detail].filter(Boolean).join(' ')
}

/** The name of an example, with its days and amounts. */
function nameOf({ questions, values }: Reading, example: Example, data: DaysData): string {
  const days = questions.map(({ id }) => [id, spoken(values.day(id), example, id, data)])
  return fill(data.own.examples[example.id] ?? '', Object.fromEntries(days) as Record<string, string>)
}

/** An answer inside the name of an example: a day or an amount. */
function spoken(day: string | undefined, { answers }: Example, id: string, { language }: DaysData): string {
  if (day !== undefined) return formatDay(day, language)
  const { cents } = readAmount(answers[id] ?? '')
  return cents === undefined ? '' : formatMoney(cents, language)
}
