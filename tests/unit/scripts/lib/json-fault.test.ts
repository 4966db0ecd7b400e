import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../../../scripts/lib/json-fault.ts'
import { forAll } from '../../for-all.ts'

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('jsonFault', () => {
  it.each([
    // At the start, in the middle, at the end; the end is counted after what spaces there are.
    ['x', 'line 1, column 1: takes a name or a value here, not x'],
    ['{"age" 30}', 'line 1, column 8: takes a colon here, not 30'],
    ['{"age":30', 'line 1, column 10: takes a comma or } here, but the input ends'],
    ['{"age":', 'line 1, column 8: takes a name or a value here, but the input ends'],
    ['{"age": ', 'line 1, column 9: takes a name or a value here, but the input ends'],
    ['[1,\n 2\n', 'line 3, column 1: takes a comma or ] here, but the input ends'],
    ['{"age":30} {', 'line 1, column 12: takes nothing more here, not {'],
    ['{"age":30}}', 'line 1, column 11: takes nothing more here, not }'],
    // Over several lines, with either ending, and after characters of more than one byte or more than one place.
    ['{\n  "age": 30\n  "rent": 1\n}', 'line 3, column 3: takes a comma or the closing bracket here, not "rent"'],
    ['{\r\n  "age": 30\r\n  "rent": 1\r\n}', 'line 3, column 3: takes a comma or the closing bracket here, not "rent"'],
    ['{\r  "age" 30 }', 'line 2, column 9: takes a colon here, not 30'],
    ['{"立足": "é", x}', 'line 1, column 13: takes a name or a value here, not x'],
    ['["😀" 1]', 'line 1, column 7: takes a comma or the closing bracket here, not 1'],
    // Commas and brackets.
    ['{"age":30,}', 'line 1, column 11: takes the name of a field in double quotes here, not }'],
    ['[1,]', 'line 1, column 4: takes a name or a value here, not ]'],
    ['[1}', 'line 1, column 3: takes a comma or the closing bracket here, not }'],
    ['{,}', 'line 1, column 2: takes a name or a value here, not ,'],
    // What other languages write.
    ['NaN', 'line 1, column 1: takes a name or a value here, not NaN, which is no number in JSON'],
    ['[-Infinity]', 'line 1, column 2: takes a name or a value here, not -'],
    ['[007]', 'line 1, column 3: takes a comma or the closing bracket here, not 0'],
    ['[.5]', 'line 1, column 2: takes a name or a value here, not .5; a number is written such as 30, -5 or 0.5'],
    ["{'age':30}", `line 1, column 2: takes a name or a value here, not 'age'; text goes in double quotes (")`],
    ['{“age”:30}', `line 1, column 2: takes a name or a value here, not “age”; text goes in double quotes (")`],
    ['{"a":1} // one', 'line 1, column 9: takes JSON here, not // one; JSON has no comments'],
    ['{"a":None}', 'line 1, column 6: takes a name or a value here, not None'],
    ['[\u00a01]', 'line 1, column 2: takes a name or a value here, not \\u{a0}1'],
    // Texts.
    ['{"a": "b\n}', 'line 1, column 7: the text that begins here has no closing " on its line'],
    ['["a', 'line 1, column 2: the text that begins here has no closing " on its line'],
    ['["a\\"', 'line 1, column 2: the text that begins here has no closing " on its line'],
    [
      '["a\tb"]',
      'line 1, column 2: the text that begins here has a tab or another control character; JSON writes \\u and its four digits'
    ],
    [
      '["\\x41"]',
      'line 1, column 2: the text that begins here has a \\ that goes before none of " \\ / b f n r t u; \\\\ is a \\ itself'
    ],
    ['["\\u12"]', 'line 1, column 2: the text that begins here has a \\u without its four digits'],
    // Fields given twice, which JSON.parse lets pass.
    ['{"age":30,\n "age":31}', 'line 2, column 2: the field "age" is given twice'],
    ['{"age":30, "\\u0061ge":31}', 'line 1, column 12: the field "age" is given twice'],
    ['[{"a":1},{"a":1,"b":{"b":{"b":1}}},{"c":1,"c":2}]', 'line 1, column 43: the field "c" is given twice']
  ])('of %j says %s', (text, message) => {
    expect(jsonFault(text)).toBe(message)
  })

  it.each(['{}', '[]', ' [ ] ', '{ "a" : [ 1 , -0.5e+3, "\\u00e9\\\\" , true , false, null, {} ] }\r\n', '"a"', '0'])(
    'takes %j',
    text => {
      expect(jsonFault(text)).toBeUndefined()
    }
  )

  it('finds a fault exactly where JSON.parse does', () => {
    const characters = [...'{}[]:,"\\ \n\r\t\u0000\u00a0\'aetrufals0123456789.+-eE']
    const change = fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...characters))
    // Depth and names are cut short, so that no name is used twice and nothing is too deep.
    const given = fc
      .array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 3 })
      .map(values => JSON.stringify(values, null, 1))
    forAll([given, fc.array(change, { maxLength: 3 })], 2000, (json, changes) => {
      const text = changes.reduce((whole, [place, removed, added]) => {
        const at = place % (whole.length + 1)
        return whole.slice(0, at) + added + whole.slice(at + removed)
      }, json)
      const fault = jsonFault(text)
      if (!fault?.endsWith('is given twice')) expect(fault === undefined).toBe(parses(text))
    })
  })

  it('is short, on one line, however long the text', () => {
    const long = 'a'.repeat(3_000_000)
    const texts = [long, `"${long}`, `{"${long}":1,"${long}":2}`, `[1 ${long}]`]
    for (const text of [...texts, `[${'1'.repeat(3_000_000)}x]`, '['.repeat(3_000_000)]) {
      expect(jsonFault(text)).toMatch(/^.{20,200}$/)
    }
  })

  it('stops at what no situation has', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(jsonFault(nested(50))).toBeUndefined()
    expect(jsonFault(nested(52))).toBe('line 1, column 52: more than 50 levels deep, which no situation needs')
    const list = (length: number) => `[${'0,'.repeat(length - 1)}0]`
    // The list is a value too.
    expect(jsonFault(list(9_999))).toBeUndefined()
    expect(jsonFault(list(10_000))).toBe('line 1, column 20000: more than 10000 values, which no situation needs')
  })
})
