/** The search client: one for each page, shared by its search boxes and the search page. */
import { afterFrame } from '../../boot/dom'
import type { Language } from '../../../i18n/languages'
import type { FromWorker, ToWorker } from '../../../search/protocol'
import type { Manifest, PageLink, PageResult, SearchResponse } from '../../../search/types'

/** What the boot script has started before this script arrived. */
export interface StartedSearch {
  /** Where the site is served from. */
  base: string
  address: string
  /** Undefined where the browser has no workers, or it failed. */
  worker?: Worker
  manifest: Promise<Response>
}

export type SearchState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'answered'; response: SearchResponse; offer?: PageLink | undefined }

export interface SearchRequest {
  query: string
  language: Language
  boosted: string[]
  /** Called with each new state: later ones hold more of the results, or failed. */
  onState(state: SearchState): void
}

/** Holds the worker, sends it requests, and passes what it finds to those that still wait for it. */
export class SearchClient {
  private readonly opened = new Set<Language>()
  /** The requests that were not cancelled, with their states. */
  private readonly requests = new Map<number, SearchRequest & { state: SearchState }>()
  private lastId = 0
  /** Undefined once it failed, and where there is none. */
  private worker: Worker | undefined
  /** Undefined once it failed to load. */
  private manifest: Promise<Manifest> | undefined

  constructor(private readonly started: StartedSearch) {
    this.worker = started.worker
    this.manifest = readManifest(started.manifest)
    this.listen()
  }

  /**
   * Has the worker load what a language needs first, once; after a failure the next call tries again.
   * @returns whether the address of the index reached the worker
   */
  async open(language: Language): Promise<boolean> {
    if (!this.worker && !this.restart()) return false
    const manifest = (this.manifest ??= this.fetchManifest())
    try {
      const message: ToWorker = { type: 'open', base: this.started.base, manifest: await manifest, language }
      if (!this.opened.has(language)) this.post(message)
      this.opened.add(language)
      return true
    } catch {
      // Unless the client was restarted in the meantime.
      if (this.manifest === manifest) this.manifest = undefined
      return false
    }
  }

  /** Starts a search. @returns its id, for `cancel` */
  search(request: SearchRequest): number {
    const id = (this.lastId += 1)
    this.requests.set(id, { ...request, state: { kind: 'loading' } })
    void this.send(id, request)
    return id
  }

  cancel(id: number): void {
    if (this.requests.delete(id)) this.post({ type: 'cancel', id })
  }

  /** Starts over after a failure, with a new worker, and repeats every request that has no complete response. */
  retry(): void {
    this.restart()
    for (const [id, request] of this.requests) {
      if (request.state.kind === 'answered' && request.state.response.complete) continue
      this.update(id, { kind: 'loading' })
      void this.send(id, request)
    }
  }

  private async send(id: number, { query, language, boosted }: SearchRequest): Promise<void> {
    if (!(await this.open(language))) this.update(id, { kind: 'failed' })
    else if (this.requests.has(id)) this.post({ type: 'search', id, query, language, boosted })
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  /** @returns whether there is a worker */
  private restart(): boolean {
    this.worker?.terminate()
    this.worker = newWorker(this.started.address)
    if (!this.worker) return false
    this.manifest = this.fetchManifest()
    this.opened.clear()
    this.listen()
    return true
  }

  private listen(): void {
    const { worker } = this
    if (!worker) return
    worker.onmessage = event => void this.receive(event.data as FromWorker)
    worker.onerror = () => {
      this.worker = undefined
      for (const id of this.requests.keys()) this.update(id, { kind: 'failed' })
    }
  }

  private async receive(message: FromWorker): Promise<void> {
    const { id } = message
    if (message.type === 'failed') return this.update(id, { kind: 'failed' })
    if (message.type === 'offer') return this.addOffer(id, message.page)
    for (const response of pageByPage(message.response)) {
      // An offer that came between two parts stays.
      this.update(id, { ...this.requests.get(id)?.state, kind: 'answered', response })
      if (!response.complete) await new Promise<void>(afterFrame)
    }
  }

  private addOffer(id: number, offer: PageLink): void {
    const state = this.requests.get(id)?.state
    if (state?.kind === 'answered') this.update(id, { ...state, offer })
  }

  /** The only place that tells a current request from a stale one. */
  private update(id: number, state: SearchState): void {
    const request = this.requests.get(id)
    if (!request) return
    request.state = state
    request.onState(state)
  }

  private fetchManifest(): Promise<Manifest> {
    return readManifest(fetch(`${this.started.base}/search/manifest.json`))
  }
}

/** Undefined in a browser that has no workers, or refuses ours. */
function newWorker(address: string): Worker | undefined {
  try {
    return new Worker(address)
  } catch {
    return undefined
  }
}

function readManifest(response: Promise<Response>): Promise<Manifest> {
  const manifest = response.then(found => {
    // An error page of the server may be JSON too.
    if (!found.ok) throw new Error(`${found.url}: ${found.status}`)
    return found.json() as Promise<Manifest>
  })
  // `open` reports it.
  manifest.catch(() => undefined)
  return manifest
}

/** All titles, and one more page in full each time: thirty results at once would block a slow phone. */
function pageByPage(response: SearchResponse): SearchResponse[] {
  const { pages, complete } = response
  if (!complete || pages.length < 2) return [response]
  return pages.map((_, last) => ({
    ...response,
    complete: last === pages.length - 1,
    pages: pages.map((page, index) => (index <= last ? page : { ...page, ...TITLE_ALONE }))
  }))
}

const TITLE_ALONE: Pick<PageResult, 'excerpt' | 'sections'> = { excerpt: { text: '', marks: [] }, sections: [] }
