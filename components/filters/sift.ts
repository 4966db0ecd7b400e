/** Which help lines a reader's choices leave; nothing here knows the page. */
import { callerZones, openAt, type State } from '../../rules/open-now'
import type { OpeningHours } from '../../rules/data/schema'

/** What choices look at. */
export interface Line {
  needs: string[]
  states: string[]
  /** Spoken by the line itself, beyond English. */
  languages?: string[]
  /** It brings an interpreter, or can be called through TIS National. */
  interpreter?: boolean
  hours?: OpeningHours
}

/** An empty choice leaves everything. */
export interface Choice {
  need: string
  state: string
  /** `cmn`, `yue`, or `interpreter` for any language through one. */
  language: string
  open: boolean
}

export const NOTHING_CHOSEN: Choice = { need: '', state: '', language: '', open: false }

/** Is every choice left open, so that the whole list shows? */
export function isNothing(choice: Choice): boolean {
  return !choice.need && !choice.state && !choice.language && !choice.open
}

export type Verdict = 'shown' | 'hidden' | 'hours-unknown'

/** @param deviceZone the zone of the reader's device */
export function sift(line: Line, choice: Choice, moment: Date, deviceZone: string): Verdict {
  if (choice.need && !line.needs.includes(choice.need)) return 'hidden'
  if (choice.state && !line.states.includes(choice.state) && !line.states.includes('national')) return 'hidden'
  if (choice.language && !speaks(line, choice.language)) return 'hidden'
  if (!choice.open) return 'shown'
  const zones = callerZones((choice.state || undefined) as State | undefined, deviceZone)
  const openness = openAt(line.hours, moment, zones)
  return openness === 'unknown' ? 'hours-unknown' : openness === 'open' ? 'shown' : 'hidden'
}

function speaks(line: Line, language: string): boolean {
  if (language === 'interpreter') return line.interpreter === true
  return line.languages?.includes(language) ?? false
}

const KEYS = ['need', 'state', 'language'] as const

/**
 * The choices an address carries.
 * @param known the values each choice may have; others are left out
 */
export function choiceOf(query: string, known: Record<(typeof KEYS)[number], readonly string[]>): Choice {
  const asked = new URLSearchParams(query)
  const choice = { ...NOTHING_CHOSEN, open: asked.get('open') === 'now' }
  for (const key of KEYS) {
    const value = asked.get(key) ?? ''
    if (known[key].includes(value)) choice[key] = value
  }
  return choice
}

/** The address's query for choices; what else stands in the query stays. */
export function queryOf(choice: Choice, query: string): string {
  const asked = new URLSearchParams(query)
  const values = { ...choice, open: choice.open ? 'now' : '' }
  for (const [key, value] of Object.entries(values)) {
    if (value) asked.set(key, value)
    else asked.delete(key)
  }
  const text = asked.toString()
  return text && `?${text}`
}
