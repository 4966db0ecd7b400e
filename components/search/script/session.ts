/** Asks the worker; every answer is given back to the box that asked, the newest question alone. */
import type { Language } from '../../../i18n/languages'
import type { Asked, Channel, FromWorker } from '../../../search/protocol'
import type { PageLink, Reply } from '../../../search/types'
import type { Connection } from './connection'
import { growing, nextFrame } from './growing'

export interface Listener {
  onReply(reply: Reply): void
  onOffer(page: PageLink): void
  onFailure(): void
}

interface Question {
  query: string
  language: Language
  lifted: string[]
  listener: Listener
}

/** One place that asks: the boxes of a page, or its list of results. */
export class Session {
  private id = 0
  private question: Question | undefined
  private told = Promise.resolve()

  constructor(
    private readonly connection: Connection,
    private readonly channel: Channel
  ) {
    connection.listen(said => this.hear(said))
  }

  /** Starts fetching the index of a language, so that it is there when the first word is typed. */
  open(language: Language): void {
    void this.connection.open(language)
  }

  ask(question: Question): void {
    this.question = question
    this.id += 1
    const asked: Asked = { channel: this.channel, id: this.id }
    const { query, language, lifted } = question
    void this.connection.open(language).then(opened => {
      if (asked.id !== this.id) return
      if (opened) this.connection.send({ type: 'search', asked, query, language, lifted })
      else this.fail()
    })
  }

  /** Forgets the question; a late answer is not wanted. */
  cancel(): void {
    this.question = undefined
    this.id += 1
  }

  /** After a failure: everything is fetched again. */
  retry(): void {
    if (!this.question) return
    this.connection.reopen()
    this.ask(this.question)
  }

  /** One after the other: a reply may take several frames. One that cannot be shown does not stop the next. */
  private hear(said: FromWorker | undefined): void {
    if (!said) this.fail()
    else this.told = this.told.then(() => this.tell(said)).catch(error => console.error(error))
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
