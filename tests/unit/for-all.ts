import fc from 'fast-check'

type Arbitraries<Values extends unknown[]> = [...{ [Key in keyof Values]: fc.Arbitrary<Values[Key]> }]

/** The same values each time, so that no change is red by chance; the nightly full run looks for new ones. */
const SEED = process.env.FULL === '1' ? undefined : 20_261_126

/** Tries a check with random values, as many times as told. The check fails if it throws or returns false. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  runs: number,
  check: (...values: Values) => boolean | void
): void {
  fc.assert(fc.property<Values>(...arbitraries, check), { numRuns: runs, ...(SEED !== undefined && { seed: SEED }) })
}
