/** How many taps the interview costs: somebody in a hurry, on a phone. */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'
import { taps, walk } from '../../../support/interview-walk.ts'

/** Separated, two children, no work, rents. */
const SINGLE_MOTHER =
  'happened=separated&on-separated=2026-11-20&age=34&location=in-australia&visa=citizen&partner=none&children=2' +
  '&child-1-age=9&child-2-age=6&all-nights=yes&all-own=yes&any-is=no' +
  '&work=unemployed&insolvent=no&study=none' +
  '&paid-out=none&left-job=no&health=none&caring=none&pay=0&other-income=0&maintenance=0' +
  '&savings=3200&assets-financial=3200&assets-other=9000&home=private-rent&rent=430&rent-per=week&sharing=no&state=vic' +
  '&remote=no&has=none'

it('a single mother of two answers all that is asked with at most thirty taps', () => {
  const told = readFragment(`#${SINGLE_MOTHER}`)?.answers ?? {}
  const walked = walk(told, HOUSEHOLDS[0]!.rates)
  expect(walked.asked.length).toBeGreaterThan(8)
  expect(taps(walked)).toBeLessThanOrEqual(30)
})
