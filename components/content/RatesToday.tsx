import { useLanguage } from '../layout/use-language'
import { RatesFootnote } from './RatesTable'
import type { RatesTableView } from './views'

interface Props {
  figures: string
  /** Short names for the figures, in their order, parted by `|`. */
  labels: string
  data?: RatesTableView
}

/** The first figure large, the others below it: the home page's "payment rates today". */
export function RatesToday({ labels, data }: Props) {
  const { words } = useLanguage()
  const [first, ...others] = data?.rows ?? []
  if (!data || !first) return null
  const [firstLabel, ...otherLabels] = labels.split('|')
  return (
    <div className="rates-today">
      <p>
        {firstLabel}
        <data className="hero-figure" value={first.figure.machine}>
          {first.figure.text}
        </data>
        {words.figure.beforeTax}
      </p>
      <dl>
        {others.map(({ figure }, index) => (
          <div key={figure.id}>
            <dt>{otherLabels[index] ?? figure.label}</dt>
            <dd>
              <data value={figure.machine}>{figure.text}</data>
            </dd>
          </div>
        ))}
      </dl>
      <RatesFootnote data={data} />
    </div>
  )
}
