/** Lists what is hard to take in at one reading: `npm run -s report -- sentences`. */
import { LANGUAGE_TAGS } from '../../i18n/languages.ts'
import type { Page } from '../checks/pages.ts'
import { COMPONENT, joinLines, wordsIn } from '../checks/text.ts'
import type { PrintedText } from './printed-texts.ts'

export interface LongSentence {
  file: string
  line: number
  words: number
  /** `…` stands for what a component prints. */
  sentence: string
}

/** The style guide of the Australian Government: 25 words at most. */
const MOST_WORDS = 25

const segmenter = new Intl.Segmenter(LANGUAGE_TAGS.en, { granularity: 'sentence' })

/** English sentences of more than 25 words, the longest first. A figure counts as one word. */
export function longSentences(pages: readonly Page[], printed: readonly PrintedText[]): LongSentence[] {
  return [...pages.filter(({ language }) => language === 'en').flatMap(inPage), ...printed.flatMap(inPrinted)].sort(
    (a, b) => b.words - a.words
  )
}

/** One a line: the words, the place and the sentence. */
export function longSentencesText(found: readonly LongSentence[]): string {
  const lines = found.map(({ file, line, words, sentence }) => `${words}  ${file}:${line}  ${sentence}`)
  return [`${found.length} English sentences of more than ${MOST_WORDS} words`, ...lines].join('\n')
}

function inPage({ file, blocks }: Page): LongSentence[] {
  return blocks
    .filter(({ kind }) => kind !== 'code' && kind !== 'expression')
    .flatMap(({ lines }) => longIn(joinLines(lines), file, lines[0]?.line ?? 1))
}

/** The English part of a line: a line of data may have both languages. */
function inPrinted({ file, line, text }: PrintedText): LongSentence[] {
  const english = text.replace(/^.*\ben: /, '').replace(/,?\s*\bzh: .*$/, '')
  return /\p{Script=Han}/u.test(english) ? [] : longIn(english.replace(/\{[^}]*\}/g, COMPONENT), file, line)
}

function longIn(text: string, file: string, line: number): LongSentence[] {
  const plain = text.replace(/\s+/g, ' ')
  return [...segmenter.segment(plain)].flatMap(({ segment }) => {
    const words = wordsIn(segment.replaceAll(COMPONENT, ' 1 ')).length
    const sentence = segment.replaceAll(COMPONENT, '…').trim()
    return words > MOST_WORDS ? [{ file, line, words, sentence }] : []
  })
}
