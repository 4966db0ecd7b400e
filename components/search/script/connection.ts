/** The worker and the index, which all boxes of a page share. */
import type { Language } from '../../../i18n/languages'
import type { FromWorker, ToWorker } from '../../../search/protocol'
import type { Manifest } from '../../../search/types'

/** What the boot script has begun before this script arrived. */
export interface Begun {
  base: string
  address: string
  worker: Worker
  manifest: Promise<Response>
}

/** Hears every answer of the worker; a broken worker answers with `undefined`. */
type Ear = (said: FromWorker | undefined) => void

/** One for each page: holds the worker, opens languages once for all boxes, and begins anew after a failure. */
export class Connection {
  private readonly ears = new Set<Ear>()
  private readonly opened = new Map<Language, Promise<boolean>>()
  private worker: Worker
  /** Missing once it could not be had. */
  private manifest: Promise<Manifest> | undefined
  private broken = false

  constructor(private readonly begun: Begun) {
    this.worker = begun.worker
    this.manifest = readManifest(begun.manifest)
    this.attend()
  }

  listen(ear: Ear): void {
    this.ears.add(ear)
  }

  /**
   * Has the worker fetch what a language needs first. Where it could not be asked to, the next
   * call tries again; calls in between share one try.
   * @returns whether it could be asked to
   */
  open(language: Language): Promise<boolean> {
    if (this.broken) this.reopen()
    const opening = this.opened.get(language) ?? this.tellManifest(language)
    this.opened.set(language, opening)
    return opening
  }

  send(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  /** After a failure: a new worker, and everything is fetched again. */
  reopen(): void {
    this.worker.terminate()
    this.worker = new Worker(this.begun.address)
    this.broken = false
    this.manifest = this.fetchManifest()
    this.opened.clear()
    this.attend()
  }

  private fetchManifest(): Promise<Manifest> {
    return readManifest(fetch(`${this.begun.base}/search/manifest.json`))
  }

  private attend(): void {
    const { worker } = this
    worker.onmessage = event => this.tellEars(event.data as FromWorker)
    worker.onerror = () => {
      this.broken = true
      this.tellEars(undefined)
    }
  }

  private tellEars(said: FromWorker | undefined): void {
    for (const ear of this.ears) ear(said)
  }

  private async tellManifest(language: Language): Promise<boolean> {
    const manifest = (this.manifest ??= this.fetchManifest())
    try {
      this.send({ type: 'open', base: this.begun.base, manifest: await manifest, language })
      return true
    } catch {
      // Unless all has begun anew in the meantime.
      if (this.manifest === manifest) {
        this.manifest = undefined
        this.opened.clear()
      }
      return false
    }
  }
}

/** Read once: several boxes ask for it. */
function readManifest(response: Promise<Response>): Promise<Manifest> {
  const manifest = response.then(found => {
    // What a server says of its own failure may be JSON too.
    if (!found.ok) throw new Error(`${found.url}: ${found.status}`)
    return found.json() as Promise<Manifest>
  })
  // Whoever opens a language is told.
  manifest.catch(() => undefined)
  return manifest
}
