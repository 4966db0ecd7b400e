/** The sums of worked examples, so that an example on a page changes with the figures it is made of. */
import { formatMoney } from '../../i18n/format.ts'
import { add, basisPoints, divide, exact, multiply, nearestCent, subtract, type Exact } from '../../rules/money.ts'
import { figureOf, shownOn, type ViewContext } from './views.ts'

const STEPS: Record<string, (a: Exact, b: Exact) => Exact> = { '+': add, '-': subtract, x: multiply, '/': divide }

const DOLLARS = /^\d+(?:\.\d\d?)?$/

/** The figures that a sum names, in its order. */
export function figuresOfSum(sum: string): string[] {
  return sum.split(' ').filter((part, place) => place % 2 === 0 && !DOLLARS.test(part))
}

/**
 * A sum of money as text, such as “100 x rent-assistance.taper”: figures and plain numbers with + - x / between them,
 * worked out from left to right. A number beside + or - is dollars, a number after x or / is a count.
 * @throws Error where it is not written so, and where the result is not above zero; UnknownIdError for an unknown figure
 */
export function sumText(context: ViewContext, sum: string): string {
  const [first = '', ...rest] = sum.split(' ')
  let total = partOf(context, first, '+')
  for (let at = 0; at < rest.length; at += 2) {
    const sign = rest[at] ?? ''
    const step = STEPS[sign]
    if (!step) throw new Error(`“${sign}” in the sum “${sum}” is none of ${Object.keys(STEPS).join(' ')}.`)
    total = step(total, partOf(context, rest[at + 1] ?? '', sign))
  }
  const cents = nearestCent(total)
  if (cents <= 0) throw new Error(`The sum “${sum}” is not above zero.`)
  return formatMoney(cents, context.language)
}

/** A part of a sum: cents for money, a share for a percentage or a taper, else the number itself. */
function partOf(context: ViewContext, part: string, sign: string): Exact {
  if (DOLLARS.test(part))
    return sign === 'x' || sign === '/' ? exact(Number(part)) : exact(Math.round(Number(part) * 100))
  const figure = figureOf(context, part)
  const { value } = shownOn(figure, context.today).value
  return figure.unit === 'percent' || figure.unit === 'taper' ? basisPoints(value) : exact(value)
}
