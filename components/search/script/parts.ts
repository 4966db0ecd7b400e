/** Updates plain DOM in place. */

export interface Part {
  /** Parts with the same key are the same element; its own text is part of the key. */
  key: string
  make(): HTMLElement
  /** Its children, if they change on their own. */
  parts?: Part[]
}

const keys = new WeakMap<Element, string>()

/** Gives an element these children. One that is there stays, with its focus; new text comes in a new element. */
export function setParts(parent: Element, parts: Part[]): void {
  const wanted = new Set(parts.map(({ key }) => key))
  for (const child of [...parent.children]) if (!wanted.has(keys.get(child) ?? '')) child.remove()
  let next = parent.firstElementChild
  for (const part of parts) {
    let child = next
    if (child && keys.get(child) === part.key) next = child.nextElementSibling
    else child = parent.insertBefore(part.make(), next)
    keys.set(child, part.key)
    if (part.parts) setParts(child, part.parts)
  }
  while (parent.children.length > parts.length) parent.lastElementChild?.remove()
}
