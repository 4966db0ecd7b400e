/** Keys of an open menu: arrows, Home and End move between its entries, letters lead to the entry that begins so. */

/** Letters typed within this time are one beginning. */
export const TYPE_AHEAD_MS = 350

/** Where the keys of one menu have led so far. */
export class MenuKeys {
  private typed = ''
  private typedAt = -Infinity

  /**
   * @param key as in `KeyboardEvent.key`
   * @param at when it was pressed, in milliseconds
   * @param entries of the menu, in their order
   * @param current the entry that has the focus, if one has
   * @returns the entry to focus; undefined where the key means nothing here
   */
  entryFor(key: string, at: number, entries: HTMLElement[], current: Element | null): HTMLElement | undefined {
    const place = entries.findIndex(entry => entry === current)
    switch (key) {
      case 'ArrowDown':
        return entries[(place + 1) % entries.length]
      case 'ArrowUp':
        return entries.at(place < 0 ? -1 : place - 1)
      case 'Home':
        return entries[0]
      case 'End':
        return entries.at(-1)
    }
    // A space presses the entry, and a key such as Tab has a longer name.
    if (key === ' ' || [...key].length !== 1) return undefined
    this.typed = at - this.typedAt < TYPE_AHEAD_MS ? this.typed + key.toLowerCase() : key.toLowerCase()
    this.typedAt = at
    // A first letter leads on from the current entry, further ones may stay on it.
    const from = place + (this.typed.length > 1 ? 0 : 1)
    const inTurn = [...entries.slice(from), ...entries.slice(0, from)]
    return inTurn.find(entry => entry.textContent?.trim().toLowerCase().startsWith(this.typed))
  }
}
