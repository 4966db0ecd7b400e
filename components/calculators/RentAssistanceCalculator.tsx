import { Calculator } from './Calculator'
import { rentAssistance } from './definitions/rent-assistance'
import type { CalculatorData } from './types'

export function RentAssistanceCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={rentAssistance} data={data} />
}
