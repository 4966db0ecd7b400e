/** Where a page answers the questions of data/questions/: the heading and the sentence. */
import type { Language } from '../../i18n/languages.ts'
import type { Question } from '../../rules/data/text-schemas.ts'
import { sentencesOf } from '../../search/highlight.ts'
import { NOTE, type Answer, type SectionText } from '../../search/types.ts'

/** Shorter sentences, such as “Yes.”, are shown with the next one of their paragraph. */
const MIN_LENGTH: Record<Language, number> = { en: 50, zh: 24 }

/** Terms that an answer is chosen by; more would cost bytes without use. */
const MOST_TERMS = 30

interface Place {
  section: number
  start: number
  length: number
}

/**
 * The answers of one page, each once, with the terms that set its questions apart from the page's other questions.
 * @param termsOf the terms of a sentence
 */
export function answersOf(
  questions: readonly Question[],
  sections: readonly SectionText[],
  language: Language,
  termsOf: (text: string) => readonly string[]
): Answer[] {
  // Several questions may have one answer; apart, they would look as if it answered nothing of its own.
  const places = new Map<string, { place: Place; terms: string[] }>()
  for (const question of questions) {
    const place = placeOf(question, sections, language)
    const key = `${place.section} ${place.start}`
    const terms = question.ask[language].flatMap(termsOf)
    places.set(key, { place, terms: [...(places.get(key)?.terms ?? []), ...terms] })
  }
  const asked = [...places.values()].map(({ place, terms }) => ({ ...place, counts: counted(terms) }))
  const askedOf = counted(asked.flatMap(({ counts }) => [...counts.keys()]))
  return asked.map(({ section, start, length, counts }) => {
    const telling = [...counts]
      // A single character says too little here.
      .filter(([term]) => term.length > 1)
      .map(([term, count]) => ({ term, value: count / (askedOf.get(term) ?? 1) }))
      .sort((a, b) => b.value - a.value || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_TERMS)
    return [section, start, length, telling.map(({ term }) => term).join(' ')]
  })
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The sentence with most of what the answer must contain, below the question's heading if it names one. */
function placeOf({ heading, contains }: Question, sections: readonly SectionText[], language: Language): Place {
  const phrases = contains[language].map(phrase => phrase.toLowerCase())
  const places = candidates(heading, sections).map(section => bestIn(section, sections[section]?.[2] ?? '', phrases))
  const found = places.reduce((best, place) => (place.value > best.value ? place : best))
  const { section, start, end } = found
  return { section, start, length: end - start }

  function bestIn(section: number, content: string, wanted: readonly string[]) {
    const sentences = sentencesOf(content)
    const valued = sentences.map(({ start, end }) => {
      const text = content.slice(start, end).toLowerCase()
      const said = wanted.filter(phrase => text.includes(phrase)).length
      return said && !/[?？]$/.test(text) && !text.startsWith(NOTE)
        ? said + (contains.figures && /\d/.test(text) ? 0.5 : 0)
        : 0
    })
    const value = Math.max(0, ...valued)
    const first =
      value > 0 ? valued.indexOf(value) : firstWhole(sentences.map(({ start, end }) => content.slice(start, end)))
    const start = sentences[first]?.start ?? 0
    let end = sentences[first]?.end ?? 0
    for (const next of sentences.slice(first + 1)) {
      if (end - start >= MIN_LENGTH[language] || content.slice(end, next.start).includes('\n')) break
      end = next.end
    }
    return { section, start, end, value }
  }
}

/** The first real sentence, not a table row or a caption. */
function firstWhole(sentences: readonly string[]): number {
  return Math.max(
    0,
    sentences.findIndex(text => /[.!。！]$/.test(text) && !text.includes(' · '))
  )
}

/**
 * The section of the heading and of its subheadings; without a heading all sections, with the list of questions last.
 */
function candidates(heading: string | undefined, sections: readonly SectionText[]): number[] {
  const all = [...sections.keys()]
  const at = sections.findIndex(([id]) => id === heading)
  if (heading && at >= 0) return all.filter(index => index >= at && index <= at + MOST_BELOW)
  return [
    ...all.filter(index => sections[index]?.[0] !== 'faq'),
    ...all.filter(index => sections[index]?.[0] === 'faq')
  ]
}

/** A second-level heading seldom has more third-level headings below it. */
const MOST_BELOW = 4
