/** Income limits of cards. Some of their figures have a single source, with which nothing is worked out. */
import { ground, type Ground } from '../../household/grounds.ts'
import type { Fact } from '../../household/ids.ts'
import type { View } from '../../household/view.ts'
import { aYearAgo, MOST_INDEXATION } from '../../indexation.ts'
import type { Rates } from '../../lookup.ts'

export interface Limit {
  /** In cents. */
  value: number
  figures: string[]
}

/**
 * Whether income is within a limit. Where that of the day is not confirmed, what is within that of a year ago still is,
 * since indexation never lowers a limit, and what is far above it is not; Services Australia has to say of the rest.
 * @param find the limit on a day; undefined where no confirmed one is held
 */
export function withinLimit(
  { rates }: View,
  find: (then: Rates) => Limit | undefined,
  test: (limit: number) => Ground,
  fact: Fact
): { truth: Ground; limit?: Limit } {
  const limit = find(rates)
  if (limit) return { truth: test(limit.value), limit }
  const before = find(aYearAgo(rates))
  if (!before) return { truth: ground('judged', fact) }
  const truth = test(before.value)
  if (truth.truth !== 'failed') return { truth }
  const far = test(before.value * (1 + MOST_INDEXATION / 100))
  return { truth: far.truth === 'failed' ? far : ground('judged', fact) }
}
