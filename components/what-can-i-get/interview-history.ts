/** Where the reader is, in the browser’s history: one entry a question, so that Back is the browser’s. */
import { changeHistory, dropWaiting, writeAddress } from '../form/write-address.ts'
import { openLink, readFragment, writeFragment, type OpenedLink, type Place } from './fragment.ts'
import type { Answers } from './types.ts'

const BEGINNING: Place = { answers: {} }

/** Whether the answers must leave no trace: an address stays in the history of the device. */
export function isPrivate({ happened = '' }: Answers): boolean {
  return happened.split(' ').includes('violence')
}

/** The places of this visit, by the number of their entry; private ones are nowhere else. */
const places = new Map<number, Place>()

function entryOf(state: unknown): number | undefined {
  const entry = (state as { interview?: unknown } | null)?.interview
  return typeof entry === 'number' ? entry : undefined
}

/** What the address holds, once the page has loaded; marks its entry as the first one of this visit. */
export function firstLink(): OpenedLink {
  const link = openLink(location.hash)
  const { place } = link
  const entry = entryOf(history.state) ?? 0
  places.clear()
  if (place) places.set(entry, place)
  changeHistory(() => history.replaceState({ interview: entry }, ''))
  return link
}

/** Goes to a place. @param replaces the entry instead of adding one */
export function goTo(place: Place, replaces = false): void {
  const fragment = isPrivate(place.answers) ? '' : writeFragment(place)
  const entry = (entryOf(history.state) ?? 0) + (replaces ? 0 : 1)
  const address = fragment ? `#${fragment}` : location.pathname + location.search
  const state = { interview: entry }
  dropWaiting()
  const isDone = changeHistory(() => {
    if (replaces) history.replaceState(state, '', address)
    else history.pushState(state, '', address)
  })
  if (isDone) return void places.set(entry, place)
  // The browser adds no more entries for now: this one becomes the new place.
  places.set(entryOf(history.state) ?? 0, place)
  writeAddress(address)
}

/** Whether Back leads to an earlier question of this visit. */
export function hasBefore(): boolean {
  return places.has((entryOf(history.state) ?? 0) - 1) || (entryOf(history.state) ?? 0) > 0
}

/** Calls back when the reader goes back or forward, or opens an address with other answers. @returns stops */
export function onMove(moved: (place: Place) => void): () => void {
  const listener = () => {
    const entry = entryOf(history.state)
    const place = entry === undefined ? undefined : places.get(entry)
    const read = place ?? readFragment(location.hash)
    // A heading of the page was opened: the answers stay.
    if (!read && entry === undefined) return
    moved(read ?? BEGINNING)
  }
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
