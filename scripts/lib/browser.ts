/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell is Chromium without windows, like Playwright's own download, and faster. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  name => `/usr/bin/${name}`
)

/** Debian's packages; the second for systems without the headless shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** Long enough for a slow connection, short enough not to hang without one. */
const DOWNLOAD_MS = 240_000

/** The browser of this machine as an option of Playwright, which looks for its own where there is none. */
export function launchedBrowser(): { executablePath?: string } {
  const executablePath = installedBrowser()
  return executablePath ? { executablePath } : {}
}

/** A browser that is already on this machine, or the one that CHROMIUM_PATH names. */
function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...SYSTEM, chromium.executablePath()].find(path => existsSync(path))
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: DOWNLOAD_MS })
}

/**
 * The path of a Chromium: the system's, else Playwright's download, else Debian's
 * package if we are root.
 * @throws with the commands to run if none can be installed
 */
export function ensureBrowser(): string {
  const found = installedBrowser()
  if (found) return found

  console.log('No Chromium found; trying Playwright’s download.')
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = installedBrowser()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying the system’s package.')
    run('apt-get', ['update'])
    for (const name of PACKAGES) {
      run('apt-get', ['install', '-y', '--no-install-recommends', name])
      const installed = installedBrowser()
      if (installed) return installed
    }
  }

  throw new Error(
    [
      'The browser tests need Chromium and none could be installed. Do one of these, then run npm test again:',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get update && sudo apt-get install -y chromium',
      '  CHROMIUM_PATH=/path/to/chromium npm test'
    ].join('\n')
  )
}
