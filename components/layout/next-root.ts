/** Next's root. In a browser, React would own everything in it. */
const OPEN = '<div id="__next">'
const CLOSE = '</div>'

/** An empty root: React has its islands, and no hold on the rest of the page. */
export const EMPTY_ROOT = OPEN + CLOSE

/**
 * The page without Next's root around it, to be placed beside the root.
 * @param html what Next rendered for the document
 * @throws where Next writes its root in another way: React would take the page over and might lose it
 */
export function outsideRoot(html: string): string {
  if (!html.startsWith(OPEN) || !html.endsWith(CLOSE))
    throw new Error('Next has another root than the one that pages are taken out of.')
  return html.slice(OPEN.length, -CLOSE.length)
}
