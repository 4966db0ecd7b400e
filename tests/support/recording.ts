import type { Figures } from '../../rules/lookup.ts'

/** The same figures, and the ids of all that were looked up, also of those that were not held. */
export function recording({ lookup, ...rest }: Figures): { figures: Figures; ids: ReadonlySet<string> } {
  const ids = new Set<string>()
  return {
    ids,
    figures: {
      ...rest,
      lookup(id, on) {
        ids.add(id)
        return lookup(id, on)
      }
    }
  }
}
