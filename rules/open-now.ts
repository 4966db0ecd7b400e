/** Whether a phone line is open. Public holidays are not known here: pages say so beside every answer. */
import type { OpeningHours } from './data/schema.ts'
import type { STATES } from './situations/household-choices.ts'

export type Openness = 'open' | 'closed' | 'unknown'

export type State = (typeof STATES)[number]

/** The time zone of most of a state; it includes daylight saving. */
const STATE_ZONES: Record<State, string> = {
  nsw: 'Australia/Sydney',
  vic: 'Australia/Melbourne',
  qld: 'Australia/Brisbane',
  wa: 'Australia/Perth',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  act: 'Australia/Sydney',
  nt: 'Australia/Darwin'
}

/** The zones a caller may be in: that of the chosen state, else the device's if it is Australian, else all. */
export function callerZones(state: State | undefined, deviceZone: string): string[] {
  if (state) return [STATE_ZONES[state]]
  return deviceZone.startsWith('Australia/') ? [deviceZone] : [...new Set(Object.values(STATE_ZONES))]
}

/** Whether a line is open; `unknown` without hours, or where the callers' zones differ. @param callers IANA zones */
export function openAt(hours: OpeningHours | undefined, moment: Date, callers: readonly string[]): Openness {
  if (!hours) return 'unknown'
  if ('always' in hours) return 'open'
  const zones = hours.zone === 'local' ? callers : [hours.zone]
  const answers = new Set(zones.map(zone => isWithin(hours.periods, timeIn(zone, moment))))
  if (answers.size !== 1) return 'unknown'
  return answers.has(true) ? 'open' : 'closed'
}

type Periods = Extract<OpeningHours, { zone: string }>['periods']
type Day = Periods[number]['days'][number]

interface WallClock {
  day: Day
  /** `HH:MM`, `00:00` to `23:59`. */
  time: string
}

function timeIn(zone: string, moment: Date): WallClock {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23'
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? ''
  return { day: part('weekday').toLowerCase() as Day, time: `${part('hour')}:${part('minute')}` }
}

/** From the first minute of a period up to, not including, its last. */
function isWithin(periods: Periods, { day, time }: WallClock): boolean {
  return periods.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)
}
