/** First arrival on a humanitarian visa, which one of a couple reports for both where they came on one day (s 1061JI). */
import type { Happened, Person } from '../situations/household.ts'
import { eventOf, type View } from './view.ts'

/** Whether they may have come with the partner, where the day since when they live here is unknown. */
export function mayHaveComeTogether(view: View): boolean {
  return partnersArrival(view) !== undefined && view.you.residence.since === undefined
}

/** The same adult with the partner’s arrival and visa, if both began to live here on that day or may have. */
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

/** The partner’s arrival, where both have a humanitarian visa and this adult has no arrival of their own. */
function partnersArrival(view: View): Happened | undefined {
  const { you, partner } = view
  if (!partner || partner === 'none' || ![you, partner].every(isRefugee) || eventOf(view, 'arrived')) return undefined
  return partner.happened?.find(({ event }) => event === 'arrived')
}

function isRefugee({ residence }: Person): boolean {
  return residence.status === 'refugee'
}
