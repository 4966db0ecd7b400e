import fc from 'fast-check'

type Arbitraries<Values extends unknown[]> = [...{ [Key in keyof Values]: fc.Arbitrary<Values[Key]> }]

/** Tries a check with random values, as many times as told. The check fails if it throws or returns false. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  runs: number,
  check: (...values: Values) => boolean | void
): void {
  fc.assert(fc.property<Values>(...arbitraries, check), { numRuns: runs })
}
