/** The assets test of working-age payments: above the limit nothing is paid. */
import type { Rates } from './lookup.ts'
import { negative, exact, type Exact } from './money.ts'
import { cents, finding, line, type Finding, type Line } from './result.ts'
import type { Assets } from './situations/common.ts'

const SECTION = 'A guide to Australian Government payments, assets test limits for allowances'

/**
 * The line that takes the whole rate away; undefined where assets are not above the limit.
 * Source: A guide to Australian Government payments, assets test limits for allowances.
 * @param total cents, of both together for a couple
 * @param rate cents a fortnight that would otherwise be due
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
