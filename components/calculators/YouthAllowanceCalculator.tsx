import { Calculator } from './Calculator'
import { youthAllowance } from './definitions/youth-allowance'
import type { CalculatorData } from './types'

/** Youth Allowance for a fortnight. @param data put in by scripts/mdx where a page names the calculator */
export function YouthAllowanceCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={youthAllowance} data={data} />
}
