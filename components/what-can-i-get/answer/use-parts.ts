import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a page are rendered. One more follows after each frame, because laying out all at once blocks the page.
 * Without a browser all parts are rendered.
 */
export function useParts(count: number): number {
  const [rendered, setRendered] = useState(typeof window === 'undefined' ? count : 1)
  useEffect(() => {
    if (rendered >= count) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // After the frame has been painted.
      timer = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [rendered, count])
  return rendered
}
