import { defineConfig } from '@playwright/test'
import shared from './playwright.config.ts'

/** The export below a base path: `npm run test:deploy` builds it and runs this. */
export default defineConfig({ ...shared, testDir: 'tests/deploy', reporter: [['line']] })
