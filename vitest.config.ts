import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of what touches the document: each file has a page of its own. */
const WITH_A_PAGE = 'tests/unit/**/*.dom.test.{ts,tsx}'

/** What it puts in a module's place must reach no other test. */
const MOCKS_A_MODULE = 'tests/unit/scripts/notices.test.ts'

export default defineConfig({
  // Next leaves JSX to its own compiler (tsconfig.json); the tests have none.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // Time limits cost only where something hangs; a busy machine must not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Where a test replaces the timers, the clock starts here, not at the machine’s time.
    fakeTimers: { now: Date.parse('2026-11-28T02:00:00Z') },
    // Left to itself it keeps one core for an editor: on two cores half of the time.
    maxWorkers: availableParallelism(),
    // A page fetches it once a text is not a plain number.
    setupFiles: 'tests/unit/typed-parser.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'without a page',
          include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
          exclude: [WITH_A_PAGE, MOCKS_A_MODULE],
          // Modules and `data/` are loaded once for each worker, which was half of the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true
        }
      },
      {
        extends: true,
        test: {
          name: 'with a page',
          include: [WITH_A_PAGE],
          environment: 'happy-dom',
          // Scripts that a test appends are looked at, not fetched.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } }
        }
      },
      { extends: true, test: { name: 'with a mocked module', include: [MOCKS_A_MODULE] } }
    ]
  }
})
