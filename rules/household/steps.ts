/** Work in steps: the caller may pause after each. */
export type Steps<Found> = Generator<void, Found, void>
