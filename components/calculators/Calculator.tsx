import { Island } from '../islands/Island'
import styles from './calculators.module.css'
import { Examples } from './Examples'
import { CALCULATOR_ISLAND, LiveCalculator } from './LiveCalculator'
import { calculatorPage } from './pages'
import type { CalculatorData, CalculatorId } from './types'

interface Props {
  id: CalculatorId
  /** From the build; see scripts/mdx/calculators.ts. */
  data?: CalculatorData | undefined
}

/**
 * A form, its answer and worked examples. The page is complete before React arrives: its HTML has the result
 * of the initial answers and the examples.
 */
export function Calculator({ id, data }: Props) {
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
