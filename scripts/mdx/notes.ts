/** The notes of a page's figures and terms: each once, however often the page names what it is about. */
import type { FigureView, NoteView, TermView } from '../../components/content/views.ts'

/** Notes by what they are about, in the order of the page. */
export type Notes = Map<string, NoteView>

/**
 * A view with the id of its note, which is added where the page has none yet.
 * @param key of what it is about: the id, for a figure with its day
 */
export function withNote<View extends FigureView | TermView>(
  notes: Notes,
  key: string,
  kind: 'figure' | 'term',
  view: View
): View {
  const note = notes.get(key) ?? { id: `note-${notes.size + 1}`, [kind]: view }
  notes.set(key, note)
  return { ...view, noteId: note.id }
}
