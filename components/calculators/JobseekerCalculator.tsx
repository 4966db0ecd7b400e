import { Calculator } from './Calculator'
import { jobseeker } from './definitions/jobseeker'
import type { CalculatorData } from './types'

export function JobseekerCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={jobseeker} data={data} />
}
