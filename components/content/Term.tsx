import type { ReactNode } from 'react'
import { useLanguage } from '../layout/use-language'
import { NoteButton, otherName } from './Notes'
import type { TermView } from './views'

/**
 * A term under the glossary's name or other words. A Chinese page adds the English one, which people must say on the
 * phone; an English page shows the Chinese one on hover or focus (text.css). The glossary leads to its own row.
 */
export function Term({ data, children }: { id: string; data?: TermView; children?: ReactNode }) {
  const { language, words } = useLanguage()
  if (!data) return null
  const other = otherName(data, language)
  const own = children ?? (language === 'zh' ? data.zh : data.en)
  // What can be pressed does not break across lines: brackets stay outside of it.
  const [short, rest] = typeof own === 'string' ? splitAtBracket(own) : [own]
  const printsBoth = language === 'zh' && !data.zh.includes('（') && data.zh !== data.en
  const isPrinted = printsBoth || (typeof own === 'string' && own.includes(other.text))
  return (
    <span className="term">
      {data.noteId ? (
        <span className="word">
          {short}
          <NoteButton note={data.noteId} name={words.figure.meaning} other={isPrinted ? undefined : other.text} />
        </span>
      ) : (
        <a href={`#term-${data.id}`}>{short}</a>
      )}
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
