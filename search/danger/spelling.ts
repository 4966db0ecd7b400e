/**
 * Undoes the spellings with which people pass filters: `su1cide`, `s u i c i d e`, `自s`, `紫砂`. Danger is looked for in
 * what is left.
 */
import { joinDigits } from '../numbers.ts'
import { readPinyin } from '../pinyin.ts'

/** What the search script knows about spellings; made from data/danger-spellings.yaml by the build. */
export interface Spellings {
  /** `[meant, …written]`: Chinese words, each with those that stand for it. */
  meant: string[][]
  /** Phrases in which such words mean no danger, as `plainText` gives them; `#` is any number. */
  harmless: string[]
  /** Readings of the characters in Chinese phrases, as `readPinyin` takes them. */
  pinyin: string
}

/** Plain ranges: classes of Unicode properties take a slow phone several milliseconds to compile, while typing. */
const NOT_WORDS = /[^a-z0-9\u3400-\u9fff\uf900-\ufaff]+/g
const CHINESE = /[\u3400-\u9fff]/
const BETWEEN_CHINESE = /([\u3400-\u9fff]) (?=[\u3400-\u9fff])/g

/** A few letters beside a Chinese character, which they may belong to. */
const BESIDE = /([\u3400-\u9fff]?) ?\b[a-z]{1,8}\b ?([\u3400-\u9fff]?)/g

/** Signs around a word, but no `$` or `@` that may be its first letter. */
const AROUND = /^["“”(（\[#*~]+|["“”)）\].,;:?!…*~]+$/g

/** Single letters with something between them: `s u i c i d e`, `k.m.s`. */
const LETTERS_APART = /(?:^|[^a-z0-9])([a-z](?:[ ._*-]+[a-z])+)(?![a-z0-9])/g

/** The letters that a sign or a digit may stand for. */
const STANDS_FOR: Record<string, string> = {
  '0': 'o',
  '1': '[il]',
  '!': '[il]',
  '|': '[il]',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g'
}

/** Endings that the words of phrases may have. */
const ENDINGS = ['', 's', 'ed', 'ing']

/** Fewer letters could be any word. */
const FEWEST_LETTERS = 3

/** Folded text with one space between words. `$10,000` is not 000. */
export function plainText(folded: string): string {
  return joinDigits(folded).replace(NOT_WORDS, ' ').trim()
}

/** Reads what people write as what they mean. */
export class SpellingReader {
  private readonly harmless: RegExp
  private readonly english = new Map<string, string>()
  private readonly chinese: string[]
  private readonly forms = new Map<string, RegExp>()
  private readings: ReadonlyMap<string, string[]> | undefined

  /** @param phrases phrases of danger in both languages, as `plainText` gives them */
  constructor(
    private readonly spellings: Spellings,
    phrases: readonly string[]
  ) {
    this.chinese = phrases.filter(phrase => CHINESE.test(phrase))
    const plain = new Set(phrases)
    for (const phrase of phrases) {
      if (CHINESE.test(phrase)) continue
      const words = phrase.split(' ')
      for (const word of words) this.english.set(word, word)
      // Phrases are also typed without spaces; “overdose” is no other spelling of “over dose”.
      const joined = words.join('')
      if (words.length > 1 && !plain.has(joined)) this.english.set(joined, phrase)
    }
    const harmless = spellings.harmless.map(phrase => (CHINESE.test(phrase) ? phrase : `\\b${phrase}\\b`))
    this.harmless = new RegExp(harmless.join('|').replace(/#/g, '\\d+k?') || '(?!)', 'g')
  }

  /** Plain words, without phrases that mean no danger. @param folded as `fold` gives it */
  read(folded: string): string {
    const apart = folded.replace(LETTERS_APART, (all, letters: string) => {
      const word = this.english.get(letters.replace(/[^a-z]/g, ''))
      return word && letters.length > FEWEST_LETTERS ? all.replace(letters, word) : all
    })
    const words = plainText(
      apart
        .split(' ')
        .map(word => this.readWord(word))
        .join(' ')
    )
    const joined = words.replace(BETWEEN_CHINESE, '$1')
    const read = this.readChinese(joined.replace(this.harmless, ' '))
    return read === joined ? words : read.replace(/ +/g, ' ').trim()
  }

  /** `su1cide`, `su*cide`, `sui-cide` and `diiie`; any other word as it is. */
  private readWord(typed: string): string {
    const word = typed.replace(AROUND, '')
    const known = this.english.get(word)
    if (known) return known
    if (!/[a-z]/.test(word) || CHINESE.test(word) || !/[^a-z]|(.)\1\1/.test(word)) return typed
    let letters = 0
    let pattern = ''
    for (const [run = '', one = ''] of word.matchAll(/(.)\1*/gu)) {
      const letter = /[a-z]/.test(one) ? one : STANDS_FOR[one]
      letters += letter ? run.length : 0
      // A hyphen or a full stop hides nothing; a star may hide a letter.
      if (letter) pattern += run.length > 2 ? `${letter}{1,${run.length}}` : letter.repeat(run.length)
      else if (!/[-./,'’]/.test(one)) pattern += `[a-z]{0,${run.length}}`
    }
    if (letters < FEWEST_LETTERS) return typed
    const shape = new RegExp(`^${pattern}$`)
    for (const [each, meant] of this.english) {
      if (each.length < FEWEST_LETTERS || each.length > 2 * letters) continue
      const ending = ENDINGS.find(end => shape.test(each + end))
      if (ending !== undefined) return meant + ending
    }
    return typed
  }

  private readChinese(text: string): string {
    if (!CHINESE.test(text)) return text
    let read = text
    for (const [meant = '', ...written] of this.spellings.meant) {
      for (const each of written) read = read.split(each).join(meant)
    }
    return this.readMixed(read)
  }

  /** Letters for some characters of a phrase: `自s`, `家bao`. */
  private readMixed(text: string): string {
    const beside = new Set([...text.matchAll(BESIDE)].flatMap(([, before, after]) => [before, after]))
    let read = text
    for (const phrase of this.chinese) {
      // Forms take a slow phone long to compile.
      if (![...phrase].some(char => beside.has(char))) continue
      read = read.replace(this.mixedForm(phrase), found => (CHINESE.test(found) ? phrase : found))
    }
    return read
  }

  /** A phrase with any of its characters in pinyin, or as the first letter of it, which then touches its neighbours. */
  private mixedForm(phrase: string): RegExp {
    const known = this.forms.get(phrase)
    if (known) return known
    const readings = (this.readings ??= readPinyin(this.spellings.pinyin))
    const chars = [...phrase]
    const forms = chars.map((char, at) => {
      const before = at === 0 ? '\\b' : ''
      const after = at === chars.length - 1 ? '\\b' : ''
      const syllables = readings.get(char) ?? []
      const whole = syllables.map(syllable => `|${before}${syllable}${after}`)
      const first = syllables.map(([letter = '']) => `|${before}${letter}${after || '(?! )'}`)
      return `(?:${at === 0 ? '' : ' ?'}(?:${char}${whole.join('')})${first.join('')})`
    })
    const form = new RegExp(forms.join(''), 'g')
    this.forms.set(phrase, form)
    return form
  }
}
