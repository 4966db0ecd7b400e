import { Calculator } from './Calculator'
import { wageSubsidy } from './definitions/wage-subsidy'
import type { CalculatorData } from './types'

export function WageSubsidyCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={wageSubsidy} data={data} />
}
