/** First arrival on a humanitarian visa, which one of a couple reports for both where they came on one day (s 1061JI). */
import type { Person } from '../situations/household.ts'
import type { SharedArrival, View } from './view.ts'

/** The arrival that the partner told, where both have a humanitarian visa and none was told of this adult: of who began to
 * live here on that day too, or may have. */
export function sharedArrival(you: Person, partner: View['partner']): SharedArrival | undefined {
  if (!partner || partner === 'none' || ![you, partner].every(isRefugee)) return undefined
  const event = partner.happened?.find(isArrival)
  const { since } = you.residence
  if (!event || you.happened?.some(isArrival) || (since !== undefined && since !== event.on)) return undefined
  const { on } = event
  const arrival = { event: 'arrived' as const, ...(on === undefined ? {} : { on }) }
  return { event: arrival, subclass: partner.residence.subclass, isOpen: since === undefined }
}

function isArrival({ event }: NonNullable<Person['happened']>[number]): boolean {
  return event === 'arrived'
}

function isRefugee({ residence }: Person): boolean {
  return residence.status === 'refugee'
}
