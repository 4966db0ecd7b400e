/** Marks the sentence that is being read, without changing the page; browsers without the API show no mark. */
const NAME = 'foothold-read'

/** @param range undefined: none */
export function markRange(range: Range | undefined): void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return
  if (range) CSS.highlights.set(NAME, new Highlight(range))
  else CSS.highlights.delete(NAME)
}

/** Opens the part in which a sentence is folded, and scrolls to it if it is not in the window. */
export function bringIntoView(range: Range): void {
  const element = range.startContainer.parentElement
  element?.closest('details')?.setAttribute('open', '')
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center' })
}
