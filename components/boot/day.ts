import { dayInBrisbane, type IsoDate } from '../../rules/dates.ts'

/** Today; in a preview, the day that it shows (pages/_document.tsx). */
export function pageDay(): IsoDate {
  return document.documentElement.dataset.asAt ?? dayInBrisbane(new Date())
}

const MINUTE_MS = 60_000

/**
 * The reader’s own day, for what must be done by its end: in Perth it ends three hours after Sydney’s. That of a device
 * that is not in Australia is the page’s: offices count by their own.
 */
export function readersDay(): IsoDate {
  const isHere = Intl.DateTimeFormat().resolvedOptions().timeZone.startsWith('Australia/')
  if (!isHere || document.documentElement.dataset.asAt) return pageDay()
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10)
}
