import { defineConfig } from '@playwright/test'
import { installedBrowser } from './scripts/lib/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Tests of the site itself; offline.spec.ts and failure.spec.ts let the worker work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: installedBrowser(),
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
    // A trace films every step of every test: it took more of two cores than the tests themselves.
    screenshot: 'only-on-failure'
  },
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/en`,
    // Whatever else stands on the port is not this site: E2E_PORT chooses another.
    reuseExistingServer: false,
    timeout: 30_000
  }
})
