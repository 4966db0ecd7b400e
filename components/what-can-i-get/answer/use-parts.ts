import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a page are drawn. One more follows after each frame, because laying out all at once blocks the page.
 * Without a browser all parts are drawn.
 */
export function useParts(count: number): number {
  const [drawn, setDrawn] = useState(typeof window === 'undefined' ? count : 1)
  useEffect(() => {
    if (drawn >= count) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // After the frame has been painted.
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, count])
  return drawn
}
