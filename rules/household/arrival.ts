/** First arrival on a humanitarian visa, which one of a couple tells for both who came on one day (s 1061JI). */
import type { Happened, Person } from '../situations/household.ts'
import { eventOf, type View } from './view.ts'

/** Whether they may have come with the partner, as far as nobody told since when they live here. */
export function mayHaveComeTogether(view: View): boolean {
  return partnersArrival(view) !== undefined && view.you.residence.since === undefined
}

/**
 * The same adult with the arrival, and the visa, that were told of the partner: of who began to live here on that day too,
 * or may have, because nobody told that day.
 */
export function withArrival(view: View): View {
  const theirs = partnersArrival(view)
  const { you, partner } = view
  const { since } = you.residence
  if (!theirs?.on || !partner || partner === 'none' || (since !== undefined && since !== theirs.on)) return view
  const arrival: Happened = { event: 'arrived', on: theirs.on }
  const { subclass = partner.residence.subclass } = you.residence
  return {
    ...view,
    you: { ...you, happened: [...(you.happened ?? []), arrival], residence: { ...you.residence, subclass } }
  }
}

/** The arrival that a partner told, where both have a humanitarian visa and none was told of this adult. */
function partnersArrival(view: View): Happened | undefined {
  const { you, partner } = view
  if (!partner || partner === 'none' || ![you, partner].every(isRefugee) || eventOf(view, 'arrived')) return undefined
  return partner.happened?.find(({ event }) => event === 'arrived')
}

function isRefugee({ residence }: Person): boolean {
  return residence.status === 'refugee'
}
