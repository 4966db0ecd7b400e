/** Which help lines match a reader's choices; nothing here knows the page. */
import { callerZones, openAt, type State } from '../../rules/open-now'
import type { OpeningHours } from '../../rules/data/schema'

/** What the choices are compared with. */
export interface Line {
  needs: string[]
  states: string[]
  /** Spoken by the line itself, beyond English. */
  languages?: string[]
  /** It provides an interpreter, or can be called through TIS National. */
  interpreter?: boolean
  hours?: OpeningHours | undefined
}

/** An empty choice matches everything. */
export interface Choice {
  need: string
  state: string
  /** `cmn`, `yue`, or `interpreter` for any language through one. */
  language: string
  open: boolean
}

export const NO_CHOICE: Choice = { need: '', state: '', language: '', open: false }

/** Whether nothing is chosen, so that the whole list shows. */
export function isEmpty(choice: Choice): boolean {
  return !choice.need && !choice.state && !choice.language && !choice.open
}

export type FilterResult = 'shown' | 'hidden' | 'hours-unknown'

/** Compares a line with the choices. @param deviceZone the time zone of the reader's device */
export function filterLine(line: Line, choice: Choice, moment: Date, deviceZone: string): FilterResult {
  if (choice.need && !line.needs.includes(choice.need)) return 'hidden'
  if (choice.state && !line.states.includes(choice.state) && !line.states.includes('national')) return 'hidden'
  if (choice.language && !isSpoken(line, choice.language)) return 'hidden'
  if (!choice.open) return 'shown'
  const zones = callerZones((choice.state || undefined) as State | undefined, deviceZone)
  const openness = openAt(line.hours, moment, zones)
  return openness === 'unknown' ? 'hours-unknown' : openness === 'open' ? 'shown' : 'hidden'
}

function isSpoken(line: Line, language: string): boolean {
  if (language === 'interpreter') return line.interpreter === true
  return line.languages?.includes(language) ?? false
}

const KEYS = ['need', 'state', 'language'] as const

/** The choices in an address. @param known the values that each choice may have; others are ignored */
export function choiceOf(query: string, known: Record<(typeof KEYS)[number], readonly string[]>): Choice {
  const params = new URLSearchParams(query)
  const choice = { ...NO_CHOICE, open: params.get('open') === 'now' }
  for (const key of KEYS) {
    const value = params.get(key) ?? ''
    if (known[key].includes(value)) choice[key] = value
  }
  return choice
}

/** The query part of an address for these choices; its other parameters stay. */
export function queryOf(choice: Choice, query: string): string {
  const params = new URLSearchParams(query)
  const values = { ...choice, open: choice.open ? 'now' : '' }
  for (const [key, value] of Object.entries(values)) {
    if (value) params.set(key, value)
    else params.delete(key)
  }
  const text = params.toString()
  return text && `?${text}`
}
