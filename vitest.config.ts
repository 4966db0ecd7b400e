import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          name: 'rules and search',
          include: ['tests/unit/{rules,search,i18n}/**/*.test.ts'],
          // Pure functions: their modules and `data/` are loaded once a worker, which was half of the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true
        }
      },
      {
        extends: true,
        test: {
          name: 'pages and scripts',
          include: ['tests/unit/{auth,components,offline,scripts}/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts']
        }
      }
    ]
  }
})
