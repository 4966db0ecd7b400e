/**
 * Where a text stops being JSON, and what should be there. The messages of JSON.parse differ
 * from one Node to the next, and most have no position; names given twice it does not see at all.
 */
import { readable } from '../../rules/situations/given.ts'

/** Beyond these nobody means a situation: the deepest nests five deep, the longest has a few hundred values. */
const MOST_DEPTH = 50
const MOST_VALUES = 10_000

const SPACE = /[ \t\n\r]*/y
const WORD = /[^ \t\n\r,:{}[\]"]*/y
/** A quotation mark and what may follow it in a text. */
const STRING = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** What is wrong, and at which character. */
class Fault extends Error {
  readonly at: number

  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

/**
 * The first fault of a text that should be JSON: `line 2, column 7: takes a colon here, not }`.
 * A field given twice is one, and so is more than any situation needs. Columns count characters.
 * @returns undefined where there is none
 * @throws errors that the text did not cause
 */
export function jsonFault(text: string): string | undefined {
  try {
    new Reader(text).read()
    return undefined
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return `${place(text, error.at)}: ${error.message}`
  }
}

function place(text: string, at: number): string {
  let [line, start] = [1, 0]
  for (const { index, 0: end } of text.slice(0, at).matchAll(/\r\n|\r|\n/g)) {
    line += 1
    start = index + end.length
  }
  // A character outside the first 65,536 takes two places of the text.
  const column = text.slice(start, at).replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.').length + 1
  return `line ${line}, column ${column}`
}

class Reader {
  readonly #text: string
  #at = 0
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): void {
    this.#value(0)
    if (this.#next() !== undefined) this.#refuse('nothing more')
  }

  #value(depth: number): void {
    const next = this.#next()
    this.#values += 1
    if (this.#values > MOST_VALUES) throw this.#tooMuch(`${MOST_VALUES} values`)
    if (depth > MOST_DEPTH) throw this.#tooMuch(`${MOST_DEPTH} levels deep`)
    if (next === '{') this.#object(depth + 1)
    else if (next === '[') this.#array(depth + 1)
    else if (next === '"') this.#string()
    else this.#word()
  }

  #tooMuch(what: string): Fault {
    return new Fault(this.#at, `more than ${what}, which no situation needs`)
  }

  #object(depth: number): void {
    const names = new Set<string>()
    if (this.#opens('}')) return
    do {
      if (this.#next() !== '"') this.#refuse('the name of a field in double quotes')
      const at = this.#at
      const name = JSON.parse(this.#string()) as string
      if (names.has(name)) throw new Fault(at, `the field "${readable(name)}" is given twice`)
      names.add(name)
      if (this.#next() !== ':') this.#refuse('a colon')
      this.#at += 1
      this.#value(depth)
    } while (this.#goesOn('}'))
  }

  #array(depth: number): void {
    if (this.#opens(']')) return
    do this.#value(depth)
    while (this.#goesOn(']'))
  }

  /** Past the opening bracket, and past the closing one where nothing is between them. */
  #opens(close: string): boolean {
    this.#at += 1
    if (this.#next() !== close) return false
    this.#at += 1
    return true
  }

  #goesOn(close: string): boolean {
    const next = this.#next()
    if (next !== ',' && next !== close) this.#refuse(`a comma or ${close}`)
    this.#at += 1
    return next === ','
  }

  /** Past a text in quotes, which it returns unchanged. */
  #string(): string {
    const start = this.#at
    const end = start + match(STRING, this.#text, start).length
    const next = this.#text[end] ?? '\n'
    this.#at = end + 1
    if (next === '"') return this.#text.slice(start, this.#at)
    if (next === '\\') {
      const takes = 'goes before one of " \\ / b f n r t, or u and four digits; \\\\ is a \\ itself'
      throw new Fault(end, `a \\ in a text ${takes}`)
    }
    if (next === '\n' || next === '\r') throw new Fault(start, 'the text that begins here has no closing " on its line')
    throw new Fault(end, `takes no ${readable(next)} in a text; JSON writes \\u and its four digits`)
  }

  #word(): void {
    const word = match(WORD, this.#text, this.#at)
    if (!/^(?:true|false|null)$/.test(word) && !NUMBER.test(word)) this.#refuse('a value')
    this.#at += word.length
  }

  /** The next character that is no space; undefined at the end. */
  #next(): string | undefined {
    this.#at += match(SPACE, this.#text, this.#at).length
    return this.#text[this.#at]
  }

  #refuse(takes: string): never {
    const found = match(WORD, this.#text, this.#at) || this.#text[this.#at]
    if (found === undefined) throw new Fault(this.#at, `takes ${takes} here, but the input ends`)
    throw new Fault(this.#at, `takes ${takes} here, not ${readable(found)}${hint(found)}`)
  }
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** For what people write who know JavaScript, Python or YAML. */
function hint(found: string): string {
  if (/^[+-]?(?:NaN|Infinity)$/.test(found)) return ', which is no number in JSON'
  if (/^[+-]?[\d.]/.test(found) && !NUMBER.test(found)) return '; a number is written such as 30, -5 or 0.5'
  if (/^['‘’“”`]/.test(found)) return '; text goes in double quotes (")'
  if (/^(?:\/[/*]|#)/.test(found)) return '; JSON has no comments'
  return ''
}
