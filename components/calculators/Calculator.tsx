import { Island } from '../islands/Island'
import styles from './calculators.module.css'
import { Examples } from './Examples'
import { CALCULATOR_ISLAND, LiveCalculator } from './LiveCalculator'
import type { CalculatorData, Definition } from './types'

interface Props {
  definition: Definition
  /** From the build; see scripts/mdx/calculators.ts. */
  data?: CalculatorData | undefined
}

/**
 * One calm form and its answer. The page is whole before React arrives: the
 * answer to the first answers, and the examples, are in its HTML.
 */
export function Calculator({ definition, data }: Props) {
  if (!data) return null
  return (
    <>
      <Island
        name={CALCULATOR_ISLAND}
        className={styles.calc}
        data-react="now"
        data-nosearch
        data-calculator={definition.id}
      >
        <LiveCalculator definition={definition} data={data} />
      </Island>
      <Examples definition={definition} data={data} />
    </>
  )
}
