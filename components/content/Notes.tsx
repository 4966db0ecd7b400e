/**
 * The notes of figures and terms, at the end of the page's text. Inside a sentence they would be read as part of it by
 * whatever takes a page's text: copying, reader views, speech, search engines' snippets.
 */
import type { HTMLAttributes, ReactNode } from 'react'
import { fill } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
import { useLanguage } from '../layout/use-language'
import type { FigureView, NoteView, TermView } from './views'

interface ButtonProps {
  /** The id of the note; nothing opens without one. */
  note: string | undefined
  /** What it opens, for screen readers: the words over which it lies are read before it. */
  name: string
  /** The word in the other language, shown on hover or focus. */
  other?: string | undefined
}

/** Lies over the words of a sentence, and has none: reader views leave out the words of buttons, and copies lack them. */
export function NoteButton({ note, name, other }: ButtonProps) {
  if (!note) return null
  return <button type="button" aria-label={name} data-other={other} {...({ popovertarget: note } as object)} />
}

/** A term's name in the language that the page is not in. */
export function otherName({ en, zh }: TermView, language: Language): { text: string; lang: string } {
  return language === 'zh' ? { text: en, lang: 'en' } : { text: zh, lang: 'zh-Hans' }
}

/** Every note of a page. The name of its class is one that Firefox’s reader view leaves out. */
export function Notes({ data = [] }: { data?: NoteView[] }) {
  return (
    <div className="popups" data-nosearch data-nosnippet>
      {data.map(note => (
        <Note key={note.id} id={note.id}>
          {note.figure ? <FigureNote data={note.figure} /> : null}
          {note.term ? <TermNote data={note.term} /> : null}
        </Note>
      ))}
    </div>
  )
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  const { words } = useLanguage()
  return (
    <div id={id} {...({ popover: 'auto' } as HTMLAttributes<HTMLDivElement>)} className="provenance">
      {children}
      <button type="button" className="quiet" {...({ popovertarget: id, popovertargetaction: 'hide' } as object)}>
        {words.figure.close}
      </button>
    </div>
  )
}

function FigureNote({ data }: { data: FigureView }) {
  const { words } = useLanguage()
  return (
    <>
      <strong>{data.label}</strong>
      <span className="provenance-amount" translate="no">
        {data.textPer}
      </span>
      <span>{data.since}</span>
      <span>
        {words.figure.source}
        {words.punctuation.colon}
        <a href={data.source.url}>{data.source.title}</a>
      </span>
      {data.doubt ? <span>{data.doubt}</span> : null}
      {data.nextChange ? <span>{fill(words.figure.nextChange, { date: data.nextChange })}</span> : null}
    </>
  )
}

function TermNote({ data }: { data: TermView }) {
  const { language } = useLanguage()
  const other = otherName(data, language)
  return (
    <>
      {/* First the name that the reader sees in the page. */}
      <strong>{language === 'zh' ? data.zh : data.en}</strong>
      <span lang={other.lang}>{other.text}</span>
      {data.meaning ? <span>{data.meaning}</span> : null}
    </>
  )
}
