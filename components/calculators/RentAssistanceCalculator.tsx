import { Calculator } from './Calculator'
import { rentAssistance } from './definitions/rent-assistance'
import type { CalculatorData } from './types'

/** Rent Assistance for a fortnight. @param data put in by scripts/mdx where a page names the calculator */
export function RentAssistanceCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={rentAssistance} data={data} />
}
