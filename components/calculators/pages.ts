/** Every calculator that has a page. */
import { jobseeker } from './definitions/jobseeker.ts'
import { rentAssistance } from './definitions/rent-assistance.ts'
import { wageSubsidy } from './definitions/wage-subsidy.ts'
import { youthAllowance } from './definitions/youth-allowance.ts'
import type { Definition } from '../tool/types.ts'

export interface CalculatorPage {
  definition: Definition
  call: string[]
}

export const CALCULATOR_PAGES: readonly CalculatorPage[] = [
  { definition: jobseeker, call: ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national'] },
  { definition: rentAssistance, call: ['centrelink-jobseeker', 'centrelink-multilingual', 'tis-national'] },
  { definition: youthAllowance, call: ['centrelink-youth', 'centrelink-multilingual'] },
  { definition: wageSubsidy, call: ['workforce-australia-employer', 'tis-national'] }
]

/**
 * The calculator that `<Calculator id="…" />` names.
 * @throws RangeError where there is none
 */
export function calculatorPage(id: string): CalculatorPage {
  const page = CALCULATOR_PAGES.find(({ definition }) => definition.id === id)
  if (!page) throw new RangeError(`there is no calculator ${id}`)
  return page
}
