/** Runs long work in slices, so that the browser can respond in between. */

/** Milliseconds of a slice. A single step may take longer on an old phone. */
const SLICE_MS = 5

/**
 * Works through steps until they are done.
 * @param isWanted called before each slice
 * @returns undefined if it is no longer wanted
 * @throws what a step throws
 */
export async function inSlices<Found>(
  steps: Iterator<unknown, Found>,
  isWanted: () => boolean
): Promise<Found | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await afterOtherTasks()
  }
  return undefined
}

/** Milliseconds: a tab in the background paints nothing. */
const LONGEST_FRAME_MS = 100

/** Resolves once the browser has painted, so that a press is seen before the work that it starts. */
export function afterPaint(): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LONGEST_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      void afterOtherTasks().then(resolve)
    })
  })
}

/** Resolves in a new task. A timer would wait some milliseconds more, and a second in a background tab. */
function afterOtherTasks(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
