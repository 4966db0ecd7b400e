/** Cuts a text into sentences: Chrome stops speaking after about 15 seconds, and readers follow one at a time. */

/** A sentence’s place in its text, in UTF-16 units. */
export interface Span {
  from: number
  to: number
}

/** Where a sentence ends: Chinese marks by themselves, others before a space. */
const END = /[。！？；]+[”’」』）]*|[.!?]+["”’)]*(?=\s)/g

/** After which a long sentence is cut. */
const PAUSE = /[，、：,;:]["”’)]*\s?|\s[–—]\s/g

/** Characters that take about 12 seconds at the slowest speed. */
const LONGEST = { en: 130, zh: 40 }

/** The sentences of a text, without the spaces around them; long ones in parts that end at a comma where there is one. */
export function sentencesOf(text: string, language: 'en' | 'zh'): Span[] {
  const ends = [...text.matchAll(END)].map(({ index, 0: mark }) => index + mark.length)
  let from = 0
  return [...ends, text.length].flatMap(to => {
    const parts = shortened(text, { from, to }, LONGEST[language])
    from = to
    return parts.map(part => trimmed(text, part)).filter(part => part.to > part.from)
  })
}

function shortened(text: string, { from, to }: Span, longest: number): Span[] {
  if (to - from <= longest) return [{ from, to }]
  const within = text.slice(from, from + longest)
  const pauses = [...within.matchAll(PAUSE)].map(({ index, 0: mark }) => index + mark.length)
  const cut = pauses.at(-1) ?? (within.lastIndexOf(' ') + 1 || longest)
  return [{ from, to: from + cut }, ...shortened(text, { from: from + cut, to }, longest)]
}

function trimmed(text: string, { from, to }: Span): Span {
  const said = text.slice(from, to)
  return { from: from + said.length - said.trimStart().length, to: to - (said.length - said.trimEnd().length) }
}
