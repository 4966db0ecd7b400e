/** What the YAML parser found wrong, in words for somebody who writes text and not programs. */
import type { YAMLError } from 'yaml'

/** Something wrong, and its mend, in words for editors. */
export interface Fault {
  message: string
  /** What to do about it. */
  mend: string
}

interface Rule extends Fault {
  /** Left out: whatever the parser calls it. */
  codes?: YAMLError['code'][]
  /** Only where the parser's own message, or the line itself, looks so. */
  where?: { says?: RegExp; line?: RegExp }
}

/** The first that fits is taken; the commonest slips and how each is mended. */
const RULES: Rule[] = [
  {
    where: { line: /^ *\t/ },
    message: 'the line begins with a tab',
    mend: 'use spaces, as many as the lines around it have'
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    where: { line: /:\s.*:(?:\s|$)/ },
    message: 'a colon stands inside text that has no quotes',
    mend: "put the text in quotes: title: 'Privacy: what we keep'"
  },
  {
    codes: ['BLOCK_IN_FLOW'],
    message: 'a colon stands inside text that has no quotes',
    mend: "put the text in quotes: { en: 'Note: new rates', zh: '…' }"
  },
  {
    codes: ['BAD_INDENT'],
    where: { says: /^Flow / },
    message: 'a bracket is opened here or above, and not closed',
    mend: 'close it: a list is [one, two], words in both languages are { en: …, zh: … }'
  },
  {
    codes: ['MISSING_CHAR'],
    where: { says: /^Missing closing/ },
    message: 'a quotation mark is opened here or above, and not closed',
    mend: "close it with the same mark: 'two weeks'"
  },
  {
    codes: ['MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'],
    where: { says: /followed by map values|on a single line/, line: /^[^:]*$/ },
    message: 'a line has no colon',
    mend: 'write key: text; put text of more than one line in quotes'
  },
  {
    codes: ['DUPLICATE_KEY'],
    message: 'this key stands twice in the same entry',
    mend: 'keep one of the two lines'
  },
  {
    codes: ['BAD_SCALAR_START', 'BAD_ALIAS'],
    message: 'text begins with a sign that has a meaning of its own here (@ % ` * &)',
    mend: "put the text in quotes: title: '*Important'"
  },
  {
    codes: ['UNEXPECTED_TOKEN'],
    message: 'a sign stands where it does not belong',
    mend: "write an apostrophe twice inside single quotes ('it''s'), and nothing after the closing quote or bracket"
  },
  {
    codes: ['MULTIPLE_DOCS'],
    message: 'a line --- stands in the middle',
    mend: 'take it out'
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR'],
    message: 'this line, or the next, does not begin in the column of the lines around it',
    mend: 'move it with spaces until it does; a space follows each colon'
  }
]

const OTHER: Fault = {
  message: 'this line is not written as the entries around it',
  mend: 'compare it with them: quotes, brackets, a space after each colon'
}

/**
 * The fault in plain words.
 * @param error what the parser reported
 * @param line the text of the line on which it stands
 */
export function yamlFault({ code, message }: Pick<YAMLError, 'code' | 'message'>, line: string): Fault {
  const rule = RULES.find(
    ({ codes, where }) =>
      (codes?.includes(code) ?? true) && (where?.says?.test(message) ?? true) && (where?.line?.test(line) ?? true)
  )
  return rule ? { message: rule.message, mend: rule.mend } : OTHER
}
