import { NoteButton } from './Notes'
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
  if (!data) return null
  const text = per ? data.textPer : data.text
  return (
    <label className="figure">
      <data value={data.machine}>{text}</data>
      <NoteButton note={data.noteId} />
    </label>
  )
}
