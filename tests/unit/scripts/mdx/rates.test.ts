/** What pages work out while they are built, on days on which nobody has entered rates for long. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { addDays, yearAfter } from '../../../../rules/dates.ts'
import { figuresFrom, usableOn } from '../../../../rules/lookup.ts'
import { byEvent } from '../../../../scripts/mdx/by-event.ts'
import { limitsByEvent } from '../../../../scripts/mdx/days/by-event.ts'
import { comparePicture } from '../../../../scripts/mdx/pictures/compare.ts'
import { keepPicture } from '../../../../scripts/mdx/pictures/keep.ts'
import { ratesOf } from '../../../../scripts/mdx/rates.ts'

const data = loadData()
const { nextReview = '' } = figuresFrom(data.figures.values())
const last = yearAfter(nextReview)

it('the rates of a page are those of its day, up to a year after new ones were due', () => {
  for (const [today, on] of [
    [nextReview, nextReview],
    [last, last],
    [addDays(last, 1), last],
    [yearAfter(yearAfter(last)), last]
  ] as const) {
    expect(ratesOf({ data, today }).on).toBe(on)
  }
  expect(usableOn({}, '2099-01-01')).toBe('2099-01-01')
})

describe.each(LANGUAGES)('years after rates were due, in %s,', language => {
  it.each([last, addDays(last, 1), yearAfter(yearAfter(last))])(
    'on %s, everything that is worked out is there',
    today => {
      const page = { data, language, today, figures: new Set<string>() }
      expect(byEvent(page).flatMap(({ payments }) => payments).length).toBeGreaterThan(10)
      expect(comparePicture(page).rows).toHaveLength(2)
      expect(keepPicture(page, 'student').rows.length).toBeGreaterThan(2)
      expect(JSON.stringify(limitsByEvent(page)).length).toBeGreaterThan(1000)
    }
  )
})
