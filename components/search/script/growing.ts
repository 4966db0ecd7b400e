/** Results come onto the screen a page at a time: thirty of them at once are a layout that stops a slow phone. */
import { afterFrame } from '../../boot/dom.ts'
import type { PageResult, Reply } from '../../../search/types'

/**
 * @returns the reply with one more of its pages in full each time; all titles are in every part
 * and only the last part is complete. A reply that waits for its texts is one part.
 */
export function growing(reply: Reply): Reply[] {
  const { pages, complete } = reply
  if (!complete || pages.length < 2) return [reply]
  return pages.map((_, index) => ({
    ...reply,
    complete: index === pages.length - 1,
    pages: pages.map((page, place) => (place <= index ? page : titleAlone(page)))
  }))
}

function titleAlone(page: PageResult): PageResult {
  return { ...page, excerpt: { text: '', marks: [] }, sections: [] }
}

/** Resolves when what was rendered is on the screen. In a hidden tab that is when it is shown again. */
export function nextFrame(): Promise<void> {
  return new Promise(afterFrame)
}
