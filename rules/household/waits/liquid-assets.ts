/** The liquid assets waiting period of a household (Social Security Guide 3.1.2.20, 3.1.2.70). */
import { addDays } from '../../dates.ts'
import { assessLiquidAssets } from '../../liquid-assets.ts'
import type { LiquidAssetsSituation } from '../../situations/waiting-periods.ts'
import { DAYS_A_WEEK } from '../../time.ts'
import type { Fact, WaitExemptionId } from '../ids.ts'
import { isPartnered, type View } from '../view.ts'
import { AFTER_DEATH, isOnIncomeSupport, isSoonAfterDeath } from './ordinary.ts'
import { waitStart } from './start.ts'
import type { Wait } from './wait.ts'

const SECTION = 'Social Security Guide 3.1.2.20; 3.1.2.70'
const CARE = 'ftb.care-share'
const BASIS_POINTS = 100

/** Weeks for money above the reserve, from the day after work or study stopped. @throws FigureNotHeldError */
export function liquidAssetsWait(view: View): Wait {
  const exempt = exemptionOf(view)
  const base = { id: 'liquid-assets', runs: 'together', section: SECTION } as const
  if (exempt) {
    const figures = exempt === 'partner-died' ? [AFTER_DEATH] : []
    return { ...base, days: 0, exempt, mayBeExempt: [], missing: [], figures }
  }
  const { weeks, figures, missing } = weeksOf(view)
  const open = { ...base, figures, mayBeExempt: weeks === 0 ? [] : MAY_BE_EXEMPT }
  if (weeks === undefined) return { ...open, days: undefined, missing }
  if (weeks === 0) return { ...open, days: 0, missing: [] }
  const days = weeks * DAYS_A_WEEK
  const from = waitStart(view)
  // From today only because nobody said when their work ended.
  const guessed: Fact[] = from === view.on && !view.you.work.lastDay ? ['work.lastDay'] : []
  if (typeof from !== 'string') return { ...open, days, missing: from.missing }
  return { ...open, days, from, until: addDays(from, days - 1), missing: guessed }
}

const MAY_BE_EXEMPT: WaitExemptionId[] = ['severe-hardship-and-costs', 'served-in-last-12-months']

function exemptionOf(view: View): WaitExemptionId | undefined {
  if (isOnIncomeSupport(view)) return 'transfer'
  return isSoonAfterDeath(view) ? 'partner-died' : undefined
}

interface Weeks {
  /** Undefined where facts are missing that could change them. */
  weeks: number | undefined
  figures: string[]
  missing: Fact[]
}

/** The same number for a family and for someone alone needs no answer about the family. */
function weeksOf(view: View): Weeks {
  const { liquid } = view.household.assets
  if (liquid === undefined) return { weeks: undefined, figures: [], missing: ['assets.liquid'] }
  const family = hasFamily(view)
  const kinds = family === undefined ? [true, false] : [family]
  const results = kinds.map(partnered => assessLiquidAssets(alone(liquid, partnered), view.rates))
  const [weeks, ...others] = results.map(({ amount }) => amount ?? 0)
  const figures = [...new Set(results.flatMap(({ working }) => working.flatMap(step => step.figures)))]
  if (others.every(other => other === weeks)) return { weeks, figures, missing: [] }
  const missing: Fact[] = isPartnered(view) === undefined ? ['partner'] : []
  return { weeks: undefined, figures, missing: [...missing, view.children ? 'children.care' : 'children'] }
}

/** A partner and a child count alike. */
function alone(liquidAssets: number, partnered: boolean): LiquidAssetsSituation {
  return { partnered, dependentChildren: false, liquidAssets }
}

function hasFamily(view: View): boolean | undefined {
  const partnered = isPartnered(view)
  const share = view.rates.value(CARE) / BASIS_POINTS
  const cared = view.children?.map(({ care }) => care && care >= share)
  if (partnered === true || cared?.includes(true)) return true
  return partnered === undefined || cared === undefined || cared.includes(undefined) ? undefined : false
}
