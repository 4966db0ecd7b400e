/**
 * Where the reader is, in the browser’s history: one entry a question, so that Back is the browser’s. Only the entry that is
 * open has answers in its address. The others have a number; their places are in this document’s memory alone.
 */
import { changeHistory, dropWaiting, writeAddress } from '../tool/write-address.ts'
import { openLink, readFragment, writeFragment, type OpenedLink, type Place } from './fragment.ts'
import { answered } from './next-question.ts'
import { isPrivate } from './private-answers.ts'
import { relevant } from './questions.ts'
import type { Answers } from './types.ts'

const BEGINNING: Place = { answers: {} }

/** How long the browser may take to go to another entry of the same page, in milliseconds. */
const PATIENCE_MS = 1000

/** The places of this visit, by the number of their entry. */
const places = new Map<number, Place>()

/** The number of the entry that is open. */
let current = 0

/** Whether no entry may be ahead of it. */
let isNewest = true

/** Whether no place may go into an address, since somebody has said that they are not safe. */
let isSecret = false

/** Whether an address of this visit had answers: the browser lists it until the reader deletes it there. */
let hadAnswers = false

let isLeaving = false

/** What we use of the Navigation API, which TypeScript does not know yet. */
interface NavigationEntries {
  currentEntry: { index: number } | null
  entries(): { index: number; sameDocument: boolean }[]
}

function entryOf(state: unknown): number | undefined {
  const entry = (state as { interview?: unknown } | null)?.interview
  return typeof entry === 'number' ? entry : undefined
}

/** The number of the entry with which this document opened: Next gives the entry a state of its own before `firstLink`. */
let opened = typeof history === 'undefined' ? undefined : entryOf(history.state)

function bareAddress(): string {
  return location.pathname + location.search
}

function addressOf(place: Place): string {
  const fragment = isSecret || isPrivate(place.answers) ? '' : writeFragment(place)
  hadAnswers ||= fragment !== ''
  return fragment ? `#${fragment}` : bareAddress()
}

/** Gives the open entry its number and an address, later if the browser allows no more changes for now. */
function markEntry(address = location.href): void {
  const state = { interview: current }
  dropWaiting()
  if (!changeHistory(() => history.replaceState(state, '', address))) writeAddress(address, state)
}

/** The answers without those of the last question that was answered. */
export function withoutLast(answers: Answers): Answers {
  const last = answered(answers).at(-1)
  const dropped = new Set(last?.fields.map(({ id }) => id))
  return relevant(Object.fromEntries(Object.entries(answers).filter(([key]) => !dropped.has(key))))
}

/** The place one step earlier, as far as the answers say. */
function before({ answers, seesAnswer, changes }: Place): Place {
  if (changes !== undefined) return { answers, ...(seesAnswer && { seesAnswer }) }
  return { answers: seesAnswer ? answers : withoutLast(answers) }
}

/** The place of an entry; after a reload, worked out from the nearest one ahead that is known. */
function placeOf(entry: number): Place | undefined {
  const known = Math.min(...[...places.keys()].filter(each => each >= entry))
  let place = places.get(known)
  for (let step = known; place && step > entry; step -= 1) place = before(place)
  return place
}

/** What the address holds, once the page has loaded; marks its entry as the first one of this visit. */
export function firstLink(): OpenedLink {
  const link = openLink(location.hash)
  const { place } = link
  const entry = entryOf(history.state) ?? opened
  opened = undefined
  current = entry ?? 0
  isNewest = entry === undefined
  isSecret = false
  isLeaving = false
  hadAnswers = place !== undefined
  places.clear()
  if (place) places.set(current, place)
  markEntry(place && isPrivate(place.answers) ? bareAddress() : undefined)
  return link
}

/** Goes to a place. @param replaces the entry instead of adding one */
export function goTo(place: Place, replaces = false): void {
  if (replaces) {
    places.set(current, place)
    markEntry(addressOf(place))
    return
  }
  markEntry(bareAddress())
  const isAdded = changeHistory(() => history.pushState({ interview: current + 1 }, '', addressOf(place)))
  if (isAdded) {
    current += 1
    for (const entry of places.keys()) if (entry > current) places.delete(entry)
    isNewest = true
  }
  places.set(current, place)
  // The browser adds no more entries for now: this one becomes the new place.
  if (!isAdded) markEntry(addressOf(place))
}

/** Whether Back leads to an earlier question of this visit. */
export function hasBefore(): boolean {
  return current > 0
}

/** Whether answers were in an address of this page, which the browser’s own list keeps. */
export function wasInAddress(): boolean {
  return hadAnswers
}

/**
 * Takes the answers out of the addresses, and lets none in until `show`: somebody has said that they are not safe.
 */
export function hideAnswers(): void {
  isSecret = true
  markEntry(bareAddress())
  // An entry ahead may have answers in its address. A new entry takes its place.
  if (!isNewest) goTo(placeOf(current) ?? BEGINNING)
}

/** Lets answers into the address again. */
export function showAnswers(): void {
  isSecret = false
}

/** Calls back when the reader goes back or forward, or opens an address with other answers. @returns stops */
export function onMove(moved: (place: Place) => void): () => void {
  const listener = () => {
    if (isLeaving) return
    const entry = entryOf(history.state)
    const named = readFragment(location.hash)
    if (entry === undefined && !named) {
      // A heading of the page was opened in this entry: the answers stay, and return to its address once it is in view.
      markEntry()
      setTimeout(() => {
        const place = places.get(current)
        if (place && !isLeaving) markEntry(addressOf(place))
      })
      return
    }
    isNewest = entry === undefined
    current = entry ?? current + 1
    const place = (entry === undefined ? named : (placeOf(entry) ?? named)) ?? BEGINNING
    places.set(current, place)
    markEntry(addressOf(place))
    moved(place)
  }
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** How many entries behind the open one are of this document, where the browser says. */
function ownEntriesBehind(): number | undefined {
  const { navigation } = window as { navigation?: NavigationEntries }
  const open = navigation?.currentEntry?.index
  return open === undefined
    ? undefined
    : navigation?.entries().filter(({ index, sameDocument }) => sameDocument && index < open).length
}

/** Goes to another entry of this page, then calls back, soon even if the browser does not go. */
function traverse(delta: number, then: () => void): void {
  if (delta === 0) return then()
  let isThere = false
  const arrive = () => {
    if (isThere) return
    isThere = true
    then()
  }
  addEventListener('popstate', arrive, { once: true })
  setTimeout(arrive, PATIENCE_MS)
  history.go(delta)
}

/**
 * Makes the open entry the only one of this visit, with an address that reveals nothing, then calls back: what replaces it
 * leaves no question to go back to.
 */
export function unwind(then: () => void): void {
  isLeaving = true
  dropWaiting()
  const home = location.pathname
  const steps = Math.min(current, ownEntriesBehind() ?? current)
  const isAlone = isNewest && steps === 0
  current = 0
  isNewest = true
  if (isAlone) return then()
  traverse(-steps, () => {
    changeHistory(() => history.replaceState(null, '', home))
    // A new entry drops those ahead; it stands there with the same address.
    if (!changeHistory(() => history.pushState(null, '', home))) return then()
    traverse(-1, then)
  })
}
