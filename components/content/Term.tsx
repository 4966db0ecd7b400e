import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { useLanguage } from '../layout/use-language'
import type { TermView } from './views'

interface Props {
  id: string
  data?: TermView
  /** Other words than the glossary's, such as a plural. */
  children?: ReactNode
}

/**
 * A term of the system, with its name in the other language. A Chinese page shows both, because people must say the
 * English one on the phone; an English page shows the Chinese one on hover or focus (content.css), and with its meaning
 * on a press. None of it needs a script.
 */
export function Term({ data, children }: Props) {
  const { language, words } = useLanguage()
  const id = useId()
  if (!data) return null
  const other = language === 'zh' ? { text: data.en, lang: 'en' } : { text: data.zh, lang: 'zh-Hans' }
  const own = children ?? (language === 'zh' ? data.zh : data.en)
  // A button does not break across lines: brackets stay outside of it.
  const [short, rest] = typeof own === 'string' ? splitAtBracket(own) : [own]
  const printsBoth = language === 'zh' && !data.zh.includes('（') && data.zh !== data.en
  const isPrinted = printsBoth || (typeof own === 'string' && own.includes(other.text))
  return (
    <span className="term">
      <button type="button" data-other={isPrinted ? undefined : other.text} {...({ popovertarget: id } as object)}>
        {short}
      </button>
      {rest}
      {printsBoth ? (
        <>
          （<span lang="en">{data.en}</span>）
        </>
      ) : null}
      <span id={id} {...({ popover: 'auto' } as HTMLAttributes<HTMLSpanElement>)} className="provenance" data-nosearch>
        <strong lang={other.lang}>{other.text}</strong>
        {data.meaning ? <span>{data.meaning}</span> : null}
        {data.unofficial ? <small>{words.workingTranslation}</small> : null}
        <button type="button" className="quiet" {...({ popovertarget: id, popovertargetaction: 'hide' } as object)}>
          {words.figure.close}
        </button>
      </span>
    </span>
  )
}

function splitAtBracket(text: string): [string, string?] {
  const at = text.indexOf('（')
  return at > 0 ? [text.slice(0, at), text.slice(at)] : [text]
}
