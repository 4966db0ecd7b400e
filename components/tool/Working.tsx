import type { FigureInForce } from '../../rules/lookup'
import type { Result } from '../../rules/result'
import { colon, fill, joinNames } from '../../i18n/fill'
import styles from './tool.module.css'
import { Amounts } from '../content/Amounts'
import { amountText, dayText, stepText } from './format'
import type { ResultData } from './types'

interface Props {
  result: Result
  data: ResultData
  caption: string
}

/** The working of an amount, line by line; the lines add up to the total. Below it the rules, each once. */
export function Working({ result, data, caption }: Props) {
  const { words } = data
  if (result.amount === null) return null
  return (
    <>
      <table className={styles.working}>
        <caption className="visually-hidden">
          <Amounts text={caption} />
        </caption>
        {result.working.map((step, index) => {
          const how = stepText(step, data)
          return (
            <tbody key={`${step.label}-${index}`}>
              <tr className={how && styles.step}>
                <th scope="rowgroup">{words.steps[step.label]}</th>
                <td translate="no">{amountText(step.amount, result.unit, data)}</td>
              </tr>
              {how && (
                <tr>
                  <td className={styles.how} colSpan={2}>
                    <span className={styles.detail}>
                      <span>
                        <Amounts text={how} />
                      </span>
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
        <tfoot>
          <tr>
            <th scope="row">
              {result.unit === 'cents-a-fortnight' ? words.answer.totalFortnight : words.answer.total}
            </th>
            <td translate="no">{amountText(result.amount, result.unit, data)}</td>
          </tr>
        </tfoot>
      </table>
      <Rules result={result} data={data} />
    </>
  )
}

/** Each law of a working once, with the lines it is for if there are several, since when, and where it was read. */
function Rules({ result: { working, figures }, data }: Omit<Props, 'caption'>) {
  const { language, words } = data
  const laws = [...new Set(working.map(({ section }) => section))]
  return laws.map(law => {
    const steps = working.filter(({ section }) => section === law)
    const lines = new Set(steps.map(({ label }) => words.steps[label]))
    const used = figures.filter(({ id }) => steps.some(step => step.figures.includes(id)))
    return (
      <p key={law} className={styles.detail}>
        <span>
          {[laws[1] && joinNames([...lines], language), startText(used, data)].filter(Boolean).join(colon(language))}
        </span>{' '}
        <span lang="en">{law}</span>{' '}
        {sourcesOf(used, data).map(({ title, url }) => (
          <a key={title} href={url} lang="en">
            {title}{' '}
          </a>
        ))}
      </p>
    )
  })
}

/** Since when figures hold: the newest day of them. Several days in a row read as a contradiction. */
function startText(used: readonly FigureInForce[], { figures, words, language }: ResultData): string {
  const starts = used.map(({ id, from }) => ({
    from,
    start: figures.find(figure => figure.id === id)?.values.find(([day]) => day === from)?.[4] ?? ('from' as const)
  }))
  const [newest] = starts.filter(({ start }) => start !== 'older').sort((a, b) => (a.from < b.from ? 1 : -1))
  if (newest === undefined || newest.start === 'older') return ''
  return fill(words.answer[newest.start], { date: dayText(newest.from, language) })
}

/** The sources of figures; two versions of one page have the same title. */
function sourcesOf(figures: readonly FigureInForce[], { sources }: ResultData) {
  const read = figures.flatMap(({ source }) => sources[Number(source)] ?? [])
  return [...new Map(read.map(source => [source.title, source])).values()]
}
