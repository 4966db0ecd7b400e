/** First arrival on a humanitarian visa, which one of a couple tells for both who came on one day (s 1061JI). */
import type { Happened, Person } from '../situations/household.ts'
import { eventOf, type View } from './view.ts'

/** The arrival of this adult: told of them, or the partner's on the day on which they began to live here too. */
export function arrivalOf(view: View): Happened | undefined {
  const theirs = partnersArrival(view)
  const isSame = theirs?.on !== undefined && theirs.on === view.you.residence.since
  return eventOf(view, 'arrived') ?? (isSame ? { event: 'arrived', on: theirs.on } : undefined)
}

/** Whether they may have come with the partner, as far as nobody told since when they live here. */
export function mayHaveComeTogether(view: View): boolean {
  return partnersArrival(view) !== undefined && view.you.residence.since === undefined
}

/** The same adult with the arrival, and the visa, that were told of the partner. */
export function withArrival(view: View): View {
  const arrival = arrivalOf(view)
  const { you, partner } = view
  if (!arrival || !partner || partner === 'none' || eventOf(view, 'arrived')) return view
  const { subclass = partner.residence.subclass } = you.residence
  return {
    ...view,
    you: { ...you, happened: [...(you.happened ?? []), arrival], residence: { ...you.residence, subclass } }
  }
}

/** The arrival that a partner told, where both have a humanitarian visa. */
function partnersArrival({ you, partner }: View): Happened | undefined {
  if (!partner || partner === 'none' || ![you, partner].every(isRefugee)) return undefined
  return partner.happened?.find(({ event }) => event === 'arrived')
}

function isRefugee({ residence }: Person): boolean {
  return residence.status === 'refugee'
}
