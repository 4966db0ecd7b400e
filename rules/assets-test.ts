import type { Rates } from './lookup.ts'
import { negative, exact, type Exact } from './money.ts'
import { cents, finding, line, type Finding, type Line } from './result.ts'
import type { Assets } from './situations/common.ts'

const SECTION = 'A guide to Australian Government payments, assets test limits for allowances'

/**
 * The line that takes the whole rate away, cents a fortnight; undefined where assets are within their limit.
 * Source: A guide to Australian Government payments, assets test limits for allowances.
 * @param total cents, of both together for a couple
 * @throws FigureNotHeldError where the limit lacks the day
 */
export function assetsTest(
  { homeOwner, total }: Assets,
  partnered: boolean,
  rate: Exact,
  rates: Rates
): { line: Line; finding: Finding } | undefined {
  const id = `assets-limit.${partnered ? 'couple' : 'single'}-${homeOwner ? 'homeowner' : 'non-homeowner'}`
  const limit = rates.value(id)
  if (total <= limit) return undefined
  const terms = [cents('assets', exact(total)), cents('limit', exact(limit))]
  return {
    line: line('assets-test', negative(rate), SECTION, [id], terms),
    finding: finding('over-assets-limit', SECTION, [id], terms)
  }
}
