/** Recognises words of danger in a query, so that help stands above every result. */

/** One kind of danger, ready to show; made from data/crisis-words.yaml by the build. */
export interface CrisisHelp {
  say: string[]
  services: { name: string; phone: string; tel: string }[]
  /** Paths below the language that ranking puts first. */
  pages: string[]
  /** The first of them, to read on. */
  link?: { href: string; title: string }
}

/**
 * Latin letters, digits and Chinese characters, as plain ranges: classes of Unicode
 * properties take a slow phone several milliseconds to compile, in the middle of typing.
 */
const NOT_WORDS = /[^a-z0-9\u3400-\u9fff\uf900-\ufaff]+/g
const CHINESE = /[\u3400-\u9fff]/

/** The digits of one number: $10,000 is no call to 000. */
const DIGITS_APART = /(\d)[ ,](?=\d)/g

/** Words with one space between them; Chinese is found without any. */
function plain(text: string): string {
  const letters = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '').replace(DIGITS_APART, '$1')
  return ` ${letters.replace(NOT_WORDS, ' ').trim()} `
}

/**
 * The first kind of danger that a query speaks of, in the order of data/crisis-words.yaml.
 * @param query as typed; only its first 500 characters are looked at
 * @returns undefined where it speaks of none
 */
export function crisisHelp(query: string, kinds: CrisisHelp[]): CrisisHelp | undefined {
  const words = plain(query.slice(0, 500))
  const unspaced = words.replaceAll(' ', '')
  return kinds.find(({ say }) =>
    say.some(saying => (CHINESE.test(saying) ? unspaced.includes(saying) : words.includes(` ${saying} `)))
  )
}
