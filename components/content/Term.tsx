import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { useLanguage } from '../layout/use-language'
import type { TermView } from './views'

/**
 * A term under the glossary's name or other words. A Chinese page adds the English one, which people must say on the
 * phone; an English page shows the Chinese one on hover or focus (content.css).
 */
export function Term({ data, children }: { id: string; data?: TermView; children?: ReactNode }) {
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
