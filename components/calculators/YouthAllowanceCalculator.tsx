import { Calculator } from './Calculator'
import { youthAllowance } from './definitions/youth-allowance'
import type { CalculatorData } from './types'

export function YouthAllowanceCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={youthAllowance} data={data} />
}
