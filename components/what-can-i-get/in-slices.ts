/** Long work in slices, between which the browser may answer the reader. */

/** Milliseconds of a slice. A single step may take longer: on an old phone it is several times slower. */
const SLICE_MS = 5

/**
 * Works through steps until they are done.
 * @param isWanted asked before each slice
 * @returns undefined where it was not wanted any more @throws what a step throws
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

/** A task of its own. Timers would wait for milliseconds more, and for a second in a page behind others. */
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
