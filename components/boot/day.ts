import { dayInBrisbane, type IsoDate } from '../../rules/dates.ts'
import { now } from './clock.ts'

/** Today or, in a preview, its day (pages/_document.tsx). */
export function pageDay(): IsoDate {
  return document.documentElement.dataset.asAt ?? dayInBrisbane(now())
}

const MINUTE_MS = 60_000

/**
 * The reader’s own day, for what must be done by its end: in Perth it ends three hours after Sydney’s. On a device outside
 * Australia it is the page’s day, because offices count in their own time zone.
 */
export function readersDay(): IsoDate {
  const isHere = Intl.DateTimeFormat().resolvedOptions().timeZone.startsWith('Australia/')
  if (!isHere || document.documentElement.dataset.asAt) return pageDay()
  const moment = now()
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10)
}
