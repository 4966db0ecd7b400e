/** Which of the device's voices reads a language. */
import type { Language } from '../../i18n/languages'

/** Best first: Australian, then any English; Mandarin of the mainland, then of other places, then Cantonese. */
const BEST: Record<Language, RegExp[]> = {
  en: [/^en-au/, /^en-(?:gb|nz|ie)/, /^en\b/],
  zh: [/^(?:zh|cmn)(?:-hans)?-cn/, /^(?:zh|cmn)(?:-hans)?(?:-sg)?$/, /^(?:zh|cmn)(?:-hant)?-tw/, /^(?:zh|cmn|yue)\b/]
}

/**
 * The voice for a language, undefined where the device has none. Only voices of the device itself: others send each
 * sentence to a server.
 */
export function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[]
): SpeechSynthesisVoice | undefined {
  const own = voices.filter(voice => voice.localService)
  for (const tag of BEST[language]) {
    const found = own.find(({ lang }) => tag.test(lang.toLowerCase().replaceAll('_', '-')))
    if (found) return found
  }
  return undefined
}
