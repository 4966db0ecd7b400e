/** A fake of the browser's voices, which says what it was asked to say and waits until a test lets it go on. */
import { vi } from 'vitest'

export class FakeUtterance {
  voice: SpeechSynthesisVoice | undefined
  lang = ''
  rate = 1
  onend: (() => void) | undefined
  onerror: ((event: { error: string }) => void) | undefined
  constructor(readonly text: string) {}
}

export function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, voiceURI: lang, default: false }
}

/** Puts the fake in the place of the browser's. @param voices of the device, which a test may add to */
export function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const spoken: FakeUtterance[] = []
  const listeners: (() => void)[] = []
  const speech = {
    spoken,
    cancel: vi.fn(),
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => void spoken.push(utterance),
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    /** The voice has said its sentence. */
    end: () => spoken.at(-1)!.onend!(),
    fail: (error: string) => spoken.at(-1)!.onerror!({ error }),
    /** The browser has found its voices. */
    change: () => listeners.forEach(listener => listener())
  }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return speech
}
