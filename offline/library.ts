/**
 * Calculators and the index of search, one list and one store for each language.
 * They are big, so they are fetched after a page has loaded, and not at all where
 * the reader saves data or hardly has any: there they are stored as they are used.
 */
import type { Language } from '../i18n/languages.ts'
import type { Connection } from './scope.ts'
import { find, isStorable, put, remove, urlsIn } from './stores.ts'

/** A file of the build. */
export interface Entry {
  /** Its path, such as `/en/calculators`. */
  url: string
  /** The digest of what is in it, as `integrity` has it; null where its name carries a hash. */
  revision: string | null
}

/** What the worker is told of the build (scripts/build-offline.ts). */
export interface Build {
  shell: Entry[]
  library: Record<Language, Entry[]>
  /** Paths without their language. */
  safetyPages: string[]
}

/** How long the page that was just loaded is left alone, for what its reader does first. */
const QUIET_MS = 2000

/** Is now a time to fetch what nobody has asked for yet? */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

/** Waits, but not once it is told to stop. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
}

/** One language’s list in this build, and what of it is stored. */
export class Library {
  private readonly keys: Map<string, string>
  private filling: Promise<void> | undefined
  private stopping = new AbortController()

  /**
   * @param name of its store
   * @param entries in the order in which they are fetched: what a page needs before the page
   * @param urlOf the whole address of a path
   */
  constructor(
    private readonly name: string,
    private readonly entries: Entry[],
    private readonly urlOf: (path: string) => string
  ) {
    this.keys = new Map(
      entries.map(({ url, revision }) => [url, urlOf(url) + (revision ? `?revision=${encodeURIComponent(revision)}` : '')])
    )
  }

  /** A file as this build has it. */
  async find(path: string): Promise<Response | undefined> {
    const key = this.keys.get(path)
    return key ? find(this.name, key) : undefined
  }

  /** A file as the build before had it, for as long as this one’s library is not whole. */
  findEarlier(path: string): Promise<Response | undefined> {
    return find(this.name, this.urlOf(path), { ignoreSearch: true })
  }

  /**
   * Fetches what is missing, one file after another, so that a page is only here once its
   * scripts are. Stops at the first failure: the next page goes on from there. What the
   * build before had goes when all is here.
   */
  fill(): Promise<void> {
    this.filling ??= this.fetchMissing().finally(() => {
      this.filling = undefined
    })
    return this.filling
  }

  /** Ends a filling that is under way: a worker is not replaced while it works. */
  stop(): void {
    this.stopping.abort()
  }

  private async fetchMissing(): Promise<void> {
    const { signal } = (this.stopping = new AbortController())
    const stored = await urlsIn(this.name)
    const missing = this.entries.filter(({ url }) => !stored.includes(this.keys.get(url) ?? ''))
    if (missing.length > 0) await pause(QUIET_MS, signal)
    for (const entry of missing) {
      if (!(await this.fetch(entry, signal))) return
    }
    const current = new Set(this.keys.values())
    await remove(this.name, stored.filter(url => !current.has(url)))
  }

  /** Fetches one file. The browser refuses one that is of another build, which the server may have by now. */
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
