import { Calculator } from './Calculator'
import { wageSubsidy } from './definitions/wage-subsidy'
import type { CalculatorData } from './types'

/** What an employer can get for hiring. @param data put in by scripts/mdx where a page names the calculator */
export function WageSubsidyCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={wageSubsidy} data={data} />
}
