/**
 * Calculators and the index of search, one list for each language. They are big,
 * so they are fetched after a page has loaded, and not at all where data is dear
 * or slow: there they are stored as they are used.
 */
import type { Connection } from './scope.ts'
import { LIBRARY } from './names.ts'
import { find, isStorable, put, remove, urlsIn } from './stores.ts'

/** A file of the build. One without a hash in its name has a revision. */
export interface Entry {
  /** Its path, such as `/en/calculators`. */
  url: string
  revision: string | null
}

/** Requests at a time: few, so that what the reader does next comes first. */
const AT_A_TIME = 4

/** Is now a time to fetch what nobody has asked for yet? */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  if (!connection) return true
  return !connection.saveData && (connection.effectiveType ?? '4g') === '4g'
}

/** One language’s list in this build, and what of it is stored. */
export class Library {
  private readonly keys: Map<string, string>
  private filling: Promise<void> | undefined
  private stopped = false

  /** @param urlOf the whole address of a path */
  constructor(
    entries: Entry[],
    private readonly urlOf: (path: string) => string
  ) {
    this.keys = new Map(
      entries.map(({ url, revision }) => [url, urlOf(url) + (revision ? `?revision=${revision}` : '')])
    )
  }

  async find(path: string): Promise<Response | undefined> {
    const key = this.keys.get(path)
    return key ? find(LIBRARY, key) : undefined
  }

  /** Fetches what is missing. Stops at the first failure: the next page goes on from there. */
  fill(): Promise<void> {
    this.filling ??= this.fetchMissing().finally(() => {
      this.filling = undefined
    })
    return this.filling
  }

  /** Ends a filling that is under way: a worker is not replaced while it works. */
  stop(): void {
    this.stopped = true
  }

  /** The keys of this build. */
  current(): Iterable<string> {
    return this.keys.values()
  }

  private async fetchMissing(): Promise<void> {
    this.stopped = false
    const stored = new Set(await urlsIn(LIBRARY))
    const missing = [...this.keys].filter(([, key]) => !stored.has(key))
    const fetchNext = async (): Promise<void> => {
      for (let next = missing.shift(); next && !this.stopped; next = missing.shift()) {
        const [path, key] = next
        if (!(await fetchInto(this.urlOf(path), key))) this.stopped = true
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext))
  }
}

async function fetchInto(url: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-cache', priority: 'low' })
    return isStorable(response) && (await put(LIBRARY, key, response))
  } catch {
    return false
  }
}

/** Removes what belongs to an earlier build. */
export async function dropOldEntries(libraries: Library[]): Promise<void> {
  const current = new Set(libraries.flatMap(library => [...library.current()]))
  await remove(LIBRARY, (await urlsIn(LIBRARY)).filter(url => !current.has(url)))
}
