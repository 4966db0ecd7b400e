import { dayInBrisbane, type IsoDate } from '../../rules/dates.ts'
import { now } from './clock.ts'

/** Today or, in a preview, its day (pages/_document.tsx). */
export function pageDay(): IsoDate {
  return document.documentElement.dataset.asAt ?? dayInBrisbane(now())
}

const MINUTE_MS = 60_000

/** Zones of Australia; those of its islands begin with an ocean or Antarctica. */
const ZONES = /^Australia|\/(Macquarie|Christmas|Cocos|Norfolk)/

/** Minutes, as `getTimezoneOffset` has them, of Norfolk Island in summer and of the Cocos (Keeling) Islands. */
const [EAST, WEST] = [-720, -390]

/** Whether the device is set to a time zone of Australia; by its clock where the browser does not name the zone. */
function isInAustralia(moment: Date): boolean {
  const zone = (Intl.DateTimeFormat().resolvedOptions() as Partial<Intl.ResolvedDateTimeFormatOptions>).timeZone
  if (zone) return ZONES.test(zone)
  const offset = moment.getTimezoneOffset()
  return offset >= EAST && offset <= WEST
}

/**
 * The reader’s own day, for what must be done by its end: in Perth it ends three hours after Sydney’s. On a device outside
 * Australia it is the page’s day, because offices count in their own time zone.
 */
export function readersDay(): IsoDate {
  const moment = now()
  if (document.documentElement.dataset.asAt || !isInAustralia(moment)) return pageDay()
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10)
}

/** The last is for pages from the back/forward cache. Events of the document come to the window too. */
const LOOKED_AT = ['visibilitychange', 'focus', 'pageshow']

/** Calls back when the page is looked at again: a tab may stay open for days. @returns stops it */
export function onLook(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act()
  }
  for (const type of LOOKED_AT) addEventListener(type, look)
  return () => {
    for (const type of LOOKED_AT) removeEventListener(type, look)
  }
}
