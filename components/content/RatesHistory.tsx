import { useLanguage } from '../layout/use-language'
import type { HistoryView } from './views'

interface Props {
  figures: string
  data?: HistoryView
}

/** Every dated value of some figures, folded. */
export function RatesHistory({ data }: Props) {
  return data ? <History data={data} /> : null
}

function History({ data }: { data: HistoryView }) {
  const { words } = useLanguage()
  return (
    <details className="fold">
      <summary>{words.figure.history}</summary>
      {data.figures.map(figure => (
        <table key={figure.label}>
          <caption>{figure.label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.from}</th>
              <th scope="col">{words.figure.amount}</th>
            </tr>
          </thead>
          <tbody>
            {figure.values.map(value => (
              <tr key={value.from}>
                <th scope="row" className="unbroken">
                  {value.from}
                </th>
                <td>
                  {value.text}
                  {value.status === 'verified' ? null : <small> {words.status[value.status]}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  )
}
