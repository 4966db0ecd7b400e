/** Talks to the worker; every answer is given back to the box that asked, the newest question alone. */
import type { Language } from '../../../i18n/languages'
import type { Asked, Channel, FromWorker, ToWorker } from '../../../search/protocol'
import type { Manifest, PageLink, Reply } from '../../../search/types'

export interface Listener {
  onReply(reply: Reply): void
  onOffer(page: PageLink): void
  onFailure(): void
}

/** What the boot script has begun before this script arrived. */
export interface Begun {
  base: string
  worker: Worker
  manifest: Promise<Response>
}

interface Question {
  query: string
  language: Language
  lifted: string[]
  listener: Listener
}

export class Session {
  private id = 0
  private question: Question | undefined
  private opening: Promise<boolean> | undefined

  constructor(
    private readonly begun: Begun,
    private readonly channel: Channel
  ) {
    begun.worker.addEventListener('message', event => this.hear(event as MessageEvent<FromWorker>))
    begun.worker.addEventListener('error', () => this.fail())
  }

  /** Starts fetching the index of a language, so that it is there when the first word is typed. */
  open(language: Language): Promise<boolean> {
    this.opening ??= this.tellManifest(this.begun.manifest, language)
    return this.opening
  }

  ask(question: Question): void {
    this.question = question
    this.id += 1
    const asked: Asked = { channel: this.channel, id: this.id }
    const { query, language, lifted } = question
    void this.open(language).then(opened => {
      if (asked.id !== this.id) return
      if (opened) this.send({ type: 'search', asked, query, language, lifted })
      else this.fail()
    })
  }

  /** Forgets the question; a late answer is not wanted. */
  cancel(): void {
    this.question = undefined
    this.id += 1
  }

  /** After a failure: everything that is missing is fetched again. */
  retry(): void {
    const { question } = this
    if (!question) return
    this.begun.manifest = fetch(`${this.begun.base}/search/manifest.json`)
    this.opening = undefined
    this.ask(question)
  }

  private async tellManifest(response: Promise<Response>, language: Language): Promise<boolean> {
    try {
      const manifest = (await (await response).json()) as Manifest
      this.send({ type: 'open', base: this.begun.base, manifest, language })
      return true
    } catch {
      return false
    }
  }

  private send(message: ToWorker): void {
    this.begun.worker.postMessage(message)
  }

  private hear({ data }: MessageEvent<FromWorker>): void {
    if (data.asked.channel !== this.channel || data.asked.id !== this.id) return
    if (data.type === 'reply') this.question?.listener.onReply(data.reply)
    else if (data.type === 'offer') this.question?.listener.onOffer(data.page)
    else this.fail()
  }

  private fail(): void {
    this.question?.listener.onFailure()
  }
}
