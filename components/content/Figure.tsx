import { useLanguage } from '../layout/use-language'
import { NoteButton } from './Notes'
import type { FigureView } from './views'

interface Props {
  id: string
  /** Print the period too: `$824.90 a fortnight`. */
  per?: boolean
  /** Chinese words between period and amount: 每两周最多 824.90 澳元. */
  lead?: string
  /** The value in force on a day, for comparison. */
  on?: string
  data?: FigureView
}

/** A figure in running text. Its note opens without a script; the page's end has date and source too. */
export function Figure({ data }: Props) {
  const { words } = useLanguage()
  if (!data) return null
  return (
    <span className="figure">
      <data translate="no" value={data.machine}>
        {data.text}
      </data>
      <NoteButton note={data.noteId} name={words.figure.source} />
    </span>
  )
}
