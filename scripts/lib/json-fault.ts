/**
 * Where a text stops being JSON, and what should be there. The messages of JSON.parse differ
 * from one Node to the next, and most have no position; names given twice it does not see at all.
 */
import { printParseErrorCode, visit } from 'jsonc-parser'
import { readable } from '../../rules/situations/given.ts'

/** Beyond these nobody means a situation: the deepest nests five deep, the longest has a few hundred values. */
const MOST_DEPTH = 50
const MOST_VALUES = 10_000

/** What should stand where the parser stops, by the name of its error. */
const EXPECTED: Partial<Record<string, string>> = {
  InvalidSymbol: 'a name or a value',
  UnexpectedEndOfNumber: 'a whole number',
  PropertyNameExpected: 'the name of a field in double quotes',
  ValueExpected: 'a name or a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma or the closing bracket',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'nothing more'
}

/** What is wrong with a text in quotes. */
const OF_TEXT: Partial<Record<string, string>> = {
  UnexpectedEndOfString: 'has no closing " on its line',
  InvalidCharacter: 'has a tab or another control character; JSON writes \\u and its four digits',
  InvalidUnicode: 'has a \\u without its four digits',
  InvalidEscapeCharacter: 'has a \\ that goes before none of " \\ / b f n r t u; \\\\ is a \\ itself'
}

/** What is wrong, with its place; it stops the parser. */
class Fault extends Error {}

/**
 * The first fault of a text that should be JSON: `line 2, column 7: takes a colon here, not }`.
 * A field given twice is one, and so is more than any situation needs.
 * @returns undefined where there is none
 * @throws errors that the text did not cause
 */
export function jsonFault(text: string): string | undefined {
  /** The names of the fields of each object that is open, outermost first. */
  const names: Set<string>[] = []
  let [depth, values] = [0, 0]

  function refuse(line: number, character: number, message: string): never {
    throw new Fault(`line ${line + 1}, column ${character + 1}: ${message}`)
  }

  function count(line: number, character: number): void {
    values += 1
    if (values > MOST_VALUES) refuse(line, character, `more than ${MOST_VALUES} values, which no situation needs`)
    if (depth > MOST_DEPTH) refuse(line, character, `more than ${MOST_DEPTH} levels deep, which no situation needs`)
  }

  try {
    visit(
      text,
      {
        onObjectBegin(_offset, _length, line, character) {
          count(line, character)
          depth += 1
          names.push(new Set())
        },
        onObjectEnd() {
          depth -= 1
          names.pop()
        },
        onObjectProperty(name, _offset, _length, line, character) {
          const inObject = names.at(-1)
          if (inObject?.has(name)) refuse(line, character, `the field "${readable(name)}" is given twice`)
          inObject?.add(name)
        },
        onArrayBegin(_offset, _length, line, character) {
          count(line, character)
          depth += 1
        },
        onArrayEnd() {
          depth -= 1
        },
        onLiteralValue(_value, _offset, _length, line, character) {
          count(line, character)
        },
        onError(code, offset, length, line, character) {
          const ofText = OF_TEXT[printParseErrorCode(code)]
          if (ofText) refuse(line, character, `the text that begins here ${ofText}`)
          const found = text.slice(offset, offset + length)
          const but = found ? `not ${readable(found)}${hint(found)}` : 'but the input ends'
          refuse(line, character, `takes ${EXPECTED[printParseErrorCode(code)] ?? 'JSON'} here, ${but}`)
        }
      },
      { disallowComments: true }
    )
    return undefined
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return error.message
  }
}

/** For what people write who know JavaScript, Python or YAML. */
function hint(found: string): string {
  if (/^(?:NaN|Infinity)/.test(found)) return ', which is no number in JSON'
  if (/^(?:[+.]|0\d)/.test(found)) return '; a number is written such as 30, -5 or 0.5'
  if (/^['‘’“”`]/.test(found)) return '; text goes in double quotes (")'
  if (/^(?:\/[/*]|#)/.test(found)) return '; JSON has no comments'
  return ''
}
