/** How much more pay leaves: a small version of a calculator's curve, for common situations. */
import { ticks } from 'd3-array'
import { initialAnswers, readAnswers } from '../../../components/tool/answers.ts'
import { calculatorPage } from '../../../components/calculators/pages.ts'
import { earningsOf, type EarningsPoint } from '../../../components/calculators/earnings.ts'
import { bends } from '../../../components/pictures/geometry.ts'
import type { KeepPicture } from '../../../components/pictures/views.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatMoney, formatQuantity } from '../../../i18n/format.ts'
import { ratesOf } from '../rates.ts'
import { wordsOf, type PictureContext } from './words.ts'

/** The answers that differ from a calculator's initial ones. */
const SITUATIONS = {
  'jobseeker-single': { calculator: 'jobseeker', answers: {} },
  'jobseeker-parent': { calculator: 'jobseeker', answers: { children: '1', carer: 'yes', youngest: '15' } },
  student: { calculator: 'youth-allowance', answers: {} },
  'young-job-seeker': { calculator: 'youth-allowance', answers: { activity: 'job-seeker', age: '19' } }
}

type Situation = keyof typeof SITUATIONS

/** The values of the attribute of `<Keep>`. */
export const KEEP_SITUATIONS = Object.keys(SITUATIONS)

/** The pay a fortnight in the sentence, in cents: two short shifts a week. */
const EXAMPLE_PAY = 40_000
const AXIS_TICKS = 3

/**
 * The payment at every pay until it ends.
 * @throws Error for an unknown situation, or one without a payment; FigureNotHeldError
 */
export function keepPicture(page: PictureContext, id: string): KeepPicture {
  const { situation, here, cutOut, curve, rows } = earningsIn(page, id)
  const words = wordsOf(page).keep
  const money = (cents: number) => formatMoney(cents, page.language)
  return {
    caption: words.captions[situation],
    summary: fill(words.summary, {
      pay: money(here.pay),
      payment: money(here.payment),
      total: money(here.total),
      cutOut: money(cutOut)
    }),
    curve,
    payment: words.payment,
    pay: words.pay,
    axis: ticks(0, curve.at(-1)?.pay ?? 0, AXIS_TICKS).map(at => ({
      at,
      text: formatQuantity(at / 100, 'count', page.language)
    })),
    axisTitle: words.axis,
    top: money(curve[0]?.payment ?? 0),
    columns: [words.pay, words.payment, words.together],
    rows: rows.map(({ pay, payment, total }) => ({ id: String(pay), cells: [pay, payment, total].map(money) })),
    table: words.table,
    foot: words.foot
  }
}

function earningsIn(page: PictureContext, id: string) {
  if (!isSituation(id)) throw new Error(`There is no situation “${id}” of pay and payment.`)
  const { calculator, answers } = SITUATIONS[id]
  const { definition } = calculatorPage(calculator)
  const pay = definition.pay ? { [definition.pay.question]: String(EXAMPLE_PAY / 100) } : {}
  const rates = ratesOf(page)
  const reading = readAnswers(definition, { ...initialAnswers(definition), ...answers, ...pay }, rates)
  const earnings = earningsOf(definition, reading, rates)
  if (earnings?.cutOut === undefined) throw new Error(`The situation “${id}” has no payment to draw.`)
  const curve = bends<EarningsPoint>(
    earnings.curve(),
    ({ pay }) => pay,
    ({ total }) => total
  ).map(({ pay, payment }) => ({ pay, payment }))
  return { ...earnings, cutOut: earnings.cutOut, situation: id, curve }
}

function isSituation(id: string): id is Situation {
  return KEEP_SITUATIONS.includes(id)
}
