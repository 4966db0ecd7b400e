import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint, inSlices } from '../../../../components/what-can-i-get/in-slices.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Each step takes as long as a slice. */
function* longSteps(done: number[]): Generator<void, string> {
  for (const step of [1, 2, 3]) {
    done.push(step)
    yield
  }
  return 'found'
}

function eachStepTakes(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

it('returns what the steps return', async () => {
  const done: number[] = []
  expect(await inSlices(longSteps(done), () => true)).toBe('found')
  expect(done).toEqual([1, 2, 3])
})

it('lets other tasks in between long steps, and none between short ones', async () => {
  eachStepTakes(100)
  const long: number[] = []
  const working = inSlices(longSteps(long), () => true)
  expect(long).toEqual([1])
  await working
  eachStepTakes(0.1)
  const short: number[] = []
  void inSlices(longSteps(short), () => true)
  expect(short).toEqual([1, 2, 3])
})

it('stops between slices once it is no longer wanted', async () => {
  eachStepTakes(100)
  const done: number[] = []
  expect(await inSlices(longSteps(done), () => done.length < 2)).toBeUndefined()
  expect(done).toEqual([1, 2])
})

it('throws what a step throws', async () => {
  const failing = (function* (): Generator<void, string> {
    yield
    throw new Error('a figure is not held')
  })()
  await expect(inSlices(failing, () => true)).rejects.toThrow('a figure is not held')
})

it('begins only after the frame in which a press is seen, or where there is none', async () => {
  const order: string[] = []
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => {
    setTimeout(() => {
      order.push('frame')
      paint()
    })
  })
  await afterPaint()
  order.push('work')
  expect(order).toEqual(['frame', 'work'])
  // A tab in the background.
  vi.stubGlobal('requestAnimationFrame', () => undefined)
  await afterPaint()
})
