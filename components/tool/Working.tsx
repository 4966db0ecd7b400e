import { Fragment } from 'react'
import type { FigureInForce } from '../../rules/lookup'
import type { Result, Step } from '../../rules/result'
import { fill, joinSentences } from '../../i18n/fill'
import styles from './tool.module.css'
import { Amounts } from '../content/Amounts'
import { amountText, dayText, stepText } from './format'
import type { ResultData } from './types'

/** The working of an amount, line by line; the lines add up to the total. */
export function Working({ result, data, caption }: { result: Result; data: ResultData; caption: string }) {
  const { words } = data
  if (result.amount === null) return null
  return (
    <table className={styles.working}>
      <caption className="visually-hidden">
        <Amounts text={caption} />
      </caption>
      {result.working.map((step, index) => (
        <tbody key={`${step.label}-${index}`}>
          <tr className={styles.step}>
            <th scope="rowgroup">{words.steps[step.label]}</th>
            <td translate="no">{amountText(step.amount, result.unit, data)}</td>
          </tr>
          <tr>
            <td className={styles.how} colSpan={2}>
              <StepDetail step={step} result={result} data={data} />
            </td>
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{result.unit === 'cents-a-fortnight' ? words.answer.totalFortnight : words.answer.total}</th>
          <td translate="no">{amountText(result.amount, result.unit, data)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function StepDetail({ step, result, data }: { step: Step; result: Result; data: ResultData }) {
  const { language } = data
  const used = step.figures.flatMap(id => result.figures.filter(figure => figure.id === id))
  const facts = joinSentences([stepText(step, data), ...startText(used, data)], language)
  return (
    <span className={styles.detail}>
      {facts ? (
        <span>
          <Amounts text={facts} />
        </span>
      ) : null}{' '}
      {step.section ? <span lang="en">{step.section}</span> : null} <Sources figures={used} data={data} />
    </span>
  )
}

/** Since when a step is worked out as it is: the newest day of its figures. Several days in a row read as a contradiction. */
function startText(used: readonly FigureInForce[], { figures, words, language }: ResultData): string[] {
  const starts = used.map(({ id, from }) => ({
    from,
    start: figures.find(figure => figure.id === id)?.values.find(([day]) => day === from)?.[4] ?? ('from' as const)
  }))
  const [newest] = starts.filter(({ start }) => start !== 'older').sort((a, b) => (a.from < b.from ? 1 : -1))
  if (newest === undefined || newest.start === 'older') return []
  return [fill(words.answer[newest.start], { date: dayText(newest.from, language) })]
}

function Sources({ figures, data }: { figures: FigureInForce[]; data: ResultData }) {
  const ids = [...new Set(figures.map(({ source }) => source))]
  const read = ids.flatMap(id => data.sources[Number(id)] ?? [])
  // Two versions of one page have the same title.
  const sources = read.filter(({ title }, index) => read.findIndex(other => other.title === title) === index)
  return (
    <>
      {sources.map(({ title, url }, place) => (
        <Fragment key={title}>
          {place > 0 ? ' ' : null}
          <a href={url} lang="en">
            {title}
          </a>
        </Fragment>
      ))}
    </>
  )
}
