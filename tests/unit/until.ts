import { vi } from 'vitest'

/** Far more than any machine needs for a module that is fetched late, and below what a test may take. */
const LONGEST_MS = 60_000

/** Waits until a check passes. @throws what the check throws at last */
export function until(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, LONGEST_MS)
}
