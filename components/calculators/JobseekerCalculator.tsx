import { Calculator } from './Calculator'
import { jobseeker } from './definitions/jobseeker'
import type { CalculatorData } from './types'

/** JobSeeker Payment for a fortnight. @param data put in by scripts/mdx where a page names the calculator */
export function JobseekerCalculator({ data }: { data?: CalculatorData }) {
  return <Calculator definition={jobseeker} data={data} />
}
