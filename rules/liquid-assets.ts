import type { Rates } from './lookup.ts'
import { exact } from './money.ts'
import { cents, count, finding, line, settle, type Line, type Outline, type Result } from './result.ts'
import type { LiquidAssetsSituation } from './situations/waiting-periods.ts'

const SECTION = 'Social Security Act 1991 s 598; Social Security Guide 3.1.2.20'
const EXEMPTIONS = 'Social Security Guide 3.1.2.70'
const OUTLINE: Outline = {
  id: 'liquid-assets-waiting-period',
  unit: 'weeks',
  limits: ['severe-hardship-waivers', 'order-of-waiting-periods']
}

/**
 * Weeks to wait: one for each whole step of assets above the reserve, up to a longest wait.
 * Source: Social Security Act 1991 ss 549A, 575A, 598; Social Security Guide 3.1.2.20, 3.1.2.70.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessLiquidAssets(situation: LiquidAssetsSituation, rates: Rates): Result {
  const lines = weeks(situation, rates)
  const { exemption } = situation
  if (!exemption) return settle(rates, OUTLINE, lines)
  const due = lines.reduce((running, { exact: { n } }) => running + n, 0)
  const waived = due > 0 ? [line('wait-exempt', exact(-due), EXEMPTIONS)] : []
  return settle(rates, OUTLINE, [...lines, ...waived], { findings: [finding('liquid-assets-wait-exempt', EXEMPTIONS)] })
}

function weeks({ partnered, dependentChildren, liquidAssets }: LiquidAssetsSituation, rates: Rates): Line[] {
  const group = partnered || dependentChildren ? 'family' : 'single'
  const [reserve, step] = [`liquid-assets.reserve.${group}`, `liquid-assets.step.${group}`]
  const longest = 'liquid-assets.max-weeks'
  const above = liquidAssets - rates.value(reserve)
  const counted = Math.max(0, Math.floor(above / rates.value(step)))
  const terms = [
    cents('assets', exact(liquidAssets)),
    cents('reserve', rates.money(reserve)),
    cents('step', rates.money(step))
  ]
  const lines = [line('liquid-assets-weeks', exact(counted), SECTION, [reserve, step], terms)]
  const beyond = counted - rates.value(longest)
  if (beyond <= 0) return lines
  return [...lines, line('above-longest-wait', exact(-beyond), SECTION, [longest], [count('weeks', counted)])]
}
