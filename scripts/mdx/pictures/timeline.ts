/** Lines of time: what comes first, and how long each takes. */
import type { Span, TimelinePicture } from '../../../components/pictures/views.ts'
import { formatQuantity } from '../../../i18n/format.ts'
import { daysOf, filled, wordsOf, type PictureContext } from './words.ts'

/** Its end in words follows from its length. */
type Line = Omit<TimelinePicture, 'end'>

/** The lines that a page may name. */
type TimelineId = keyof typeof LINES

const LINES = { claim, 'job-end': jobEnd, review, missed }

/** Of the attribute of `<Timeline>`. */
export const TIMELINE_IDS = Object.keys(LINES)

/**
 * One line.
 * @throws UnknownIdError for a figure data/ lacks, or Error for a line there is none of
 */
export function timelinePicture(page: PictureContext, id: string): TimelinePicture {
  if (!isLine(id)) throw new Error(`There is no line of time “${id}”.`)
  const picture = LINES[id](page)
  return {
    ...picture,
    end: lengthIn(page, picture.most),
    spans: picture.spans.map(span => ({ ...span, text: filled(page, span.text) }))
  }
}

/** Days as people say them: in weeks if they are whole. */
function lengthIn({ language }: PictureContext, days: number): string {
  const weeks = days / 7
  return Number.isInteger(weeks) ? formatQuantity(weeks, 'weeks', language) : formatQuantity(days, 'days', language)
}

function isLine(id: string): id is TimelineId {
  return TIMELINE_IDS.includes(id)
}

function span(title: string, text: string, days?: number, more: Partial<Span> = {}): Span {
  return { title, text, days, from: 0, theirs: false, ...more }
}

/** Social Security Guide 3.1.2: the ordinary wait follows the others. */
function claim(page: PictureContext): Line {
  const words = wordsOf(page).timeline.claim
  const savings = daysOf(page, 'liquid-assets.max-weeks')
  const ordinary = daysOf(page, 'waiting-period.ordinary')
  return {
    caption: words.caption,
    spans: [
      span(words.claim, words.claimText, 0),
      span(words.leave, words.leaveText),
      span(words.savings, words.savingsText, savings),
      span(words.ordinary, words.ordinaryText, ordinary, { from: savings })
    ],
    most: savings + ordinary,
    foot: words.foot
  }
}

function jobEnd(page: PictureContext): Line {
  const words = wordsOf(page).timeline['job-end']
  const dismissal = daysOf(page, 'unfair-dismissal.apply-days')
  const protections = daysOf(page, 'general-protections.apply-days')
  return {
    caption: words.caption,
    spans: [
      span(words.claim, words.claimText, 0),
      span(words.pay, words.payText, daysOf(page, 'final-pay.days'), { theirs: true }),
      span(words.dismissal, words.dismissalText, dismissal),
      span(words.protections, words.protectionsText, protections)
    ],
    most: Math.max(dismissal, protections)
  }
}

/** Each step begins where the one before it ends. */
function review(page: PictureContext): Line {
  const words = wordsOf(page).timeline.review
  const steps = [
    span(words.explanation, words.explanationText, daysOf(page, 'review.explanation.contact-days'), { theirs: true }),
    span(words.ask, words.askText, daysOf(page, 'review.aro.full-back-pay-weeks')),
    span(words.decide, words.decideText, daysOf(page, 'review.aro.aim-days'), { theirs: true }),
    span(words.tribunal, words.tribunalText, daysOf(page, 'review.art.first-weeks')),
    span(words.second, words.secondText, daysOf(page, 'review.art.second-days'))
  ]
  return {
    caption: words.caption,
    spans: steps,
    most: Math.max(...steps.map(({ days = 0 }) => days)),
    foot: words.foot
  }
}

function missed(page: PictureContext): Line {
  const words = wordsOf(page).timeline.missed
  const fix = daysOf(page, 'obligations.days-to-fix')
  const again = daysOf(page, 'payment.restore-weeks')
  return {
    caption: words.caption,
    spans: [
      span(words.fix, words.fixText, fix),
      span(words.hold, words.holdText, undefined, { from: fix }),
      span(words.again, words.againText, again)
    ],
    most: again
  }
}
