import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What it puts in a module's place must reach no other test. */
const MOCKS_A_MODULE = 'tests/unit/scripts/notices.test.ts'

export default defineConfig({
  // Next leaves JSX to its own compiler (tsconfig.json); the tests have none.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // Time limits cost only where something hangs; a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left to itself it keeps one core for an editor: on two cores half of the time.
    maxWorkers: availableParallelism(),
    // Scripts that a test appends are looked at, not fetched.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules, search and scripts',
          include: ['tests/unit/{rules,search,i18n,scripts}/**/*.test.ts', 'tests/content/**/*.test.ts'],
          exclude: [MOCKS_A_MODULE],
          // Pure functions: their modules and `data/` are loaded once a worker, which was half of the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true
        }
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [
            'tests/unit/{auth,components,offline}/**/*.test.{ts,tsx}',
            'tests/unit/scripts/**/*.test.tsx',
            MOCKS_A_MODULE
          ]
        }
      }
    ]
  }
})
