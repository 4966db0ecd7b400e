import type { ReactNode } from 'react'
import { useLanguage } from '../layout/use-language'
import { NoteButton, otherName } from './Notes'
import type { TermView } from './views'

/**
 * A term under the glossary's name or other words. A Chinese page adds the English one, which people must say on the
 * phone; an English page shows the Chinese one on hover or focus (content.css).
 */
export function Term({ data, children }: { id: string; data?: TermView; children?: ReactNode }) {
  const { language } = useLanguage()
  if (!data) return null
  const other = otherName(data, language)
  const own = children ?? (language === 'zh' ? data.zh : data.en)
  // What can be pressed does not break across lines: brackets stay outside of it.
  const [short, rest] = typeof own === 'string' ? splitAtBracket(own) : [own]
  const printsBoth = language === 'zh' && !data.zh.includes('（') && data.zh !== data.en
  const isPrinted = printsBoth || (typeof own === 'string' && own.includes(other.text))
  return (
    <span className="term">
      <label>
        {short}
        <NoteButton note={data.noteId} other={isPrinted ? undefined : other.text} />
      </label>
      {rest}
      {printsBoth ? (
        <>
          （<span lang="en">{data.en}</span>）
        </>
      ) : null}
    </span>
  )
}

function splitAtBracket(text: string): [string, string?] {
  const at = text.indexOf('（')
  return at > 0 ? [text.slice(0, at), text.slice(at)] : [text]
}
