import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchedBrowser } from './scripts/lib/browser.ts'
import { withoutPreload } from './scripts/lib/environment.ts'
import { isFullRun } from './tests/support/full-run.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  // Two more than cores: a quarter of the time, tests wait for timers and for the browser.
  workers: availableParallelism() + 2,
  retries: 0,
  // Time limits cost only where something is wrong: on a busy machine a test takes a tenth of its limit. A wait has one
  // of its own, so that a test says what it waited for, and so has the whole run (docs/decisions/0012-browser-tests.md).
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  globalTimeout: (isFullRun ? 80 : 40) * 60_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Without the service worker, except in tests with a site of their own (tests/support/own-site.ts).
    serviceWorkers: 'block',
    launchOptions: {
      ...launchedBrowser(),
      env: withoutPreload(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    },
    // No trace: recording every step took more of two cores than the tests themselves.
    screenshot: 'only-on-failure'
  },
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/en`,
    // Anything else on the port is not this site: E2E_PORT chooses another.
    reuseExistingServer: false,
    timeout: 120_000
  }
})
