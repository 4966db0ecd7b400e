/**
 * The days that pages are written for. None of them is today: a build of tomorrow must give the files of today, or every
 * reader downloads the site again each morning. What shows the day of the reader takes it on the device
 * (components/boot/day.ts).
 */
import type { Data } from '../../rules/data/load.ts'
import type { Figure } from '../../rules/data/schema.ts'
import { dayAfter, type IsoDate } from '../../rules/dates.ts'
import { reviewBy } from '../../rules/figures.ts'

/** Before every record of data/. */
const BEFORE_ALL: IsoDate = '0000-01-01'

/** The last of some days that has come. */
function latest(days: Iterable<IsoDate>, today: IsoDate): IsoDate {
  let last = BEFORE_ALL
  for (const day of days) if (day <= today && day > last) last = day
  return last
}

/**
 * The last day on which something in data/ took effect, ended, fell due or was announced. What a page shows of data/ is
 * on this day what it is on the day of the build.
 * @param today the day of the build
 */
export function dataDay({ figures, dates, changes }: Data, today: IsoDate): IsoDate {
  return latest(
    [
      ...[...figures.values()].flatMap(figure => [
        ...effects(figure),
        ...figure.values.flatMap(value => reviewBy(figure, value) ?? [])
      ]),
      // A list of what is to come has such a day until it is over.
      ...[...dates.values()].flatMap(({ date }) => [date, dayAfter(date)]),
      ...[...changes.values()].map(({ date }) => date)
    ],
    today
  )
}

/**
 * The last day on which one of some figures took effect or ended: what is worked out with their rates is worked out for
 * this day, and says so.
 * @param today the day of the build, or `dataDay`
 */
export function ratesDay(figures: Iterable<Figure>, today: IsoDate): IsoDate {
  return latest([...figures].flatMap(effects), today)
}

function effects({ values, ends }: Figure): IsoDate[] {
  return [...values.map(({ from }) => from), ...(ends === undefined ? [] : [dayAfter(ends)])]
}
