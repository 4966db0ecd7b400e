/** Figures and terms inside sentences: their notes are elsewhere, and the words stay text. */
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Figure } from '../../../../components/content/Figure.tsx'
import { Notes } from '../../../../components/content/Notes.tsx'
import { Term } from '../../../../components/content/Term.tsx'
import type { FigureView, TermView } from '../../../../components/content/views.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { messages } from '../../../../i18n/index.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { withNote, type Notes as NotesOf } from '../../../../scripts/mdx/notes.ts'
import { sentenceFigure, termView } from '../../../../scripts/mdx/views.ts'

const data = loadData()
const ID = 'jobseeker.rate.single-no-children'

interface Drawn {
  figure: FigureView
  term: TermView
  notes: NotesOf
}

function drawn(language: Language): Drawn {
  const context = { data, language, today: '2026-11-23' }
  const notes: NotesOf = new Map()
  const figure = withNote(notes, `${ID}@`, 'figure', sentenceFigure(context, ID, { per: true }))
  const term = withNote(notes, 'job-plan', 'term', termView(context, 'job-plan'))
  return { figure, term, notes }
}

function html(language: Language, node: ReactNode) {
  return parse(renderToStaticMarkup(<PagePath.Provider value={`/${language}`}>{node}</PagePath.Provider>))
}

for (const language of LANGUAGES) {
  describe(`a figure and a term in a sentence, in ${language}`, () => {
    const { figure, term, notes } = drawn(language)
    const page = html(
      language,
      <>
        <p>
          <Term id="job-plan" data={term} />: <Figure id={ID} data={figure} per />.
        </p>
        <Notes data={[...notes.values()]} />
      </>
    )

    it('read as the sentence alone', () => {
      const words = page.querySelector('p')?.text
      expect(words).toBe(
        language === 'en' ? 'Job Plan: $824.90 a fortnight.' : '工作计划（Job Plan）: 每两周 824.90 澳元.'
      )
    })

    it('have their words outside of the button, which says what it opens', () => {
      const buttons = page.querySelectorAll('p button')
      const { meaning, source } = messages(language).figure
      expect(buttons.map(button => button.text)).toEqual(['', ''])
      expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([meaning, source])
      expect(buttons.map(button => button.parentNode?.text)).toEqual(
        language === 'en' ? ['Job Plan', '$824.90 a fortnight'] : ['工作计划', '每两周 824.90 澳元']
      )
    })

    it('open their own notes, which no snippet shows', () => {
      const opened = page.querySelectorAll('p button').map(button => {
        return page.querySelector(`.popups > #${button.getAttribute('popovertarget')}[popover]`)?.text
      })
      expect(opened[0]).toContain(term.meaning)
      expect(opened[1]).toContain(figure.source.title)
      expect(page.querySelector('[data-nosnippet][data-nosearch]')?.classNames).toBe('popups')
    })
  })
}

describe('withNote', () => {
  it('has one note for a figure used twice, and another for its value of a day', () => {
    const { figure, notes } = drawn('en')
    expect(withNote(notes, `${ID}@`, 'figure', figure).noteId).toBe(figure.noteId)
    expect(withNote(notes, `${ID}@2025-10-01`, 'figure', figure).noteId).toBe('note-3')
    expect([...notes.values()].map(({ id }) => id)).toEqual(['note-1', 'note-2', 'note-3'])
  })
})
