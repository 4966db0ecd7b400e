/** Lists of section numbers as short text: deltas in base 36, joined by dots. */

/** A list as the index carries it. @param ids rising, each once */
export function packList(ids: readonly number[]): string {
  let last = -1
  return ids
    .map(id => {
      const step = id - last
      last = id
      return step.toString(36)
    })
    .join('.')
}

/** The numbers that `packList` was given. @param text nothing for an empty list */
export function unpackList(text: string): number[] {
  if (!text) return []
  let last = -1
  return text.split('.').map(step => (last += parseInt(step, 36)))
}
