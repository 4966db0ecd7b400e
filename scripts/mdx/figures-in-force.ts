/** Figures for the lists of all figures: only those in force, with the day on which they may be out of date. */
import type { FigureView, OriginView } from '../../components/content/views.ts'
import { formatDate } from '../../i18n/format.ts'
import { FigureNotHeldError, findValueOn } from '../../rules/figures.ts'
import { earliestReview, figureView, shownFrom, type ViewContext } from './views.ts'

/**
 * The view of a figure, unless it has ended, has not begun or was never confirmed.
 * @param cents prints an amount with its cents in any case
 * @throws UnknownIdError for an id data/ lacks
 */
export function figureInForce(context: ViewContext, id: string, cents?: boolean): FigureView | undefined {
  const figure = context.data.figures.get(id)
  const ended = figure?.ends !== undefined && figure.ends < context.today
  if (ended || (figure && findValueOn(figure, context.today)?.status === 'unverified')) return undefined
  try {
    return figureView(context, id, context.today, cents)
  } catch (error) {
    if (error instanceof FigureNotHeldError) return undefined
    throw error
  }
}

/** When the value of a figure may be out of date. */
export function reviewOf(context: ViewContext, id: string): Pick<OriginView, 'review'> {
  const by = earliestReview(context, [id])
  if (by === undefined) return {}
  return { review: { ...shownFrom(by, context), text: formatDate(by, context.language) } }
}
