/** Lists of a language that are big, so fetched after a page has loaded: calculators with the search index, the interview. */
import type { Language } from '../i18n/languages.ts'
import { find, isStorable, put, remove, urlsIn } from './caches.ts'
import type { Connection } from './scope.ts'

/** A file of the build. */
export interface Entry {
  url: string
  /** The digest of its content, as in `integrity`; null where its name carries a hash. */
  revision: string | null
}

/** The build’s lists (scripts/build-offline.ts). */
export interface Build {
  shell: Entry[]
  library: Record<Language, Entry[]>
  /** “What can I get?” with what it fetches once it runs: too big for readers who never open it. */
  interview: Record<Language, Entry[]>
  /** Paths without their language. */
  safetyPages: string[]
}

/** Milliseconds after a page has loaded that its reader has the connection alone. */
const QUIET_MS = 2000

/** Whether to fetch what nobody has asked for yet. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
}

/** One language’s list in this build, and its cache. */
export class Library {
  private readonly keys: Map<string, string>
  private filling: Promise<void> | undefined
  private stopping = new AbortController()

  /** @param entries in the order in which they are fetched: what a page needs before the page */
  constructor(
    private readonly name: string,
    private readonly entries: Entry[],
    private readonly urlOf: (path: string) => string
  ) {
    const query = (revision: string | null) => (revision ? `?revision=${encodeURIComponent(revision)}` : '')
    this.keys = new Map(entries.map(({ url, revision }) => [url, urlOf(url) + query(revision)]))
  }

  async find(path: string): Promise<Response | undefined> {
    const key = this.keys.get(path)
    return key ? find(this.name, key) : undefined
  }

  /** Whether any file of it is cached, of this build or the one before. */
  async isInUse(): Promise<boolean> {
    return (await urlsIn(this.name)).length > 0
  }

  /** A file of the build before, while this one’s library is incomplete. */
  findEarlier(path: string): Promise<Response | undefined> {
    return find(this.name, this.urlOf(path), { ignoreSearch: true })
  }

  /** Fetches what is missing, in order, up to a failure; then removes the files of the build before. */
  fill(): Promise<void> {
    this.filling ??= this.fetchMissing().finally(() => {
      this.filling = undefined
    })
    return this.filling
  }

  /** Aborts filling: a worker is not replaced while it works. */
  stop(): void {
    this.stopping.abort()
  }

  private async fetchMissing(): Promise<void> {
    const { signal } = (this.stopping = new AbortController())
    const cached = await urlsIn(this.name)
    const missing = this.entries.filter(({ url }) => !cached.includes(this.keys.get(url) ?? ''))
    if (missing.length > 0) await pause(QUIET_MS, signal)
    for (const entry of missing) {
      if (!(await this.fetch(entry, signal))) return
    }
    const current = new Set(this.keys.values())
    const old = cached.filter(url => !current.has(url))
    await remove(this.name, old)
  }

  /** Fetches and caches one file. The browser refuses content of another build. @returns whether it is cached */
  private async fetch({ url, revision }: Entry, signal: AbortSignal): Promise<boolean> {
    const request = revision ? { cache: 'no-cache' as const, integrity: revision } : {}
    try {
      const response = await fetch(this.urlOf(url), { ...request, priority: 'low', signal })
      return isStorable(response) && (await put(this.name, this.keys.get(url) ?? '', response))
    } catch {
      return false
    }
  }
}
