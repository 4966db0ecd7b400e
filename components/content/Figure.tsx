import { NoteButton } from './Notes'
import { useLanguage } from '../layout/use-language'
import type { FigureView } from './views'

interface Props {
  id: string
  /** Print the period too: `$824.90 a fortnight`. */
  per?: boolean
  /** The value in force on a day, for comparison. */
  on?: string
  data?: FigureView
}

/** A figure in running text. Its note opens without a script; the page's end has date and source too. */
export function Figure({ data, per = false }: Props) {
  const { words } = useLanguage()
  if (!data) return null
  const text = per ? data.textPer : data.text
  return (
    <span className="figure">
      <data value={data.machine}>{text}</data>
      <NoteButton note={data.noteId} label={text + words.punctuation.colon + words.figure.sourceOf} />
    </span>
  )
}
