/** What changed on the last days on which rates changed, by payment: worked out from the figures themselves. */
import type { RateChangesView } from '../../components/content/views.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { rateChangesWords } from '../../i18n/rate-changes.ts'
import type { Figure } from '../../rules/data/schema.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { CONFIRMED } from '../../rules/lookup.ts'
import { inReadingOrder } from './figure-groups.ts'
import { fileOfPath, frontMatterOf } from './site.ts'
import { figureView, type ViewContext } from './views.ts'

/** How many days are shown: a year has four on which rates change (January, March, July, September). */
const MOST_DAYS = 4

/** The page of each payment, and how the ids of its figures begin. */
const PAYMENTS: Record<string, readonly string[]> = {
  jobseeker: ['jobseeker', 'partner-income'],
  'youth-allowance': ['youth-allowance'],
  austudy: ['austudy'],
  'parenting-payment': ['parenting-payment'],
  'age-pension': ['pension'],
  'rent-assistance': ['rent-assistance'],
  'family-tax-benefit': ['ftb-a', 'ftb-b', 'newborn'],
  'parental-leave-pay': ['parental-leave-pay']
}

/** A new amount, and the day from which it holds. */
interface Change {
  figure: Figure
  from: IsoDate
  before: IsoDate
}

/** The newest day first, and on each the payments in our order; only amounts that rules would calculate with. */
export function rateChanges(context: ViewContext): RateChangesView {
  const { language, today } = context
  const changes = listed(context).flatMap(figure => changesOf(figure, today))
  const days = [...new Set(changes.filter(({ figure }) => paymentOf(figure)).map(({ from }) => from))]
  return {
    columns: rateChangesWords[language].columns,
    days: days
      .sort()
      .reverse()
      .slice(0, MOST_DAYS)
      .map(day => ({
        day: formatDate(day, language),
        payments: Object.keys(PAYMENTS).flatMap(payment => {
          const rows = changes
            .filter(({ figure, from }) => from === day && paymentOf(figure) === payment)
            .map(({ figure, before, from }) => ({
              label: figure.label[language],
              before: amountOn(context, figure, before),
              now: amountOn(context, figure, from)
            }))
          return rows.length > 0 ? [{ ...pageOf(payment, language), rows }] : []
        })
      }))
  }
}

/** The figures in the order in which the page of their area lists them: by group, and then as its tables do. */
function listed({ data }: ViewContext): Figure[] {
  const placeOf = ({ id }: Figure) => ({ area: data.areas.get(id) ?? '', id })
  const tables = [...data.figureFamilies.values()].flatMap(({ rows }) => rows.flatMap(({ figures }) => figures))
  const rows = new Map(tables.map((id, index) => [id, index]))
  const rowOf = ({ id }: Figure) => rows.get(id) ?? tables.length
  return [...data.figures.values()].sort((a, b) => inReadingOrder(placeOf(a), placeOf(b)) || rowOf(a) - rowOf(b))
}

function paymentOf({ id }: Figure): string | undefined {
  const [start = ''] = id.split('.')
  return Object.keys(PAYMENTS).find(payment => PAYMENTS[payment]?.includes(start))
}

function changesOf(figure: Figure, today: IsoDate): Change[] {
  if (figure.unit !== 'money') return []
  return figure.values.flatMap(({ from, value, status }, index) => {
    const before = figure.values[index - 1]
    const isChange = before && before.value !== value && from <= today
    return isChange && [before.status, status].every(each => CONFIRMED.includes(each))
      ? [{ figure, from, before: before.from }]
      : []
  })
}

/** With its period, because a table mixes them, and in full with cents, so that the two amounts of a row compare. */
function amountOn(context: ViewContext, { id }: Figure, day: IsoDate): string {
  return figureView(context, id, day, true).textPer
}

/** @throws where a payment has no page */
function pageOf(payment: string, language: Language): { title: string; href: string } {
  const href = `/${language}/centrelink/payments/${payment}`
  const file = fileOfPath(href)
  if (!file) throw new Error(`${href} is no page.`)
  return { title: rateChangesWords[language].titles[payment] ?? frontMatterOf(file).title ?? '', href }
}
