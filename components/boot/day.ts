import { dayInBrisbane, type IsoDate } from '../../rules/dates.ts'

/** Today; in a preview, the day that it shows (pages/_document.tsx). */
export function pageDay(): IsoDate {
  return document.documentElement.dataset.asAt ?? dayInBrisbane(new Date())
}
