import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Next leaves JSX to its own compiler (tsconfig.json); the tests have none.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A busy machine must not fail a test.
    testTimeout: 120_000,
    // Left to itself it keeps one core for an editor: on two cores half of the time.
    maxWorkers: availableParallelism(),
    // Scripts that a test appends are looked at, not fetched.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } }
  }
})
