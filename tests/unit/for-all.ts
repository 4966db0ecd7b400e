import fc from 'fast-check'
import { fullOr } from '../support/full-run.ts'

type Arbitraries<Values extends unknown[]> = [...{ [Key in keyof Values]: fc.Arbitrary<Values[Key]> }]

/** A fixed seed, so that no change fails by chance; the nightly full run uses new ones. */
const SEED = fullOr(undefined, 20_261_126)

/** The share of the runs in a quick run: with a fixed seed, more runs find little. */
const SHARE = fullOr(1, 1 / 3)

/**
 * Runs a check with random values, in a full run as many times as given. The check fails if it throws or returns false.
 */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  runs: number,
  check: (...values: Values) => boolean | void
): void {
  fc.assert(fc.property<Values>(...arbitraries, check), {
    numRuns: Math.ceil(runs * SHARE),
    ...(SEED !== undefined && { seed: SEED })
  })
}
