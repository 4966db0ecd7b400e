/** Answers of a link, as mail and chat programs leave them: encoded, escaped, cut, with a full stop at the end. */

/** What a link holds. */
export interface Link {
  answers: Readonly<Record<string, string>>
  /** Keys and values that could not be read, in their order. */
  unread: readonly (readonly [key: string, value: string])[]
}

const MOST_DECODED = 3

/** Added by programs that count visits; none of our questions has such a name. */
const OF_TRACKERS =
  /^(?:utm_\w+|\w*(?:cl|shi?|ext|ra)id|mc_[ce]id|_gl|_ga|_hs\w+|si|spm|from|scene|isappinstalled|nsukey|openid|share_\w+|s?data|reserved|ved|usg)$/

/** What stands around a link in a sentence. */
const BEFORE = /^[\s"'“”‘’<>()[\]{}（「『《【*_~]+/
const AFTER = /\s*(?:[<\r\n[|`，。；！？【《「]\D*)?[\s"'“”‘’<>()[\]{}）」』》】*_~|`=/.,;:!?。，、；：！？…\\]*$/

/**
 * The answers of a fragment; without one, as in `#rules`, nothing.
 * @param accept the answer as we write it, or undefined where the value is none
 */
export function readLink(hash: string, accept: (key: string, value: string) => string | undefined): Link {
  const answers: Record<string, string> = {}
  const unread: [string, string][] = []
  for (const [key, values] of pairsOf(hash)) {
    // Our addresses join the ticked options of a question; the boot script, when it reloads a page, repeats the key.
    // Two numbers are no number, not one with a space between its thousands.
    const value = [...new Set(values)].join(/^\d/.test(values[0] ?? '') ? ' & ' : ' ')
    const answer = [bare(value), bare(value).toLowerCase(), value]
      .filter(text => text !== '' || value === '')
      .map(text => accept(key, text))
      .find(read => read !== undefined)
    if (answer !== undefined) answers[key] = answer
    else if (value !== '' && !OF_TRACKERS.test(key)) unread.push([key, value])
  }
  return { answers, unread }
}

function bare(text: string): string {
  return text.replace(BEFORE, '').replace(AFTER, '')
}

/** Each key once, with all its values. */
function pairsOf(hash: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(plainFragment(hash))) {
    const name = key.toLowerCase().replace(/[^\w-]/g, '')
    if (name !== '') pairs.set(name, [...(pairs.get(name) ?? []), value.trim()])
  }
  return pairs
}

/** The fragment as it was before programs changed it: `age=30&pay=480`. */
function plainFragment(hash: string): string {
  // A browser inside an app may leave a directive for marked text.
  let text = separated(hash.replace(/:~:.*$/s, ''))
  for (let round = 0; round < MOST_DECODED && isEncoded(text); round++) text = separated(decoded(text))
  // `#rules` is a heading.
  return text.includes('=') ? text : ''
}

/** `#age%3D30%26pay%3D480`, and `#age=30%26pay%3D480`. */
function isEncoded(text: string): boolean {
  return (
    (!text.includes('=') && /%(?:25)*3d/i.test(text)) ||
    /%(?:25)*26(?:amp(?:;|%(?:25)*3b))*[\w-]+%?(?:25)*(?:=|3d)/i.test(text)
  )
}

function decoded(text: string): string {
  // A piece at a time: half an escape must not lose the rest.
  return text.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}

/**
 * One `&` between answers, whatever stands there: `&amp;`, a second `#`, a semicolon, the `?` of a tracker; `=` where mail
 * wrote `=3D`.
 */
function separated(text: string): string {
  return text
    .replace(/&(?:amp|#0*38|#x0*26)(?:;|%3B)/gi, '&')
    .replace(/&(?:quot|gt|lt|nbsp|apos|#\d+);/gi, ' ')
    .replace(/=3D/gi, '=')
    .replace(/%EF%BC%86|＆/gi, '&')
    .replace(/%EF%BC%9D|＝/gi, '=')
    .replace(/#|%EF%BC%83|＃/gi, '&')
    .replace(/[;?](?=\s*[\w-]+=)/g, '&')
    .replace(/&(?:amp;)+/gi, '&')
}
