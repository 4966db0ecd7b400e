/** Reads sentences aloud, one at a time, with the voices of the device. */
import { spokenText } from '../../i18n/spoken'
import type { Sentence } from './texts'
import { voiceFor } from './voice'

export type ReaderState = 'stopped' | 'reading' | 'paused'

interface ReaderEvents {
  /** The sentence that is being read; undefined when none is. */
  onSentence: (sentence: Sentence | undefined) => void
  onState: (state: ReaderState, why?: 'ended' | 'failed') => void
}

/** Not a failure: we stopped it ourselves. */
const OURS = new Set(['interrupted', 'canceled'])

/** Says one sentence after the other. */
export class Reader {
  /** 1 is the voice's own speed. */
  rate = 1
  private sentences: Sentence[] = []
  private at = 0
  /** The sentence being said: Chrome forgets to call back for one that nothing refers to. */
  private current: SpeechSynthesisUtterance | undefined

  constructor(
    private readonly synthesis: SpeechSynthesis,
    private readonly events: ReaderEvents
  ) {}

  /** @param at the index of the first sentence to read */
  start(sentences: Sentence[], at: number): void {
    this.sentences = sentences
    this.at = at
    this.resume()
  }

  /** Reads the current sentence from its beginning: on Android a paused voice cannot go on. */
  resume(): void {
    this.cancel()
    this.events.onState('reading')
    this.say()
  }

  pause(): void {
    this.cancel()
    this.events.onState('paused')
  }

  stop(why?: 'ended' | 'failed'): void {
    this.cancel()
    this.events.onSentence(undefined)
    // The same sentence can be tried again.
    if (why !== 'failed') this.sentences = []
    this.events.onState(why === 'failed' ? 'paused' : 'stopped', why)
  }

  private cancel(): void {
    this.current = undefined
    this.synthesis.cancel()
  }

  private say(): void {
    const sentence = this.sentences[this.at]
    if (!sentence) return this.stop('ended')
    const { text, language } = sentence
    const utterance = new SpeechSynthesisUtterance(spokenText(text, language))
    const voice = voiceFor(language, this.synthesis.getVoices())
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? (language === 'zh' ? 'zh-CN' : 'en-AU')
    utterance.rate = this.rate
    utterance.onend = () => {
      if (this.current !== utterance) return
      this.at += 1
      this.say()
    }
    utterance.onerror = ({ error }) => {
      if (this.current === utterance && !OURS.has(error)) this.stop('failed')
    }
    this.current = utterance
    this.events.onSentence(sentence)
    this.synthesis.speak(utterance)
  }
}
