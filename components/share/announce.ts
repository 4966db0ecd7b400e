/** Screen readers announce a status when its text changes: the same text again must go and come back. */

/** So long a status is empty before it says the same again. */
const AGAIN_MS = 100

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>()

/**
 * Shows a text now, or a moment after the same text was taken away.
 * @param status whose text it is: an element, or whatever stands for one
 * @param before the text shown now
 */
export function announce(status: object, before: string, text: string, show: (text: string) => void): void {
  clearTimeout(timers.get(status))
  if (text === '' || text !== before) return show(text)
  show('')
  timers.set(
    status,
    setTimeout(() => show(text), AGAIN_MS)
  )
}

/** The same for a status in the page that a script writes into. */
export function announceIn(status: Element, text: string): void {
  announce(status, status.textContent ?? '', text, shown => (status.textContent = shown))
}
