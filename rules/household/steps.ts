/** Work in steps: whoever drives it may pause after each. */
export type Steps<Found> = Generator<void, Found, void>
