/** One document for an expert outside, such as a legal centre, to mark and send back (docs/editors/review.md). */
import type { Data } from '../../rules/data/load.ts'
import { newestValue } from '../../rules/figures.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { formatQuantity } from '../../i18n/format.ts'
import { DATE_AREAS } from '../../rules/situations/date-choices.ts'

/** The areas of time limits, and `statements`: the rules that several pages state. */
export const TOPICS = [...DATE_AREAS, 'statements'] as const

export type Topic = (typeof TOPICS)[number]

/** A test that names limits, as in tests/rules/time-limits.yaml. */
export interface LimitCase {
  name: string
  expected: Record<string, { last?: string | undefined } | undefined>
}

const BOXES = '- [ ] right\n- [ ] wrong; it should be:\n- [ ] cannot say; ask:'

/** Rule, section, our sentence in both languages, sources and the cases that test it, as Markdown with boxes to tick. */
export function expertDocument(data: Data, topic: Topic, cases: readonly LimitCase[]): string {
  const parts = topic === 'statements' ? statements(data) : limits(data, topic, cases)
  return [
    `# To check: ${topic}`,
    'Please mark each rule, and send the document back. Nothing on the site claims your check before it has come.',
    ...parts
  ].join('\n\n')
}

function limits(data: Data, topic: Topic, cases: readonly LimitCase[]): string[] {
  return [...data.timeLimits.values()]
    .filter(({ area, status }) => area === topic && status !== 'unverified' && status !== 'superseded')
    .map(({ id, label, section, length, missed, longer, sources }) => {
      const lengths = length === undefined ? [] : [length].flat()
      const said = LANGUAGES.map(language =>
        [label, longer, missed].flatMap(text => (text ? [text[language]] : [])).join(' / ')
      )
      const tests = cases.flatMap(({ name, expected }) => {
        const found = expected[id]
        return found ? [`- ${name}: ${found.last ?? 'no last day'}`] : []
      })
      return [
        `## ${id}`,
        `Section: ${section}`,
        ...lengths.map(figure => `Length: ${LANGUAGES.map(language => quantity(data, figure, language)).join(', ')}`),
        ...said,
        sourcesOf(data, sources),
        ...(tests.length > 0 ? [`Tested by:\n\n${tests.join('\n')}`] : []),
        BOXES
      ].join('\n\n')
    })
}

function statements(data: Data): string[] {
  const filled = (text: string, language: Language) =>
    text.replace(/\{(?:figure|amount):([^}@]+)[^}]*\}/g, (_, id: string) => quantity(data, id, language))
  return [...data.statements.values()].map(({ id, text, sources }) =>
    [`## ${id}`, ...LANGUAGES.map(language => filled(text[language], language)), sourcesOf(data, sources), BOXES].join(
      '\n\n'
    )
  )
}

function quantity(data: Data, id: string, language: Language): string {
  const figure = data.figures.get(id)
  const newest = figure && newestValue(figure)
  return figure && newest ? formatQuantity(newest.value, figure.unit, language) : id
}

function sourcesOf(data: Data, ids: readonly string[]): string {
  const lines = ids.flatMap(id => {
    const source = data.sources.get(id)
    return source ? [`- ${source.title}, ${source.publisher} (${source.author}): ${source.url}`] : []
  })
  return `Our sources:\n\n${lines.join('\n')}`
}
