/** Screen readers announce a status when its text changes: the same text again must go and come back. */

/** So long a status is empty before it says the same again. */
const AGAIN_MS = 100

/** So long it is shown that something was copied: nobody needs to read it later. */
export const CONFIRMED_MS = 2000

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>()

/**
 * Shows a text now, or a moment after the same text was taken away.
 * @param status whose text it is: an element, or whatever stands for one
 * @param before the text shown now
 * @param forMs milliseconds after which it goes; without, it stays
 */
export function announce(
  status: object,
  before: string,
  text: string,
  show: (text: string) => void,
  forMs?: number
): void {
  const later = (run: () => void, wait: number) => timers.set(status, setTimeout(run, wait))
  const say = () => {
    show(text)
    if (forMs !== undefined) later(() => show(''), forMs)
  }
  clearTimeout(timers.get(status))
  if (text === '' || text !== before) return say()
  show('')
  later(say, AGAIN_MS)
}

/** The same for a status in the page that a script writes into. */
export function announceIn(status: Element, text: string, forMs?: number): void {
  announce(status, status.textContent ?? '', text, shown => (status.textContent = shown), forMs)
}
