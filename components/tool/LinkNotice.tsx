import { fill, joinNames } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
import type { linkWords } from '../../i18n/typed/en'
import kit from './form.module.css'

interface Props {
  /** Names of the questions, or text of the link. */
  parts: readonly string[]
  words: Record<keyof typeof linkWords, string>
  language: Language
}

/** Says which part of an opened link could not be read, so that nobody takes what is shown for all of it. */
export function LinkNotice({ parts, words, language }: Props) {
  return (
    <div role="status">
      {parts.length > 0 ? (
        <p className={kit.notice}>{fill(words.unread, { parts: joinNames(parts, language) })}</p>
      ) : null}
    </div>
  )
}
