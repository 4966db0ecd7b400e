/** What we use of a service worker’s global: TypeScript’s own types for workers conflict with those of the DOM. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page that a navigation leads to. */
  readonly resultingClientId: string
  /** What the browser requested while the worker was starting, where it does that. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerClient {
  readonly id: string
  postMessage(message: unknown): void
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & {
    readonly data: unknown
    readonly source: WorkerClient | null
    readonly ports: readonly MessagePort[]
  }
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly navigator: { readonly connection?: Connection }
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<WorkerClient[]> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

/** The Network Information API, where a browser has it. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}
