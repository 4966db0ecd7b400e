/** Worked examples of pages: the rules work each one out, so that it stays right when a rate changes. */
import { fill } from '../../i18n/fill.ts'
import { formatMoney } from '../../i18n/format.ts'
import { assessIncomeMaintenance } from '../../rules/income-maintenance.ts'
import { assessLiquidAssets } from '../../rules/liquid-assets.ts'
import type { Rates } from '../../rules/lookup.ts'
import { divide, exact, nearestCent } from '../../rules/money.ts'
import { preclusion } from '../../rules/preclusion.ts'
import { assessRedundancy, weeksOf } from '../../rules/redundancy.ts'
import type { Result } from '../../rules/result.ts'
import { redundancySituation } from '../../rules/situations/redundancy.ts'
import { incomeMaintenanceSituation, liquidAssetsSituation } from '../../rules/situations/waiting-periods.ts'
import { MONTHS_A_YEAR } from '../../rules/time.ts'
import { wordsOf, type PictureContext } from './pictures/words.ts'
import { ratesOf } from './rates.ts'

interface Worked {
  /** Figures behind the numbers. */
  figures: readonly string[]
  /** Sums that the sentence names, in cents. */
  cents: Record<string, number>
  /** Weeks and years that the sentence names. */
  counts: Record<string, number>
}

const WEEKLY_PAY = 120_000

/** Their words say how long somebody worked, so a length that changes here changes there. */
const EXAMPLES = {
  'tax-free'(rates: Rates): Worked {
    const [months, paid] = [78, 8_000_000]
    const result = taxFree(redundancyOf(months, rates, paid))
    const limit = amountOf(result)
    const base = rates.value('redundancy.tax-free.base')
    const perYear = rates.value('redundancy.tax-free.per-year')
    const cents = { base, perYear, forYears: limit - base, limit, paid, taxed: paid - limit }
    return { figures: idsOf(result), cents, counts: { years: fullYears(months) } }
  },
  'redundancy-pay'(rates: Rates): Worked {
    const months = 55
    const result = redundancyOf(months, rates)
    const counts = { years: fullYears(months), weeks: weeksOf(result) }
    return { figures: idsOf(result), cents: { weekly: WEEKLY_PAY, pay: amountOf(result) }, counts }
  },
  'payout-wait'(rates: Rates): Worked {
    const paid = 1_250_000
    const payments = [{ kind: 'redundancy', amount: paid }]
    const result = assessIncomeMaintenance(incomeMaintenanceSituation.parse({ weeklyPay: WEEKLY_PAY, payments }), rates)
    return { figures: [], cents: { weekly: WEEKLY_PAY, paid }, counts: { weeks: weeksOf(result) } }
  },
  'savings-wait'(rates: Rates): Worked {
    const assets = 840_000
    const result = assessLiquidAssets(liquidAssetsSituation.parse({ liquidAssets: assets }), rates)
    const first = rates.value('liquid-assets.first-week.single')
    const cents = { assets, first, rest: assets - first, step: rates.value('liquid-assets.step.single') }
    return { figures: idsOf(result), cents, counts: { weeks: amountOf(result), further: amountOf(result) - 1 } }
  },
  'compensation-weeks'(rates: Rates): Worked {
    const settlement = 10_000_000
    const figures = ['compensation.settlement-share', 'compensation.divisor']
    const { lostEarnings, weeks } = preclusion(settlement, rates)
    const divisor = rates.value('compensation.divisor')
    return { figures, cents: { settlement, lost: nearestCent(lostEarnings), divisor }, counts: { weeks } }
  },
  'advance-repayment'(rates: Rates): Worked {
    const figures = ['advance.benefit.minimum', 'advance.benefit.repayment-fortnights']
    const [advance, fortnights] = [
      rates.value('advance.benefit.minimum'),
      rates.value('advance.benefit.repayment-fortnights')
    ]
    const each = nearestDollar(nearestCent(divide(exact(advance), exact(fortnights))))
    return { figures, cents: { advance, each }, counts: { fortnights } }
  },
  'enough-hours'(rates: Rates): Worked {
    const [work, study] = [18, 6]
    const enough = rates.value('obligations.fully-meeting.hours')
    const counts = { work, study, sum: work + study, enough, volunteering: enough - work - study }
    return { figures: ['obligations.fully-meeting.hours'], cents: {}, counts }
  }
}

type ExampleId = keyof typeof EXAMPLES

/** The values of the attribute of `<WorkedExample>`. */
export const WORKED_EXAMPLES = Object.keys(EXAMPLES)

/**
 * The sentences of an example, with today’s rates.
 * @throws Error for an unknown example, or one without an amount; FigureNotHeldError
 */
export function workedExample(page: PictureContext, id: string): string {
  if (!isExample(id)) throw new Error(`There is no worked example “${id}”.`)
  const { figures, cents, counts } = EXAMPLES[id](ratesOf(page))
  figures.forEach(figure => page.figures.add(figure))
  const sums = Object.entries(cents).map(([name, sum]) => [name, formatMoney(sum, page.language)])
  return fill(wordsOf(page).examples[id], { ...Object.fromEntries(sums), ...counts })
}

function isExample(id: string): id is ExampleId {
  return WORKED_EXAMPLES.includes(id)
}

function redundancyOf(serviceMonths: number, rates: Rates, amountPaid?: number): Result {
  const situation = { serviceMonths, weeklyBasePay: WEEKLY_PAY, age: 40, ...(amountPaid && { amountPaid }) }
  return assessRedundancy(redundancySituation.parse(situation), rates)
}

/** The limit itself, because more is paid. @throws Error if it has outgrown the payment */
function taxFree({ others }: Result): Result {
  const result = others.find(({ id }) => id === 'tax-free-redundancy')
  if (!result?.findings.some(({ id }) => id === 'redundancy-taxable-part')) {
    throw new Error('The example of tax-free redundancy pay has no taxed part.')
  }
  return result
}

function idsOf({ figures }: Result): string[] {
  return figures.map(({ id }) => id)
}

function nearestDollar(cents: number): number {
  return Math.round(cents / 100) * 100
}

function amountOf({ amount }: Result): number {
  if (amount === null) throw new Error('A worked example has no amount.')
  return amount
}

function fullYears(months: number): number {
  return Math.floor(months / MONTHS_A_YEAR)
}
