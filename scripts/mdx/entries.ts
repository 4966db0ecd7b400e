/** A page names an id that data/ does not hold, or may not show. */
export class UnknownIdError extends Error {}

/**
 * An entry of data/.
 * @throws UnknownIdError where there is none
 */
export function entryOf<Item>(items: Map<string, Item>, id: string, kind: string): Item {
  const item = items.get(id)
  if (!item) throw new UnknownIdError(`There is no ${kind} “${id}” in data/.`)
  return item
}
