/** Keeps the focus where React replaces the control that has it. */
import { createContext } from 'react'

/** Restores the focus after elements of an island were replaced. */
export const RestoreFocus = createContext<() => void>(() => undefined)

/** The control in place of one that is gone: the same id, or the same choice of the same question. */
function successorOf({ id, attributes }: HTMLElement, island: HTMLElement): HTMLElement | null {
  if (id) return document.getElementById(id)
  const [name, value] = ['name', 'value'].map(key => attributes.getNamedItem(key)?.value)
  if (name === undefined) return null
  return (
    [...island.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)].find(
      control => control.getAttribute('value') === value
    ) ?? null
  )
}

/** Tracks which control of an island has the focus. @returns moves the focus to its successor where it is gone */
export function keepFocus(island: HTMLElement): () => void {
  const { activeElement } = document
  let held = activeElement instanceof HTMLElement && island.contains(activeElement) ? activeElement : undefined
  island.addEventListener('focusin', ({ target }) => {
    held = target as HTMLElement
  })
  // In some browsers an element that is removed loses the focus first: only an element that stays has lost it.
  island.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (held === target && held.isConnected) held = undefined
    })
  })
  return () => {
    if (!held || held.isConnected) return
    const gone = held
    const successor = successorOf(gone, island)
    successor?.focus({ preventScroll: true })
    if (!(gone instanceof HTMLInputElement && successor instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd } = gone
    // The new field gets its text in the effects of the same commit.
    if (selectionStart !== null) queueMicrotask(() => successor.setSelectionRange(selectionStart, selectionEnd))
  }
}
