/** The rates that pages are drawn and listed with while the site is built. */
import { figuresFrom, Rates, usableOn } from '../../rules/lookup.ts'
import type { ViewContext } from './views.ts'

/**
 * The rates of a page’s day. Where nobody has entered new ones for more than a year, those of the last day on which the
 * ones held may be used: the site is built on any day, and its pages say that figures may be out of date.
 */
export function ratesOf({ data, today }: Pick<ViewContext, 'data' | 'today'>): Rates {
  const figures = figuresFrom(data.figures.values())
  return new Rates(figures, usableOn(figures, today))
}
