/**
 * The exported site with accounts set up: the same files with another auth-config.json, the policy that
 * goes with it, and a fake sign-in service. Each worker has its own, so that a test can break it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { connectSources } from '../../auth/config.ts'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { staticServer } from '../../scripts/lib/static-server.ts'
import { OUT } from './export.ts'
import { createFakeGoTrue, type FakeGoTrue, type FakeUser } from './gotrue/index.ts'
import { test as base } from './policy.ts'

export const PASSWORD = 'correct horse'

interface AuthSite {
  url: string
  service: FakeGoTrue
  close: () => Promise<void>
}

/** Files that differ from a build without accounts. */
const OWN_FILES = ['_headers', 'auth-config.json']

async function startAuthSite(): Promise<AuthSite> {
  const service = await createFakeGoTrue()
  const config = { url: service.url, key: service.key }
  const folder = mkdtempSync(join(tmpdir(), 'foothold-auth-'))
  for (const name of readdirSync(OUT)) {
    if (!OWN_FILES.includes(name)) symlinkSync(join(OUT, name), join(folder, name))
  }
  const headers = readFileSync(join(OUT, '_headers'), 'utf8')
  writeFileSync(join(folder, '_headers'), headers.replace(/connect-src [^;]+/, `connect-src ${connectSources(config)}`))
  writeFileSync(join(folder, 'auth-config.json'), JSON.stringify(config))
  const server = staticServer(folder)
  await new Promise<void>(resolve => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    service,
    async close() {
      server.closeAllConnections()
      server.close()
      await service.close()
      rmSync(folder, { recursive: true })
    }
  }
}

interface Fixtures {
  service: FakeGoTrue
  /** Somebody with an account of their own. */
  person: FakeUser
  /** Stores a session of that person, as an earlier visit would have. */
  signedIn: (options?: { expired?: boolean }) => Promise<void>
  /** Uncaught errors and hydration errors. */
  offences: string[]
}

let people = 0

export const test = base.extend<Fixtures, { site: AuthSite }>({
  site: [
    async ({}, give) => {
      const site = await startAuthSite()
      await give(site)
      await site.close()
    },
    { scope: 'worker' }
  ],
  baseURL: ({ site }, give) => give(site.url),
  service: async ({ site: { service } }, give) => {
    const before = { ...service.settings }
    service.heal()
    service.requests.length = 0
    await give(service)
    Object.assign(service.settings, before)
  },
  person: ({ service }, give) => {
    people += 1
    return give(
      service.addUser({
        email: `sam.${process.pid}.${people}@mail.example`,
        password: PASSWORD,
        confirmed: true,
        metadata: { full_name: 'Sam Li' }
      })
    )
  },
  signedIn: ({ page, service, person }, give) =>
    give(async ({ expired = false } = {}) => {
      const response = await fetch(`${service.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: service.key },
        body: JSON.stringify({ email: person.email, password: person.password })
      })
      const session = (await response.json()) as Record<string, unknown>
      await store(page, expired ? { ...session, expires_at: 1 } : session)
      service.requests.length = 0
    }),
  offences: [
    async ({ context }, give) => {
      const offences: string[] = []
      context.on('console', message => {
        if (/Hydration|did not match/i.test(message.text())) offences.push(message.text())
      })
      context.on('weberror', ({ error }) => void offences.push(error().message))
      await give(offences)
    },
    { auto: true }
  ]
})

/** Opens a file that runs no script of ours. */
async function store(page: Page, session: object): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify(session)
  ] as const)
}

/** Everything that the site stores in this browser. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}

/** Makes storage throw when it is used, as some browsers do for privacy. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
  })
}
