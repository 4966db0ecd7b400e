/** The zones of demerits, rung by rung. */
import type { LadderPicture } from '../../../components/pictures/views.ts'
import { countOf, filled, wordsOf, type PictureContext } from './words.ts'

/** From no demerit to the penalty zone. @throws UnknownIdError for an id data/ lacks */
export function ladderPicture(page: PictureContext): LadderPicture {
  const words = wordsOf(page).ladder.demerits
  const interview = countOf(page, 'demerits.capability-interview')
  const assessment = countOf(page, 'demerits.capability-assessment')
  const rung = (title: string, text: string, count: number) => ({
    title: filled(page, title),
    text: filled(page, text),
    count
  })
  return {
    caption: words.caption,
    rungs: [
      rung(words.green, words.greenText, 0),
      rung(words.warning, words.warningText, 1),
      rung(words.interview, words.interviewText, interview),
      rung(words.assessment, words.assessmentText, assessment),
      rung(words.penalty, words.penaltyText, assessment + 1)
    ],
    most: assessment + 1,
    foot: filled(page, words.foot)
  }
}
