/** Talks to the worker; every answer is given back to the box that asked, the newest question alone. */
import type { Language } from '../../../i18n/languages'
import type { Asked, Channel, FromWorker, ToWorker } from '../../../search/protocol'
import type { Manifest, PageLink, Reply } from '../../../search/types'
import { growing, nextFrame } from './growing'

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
  private told = Promise.resolve()
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

  /** One after the other: a reply may take several frames. */
  private hear({ data }: MessageEvent<FromWorker>): void {
    this.told = this.told.then(() => this.tell(data))
  }

  private async tell(said: FromWorker): Promise<void> {
    const isCurrent = () => said.asked.channel === this.channel && said.asked.id === this.id
    if (!isCurrent()) return
    if (said.type === 'failed') return this.fail()
    if (said.type === 'offer') return this.question?.listener.onOffer(said.page)
    for (const part of growing(said.reply)) {
      if (!isCurrent()) return
      this.question?.listener.onReply(part)
      if (!part.complete) await nextFrame()
    }
  }

  private fail(): void {
    this.question?.listener.onFailure()
  }
}
