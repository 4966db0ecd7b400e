import type { YAMLError } from 'yaml'

/** What is wrong and how to fix it, in words for editors. */
export interface Issue {
  message: string
  fix: string
}

interface Rule extends Issue {
  /** Any code where left out. */
  codes?: YAMLError['code'][]
  /** Only where the parser's message, or the line itself, matches. */
  where?: { says?: RegExp; line?: RegExp }
}

/** The commonest mistakes and their fixes; the first match is used. */
const RULES: Rule[] = [
  {
    where: { line: /^ *\t/ },
    message: 'the line begins with a tab',
    fix: 'use spaces, as many as the lines around it have'
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    where: { line: /:\s.*:(?:\s|$)/ },
    message: 'a colon is inside text without quotes',
    fix: "put the text in quotes: title: 'Privacy: what we keep'"
  },
  {
    codes: ['BLOCK_IN_FLOW'],
    message: 'a colon is inside text without quotes',
    fix: "put the text in quotes: { en: 'Note: new rates', zh: '…' }"
  },
  {
    codes: ['BAD_INDENT'],
    where: { says: /^Flow / },
    message: 'a bracket is opened here or above, and not closed',
    fix: 'close it: a list is [one, two], words in both languages are { en: …, zh: … }'
  },
  {
    codes: ['MISSING_CHAR'],
    where: { says: /^Missing closing/ },
    message: 'a quotation mark is opened here or above, and not closed',
    fix: "close it with the same mark: 'two weeks'"
  },
  {
    codes: ['MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'],
    where: { says: /followed by map values|on a single line/, line: /^[^:]*$/ },
    message: 'a line has no colon',
    fix: 'write key: text; put text of more than one line in quotes'
  },
  { codes: ['DUPLICATE_KEY'], message: 'this key is in the entry twice', fix: 'keep one of the two lines' },
  {
    codes: ['BAD_SCALAR_START', 'BAD_ALIAS'],
    message: 'text begins with a sign that has a meaning of its own here (@ % ` * &)',
    fix: "put the text in quotes: title: '*Important'"
  },
  {
    codes: ['UNEXPECTED_TOKEN'],
    message: 'a character is where it does not belong',
    fix: "write an apostrophe twice inside single quotes ('it''s'), and nothing after the closing quote or bracket"
  },
  { codes: ['MULTIPLE_DOCS'], message: 'a line --- is in the middle', fix: 'take it out' },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR'],
    message: 'this line, or the next, does not begin in the column of the lines around it',
    fix: 'move it with spaces until it does; a space follows each colon'
  }
]

const OTHER: Issue = {
  message: 'this line is not written as the entries around it',
  fix: 'compare it with them: quotes, brackets, a space after each colon'
}

/** The issue in plain words. @param error of the parser @param line the text of its line */
export function yamlIssue({ code, message }: Pick<YAMLError, 'code' | 'message'>, line: string): Issue {
  const rule = RULES.find(
    ({ codes, where }) =>
      (codes?.includes(code) ?? true) && (where?.says?.test(message) ?? true) && (where?.line?.test(line) ?? true)
  )
  return rule ? { message: rule.message, fix: rule.fix } : OTHER
}
